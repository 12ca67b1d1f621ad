import type { previewLinkFilter } from '@izlog/contract/cms/preview-link';
import type { DocumentKindName } from '@izlog/contract/editing/document';
import type { editChanges, editVersions } from '@izlog/contract/editing/edit-history';
import type { Release, ReleaseTime } from '@izlog/contract/editing/release';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { DifferenceView } from '#site/admin/editing/door/difference-view.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import type { ContentCounts } from '../door/content-tabs.tsx';

type Change = EndpointAnswer<typeof editChanges>['records'][number];

export interface ChangeRow extends Change {
  /** Document and revision, as the form names them. */
  key: string;
  languageName: string;
  differences: readonly DifferenceView[];
}

export interface ChangesView {
  rows: readonly ChangeRow[];
  /** Releases that have not gone out: changes can go with one of them. */
  releases: readonly Pick<Release, 'id' | 'name' | 'at'>[];
  counts: ContentCounts;
  page: { page: number; lastPage: number; total: number };
  mayPublish: boolean;
}

export interface HistoryView {
  kind: DocumentKindName;
  id: number;
  language: string;
  languages: readonly SiteLanguage[];
  title: string;
  rev: number;
  isDrafted: boolean;
  isPublic: boolean;
  versions: EndpointAnswer<typeof editVersions>['records'];
  page: { page: number; lastPage: number; total: number };
  from: string;
  to: string;
  /** Null where nothing is compared. */
  differences: readonly DifferenceView[] | null;
}

/** What narrows the releases; each is a word of the address. */
export const releaseChips = ['future', 'past', 'late'] as const satisfies readonly ReleaseTime[];

export interface ReleasesView {
  asked: { when: ReleaseTime | ''; search: string };
  releases: readonly Release[];
  /** Those whose time has come and that did not go out, whatever the list is narrowed to. */
  late: readonly Release[];
  /** The one that the address names. */
  open: Release | null;
  counts: ContentCounts;
  /** When it was read: how long something is still to come is counted from then. */
  now: number;
  page: { page: number; lastPage: number; total: number };
  mayPublish: boolean;
}

/** A translation whose original says something else by now. */
export interface StaleRow {
  kind: DocumentKindName;
  id: number;
  language: string;
  title: string;
  languageName: string;
  sourceName: string;
  /** Names of the fields that are stale. */
  fields: readonly string[];
  count: number;
}

/** Stale translations among those that were looked at. */
export interface StaleView {
  rows: readonly StaleRow[];
  from: number;
  /** Where to look further; null where all were looked at. */
  next: number | null;
}

/** The preview links that are good. */
export interface PreviewsView {
  links: EndpointAnswer<typeof previewLinkFilter>['records'];
  page: { page: number; lastPage: number; total: number };
  mayRevoke: boolean;
}
