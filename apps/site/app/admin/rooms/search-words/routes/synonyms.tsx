import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import { synonymResource } from '@izlog/contract/cms/search/search-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { SynonymsScreen } from '../search-screens.tsx';
import { takeSynonymForm } from '../take-search-forms.server.ts';
import type { Route } from './+types/synonyms';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  const view = await loadList(site, url, synonymResource);
  return {
    ...loadPlainScreen(context, 'adminSynonyms', 'searchWords.synonyms'),
    view,
    word: url.searchParams.get('rijec')?.slice(0, 80) ?? '',
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  return takeSynonymForm(site, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function SynonymsPage({ loaderData: { seo, view, word } }: Route.ComponentProps) {
  return <SynonymsScreen title={seo.title} view={view} word={word} />;
}
