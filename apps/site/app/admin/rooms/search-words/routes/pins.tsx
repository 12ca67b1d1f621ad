import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import { pinResource } from '@izlog/contract/cms/search/search-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { PinsScreen } from '../search-screens.tsx';
import { takePinForm } from '../take-search-forms.server.ts';
import type { Route } from './+types/pins';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  const view = await loadList(site, url, pinResource);
  return {
    ...loadPlainScreen(context, 'adminPins', 'searchWords.pins'),
    view,
    word: url.searchParams.get('rijec')?.slice(0, 80) ?? '',
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  return takePinForm(site, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function PinsPage({ loaderData: { seo, view, word } }: Route.ComponentProps) {
  return <PinsScreen title={seo.title} view={view} word={word} />;
}
