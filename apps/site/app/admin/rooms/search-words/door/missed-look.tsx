import type { missedResource } from '@izlog/contract/cms/search/search-resource';
import type { LookOf } from '#site/admin/record/list-view.ts';
import { SearchTabs } from '../words-desk.tsx';

/** How words that nobody found are named and rendered. */
export const missedLook = {
  record: 'missed',
  route: 'adminSearch',
  words: { title: 'searchWords.title' },
  Tabs: () => <SearchTabs of="adminSearch" />,
  fields: { query: 'searchWords.query', language: 'segments.language' },
  // One press from a lost word to a synonym of it.
  to: ({ query }) => ({ route: 'adminSynonyms', params: {}, query: { rijec: query } }),
} satisfies LookOf<typeof missedResource>;
