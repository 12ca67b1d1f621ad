import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import { missedResource } from '@izlog/contract/cms/search/search-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { MissedScreen } from '../search-screens.tsx';
import type { Route } from './+types/missed';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  const view = await loadList(site, url, missedResource);
  return { ...loadPlainScreen(context, 'adminSearch', 'searchWords.title'), view };
}

export default function MissedPage({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <MissedScreen title={seo.title} view={view} />;
}
