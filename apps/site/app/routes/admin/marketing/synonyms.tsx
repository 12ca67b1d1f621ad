import '../../../admin/record/resource.css';
import '../../../kit/forms/forms.css';
import { synonymResource } from '@izlog/contract/cms/search/search-resource';
import { mustHold } from '../../../admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '../../../admin/ground/frame/once/read-staff-form.server.ts';
import { loadList } from '../../../admin/record/load-list.server.ts';
import { SynonymsScreen } from '../../../admin/rooms/search-words/search-screens.tsx';
import { takeSynonymForm } from '../../../admin/rooms/search-words/take-search-forms.server.ts';
import { sayWhenOffline } from '../../../kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import type { Route } from './+types/synonyms';

export { meta } from '../../../seo/meta.ts';

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
