import type { documentFilter } from '@izlog/contract/editing/document-list';
import type { DocumentState, ListedKind } from '@izlog/contract/editing/document-states';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import type { ContentCounts } from '../door/content-tabs.tsx';

export type ListedDocument = EndpointAnswer<typeof documentFilter>['records'][number];

/** A list of one kind of content, as its address asks for it. */
export interface ContentListView {
  kind: ListedKind;
  state: DocumentState | '';
  language: string;
  search: string;
  records: readonly ListedDocument[];
  page: { page: number; lastPage: number; total: number };
  counts: ContentCounts;
  languages: readonly SiteLanguage[];
}
