import { synonymResource } from '@izlog/contract/cms/search/search-resource';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { SynonymsScreen } from '#site/admin/rooms/search-words/search-screens.tsx';
import { takeSynonymForm } from '#site/admin/rooms/search-words/take-search-forms.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminSynonyms', title: 'searchWords.synonyms', needs: 'catalogue.edit' } as const;

export const loader = staffLoader(screen, async ({ site, url }) => {
  const view = await loadList(site, url, synonymResource);
  return { view, word: url.searchParams.get('rijec')?.slice(0, 80) ?? '' };
});

export const action = staffAction(screen, ({ site, form }) => takeSynonymForm(site, form));

export default staffScreen<typeof loader>(SynonymsScreen);
