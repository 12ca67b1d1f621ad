import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { Resource, Said } from '@izlog/contract/resource';
import type { FieldKind } from '@izlog/contract/resource/field';
import type { defineHistory } from '@izlog/contract/resource/record-calls';
import type { ScreenName } from '@izlog/contract/texts/admin-routes';
import type { ComponentType, ReactNode } from 'react';
import type { AdminKey } from '#site/admin/ground/frame/staff-text.tsx';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import type { ToastTone } from '#site/ui/overlays/toasts.tsx';

/** A row of any list. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** A record as its list answers it. */
export type RowOf<R extends Resource> =
  EndpointAnswer<R['endpoints']['filter']> extends { records: readonly (infer Row)[] } ? Row : never;

/** A record with all that its own endpoint answers of it. */
export type RecordOf<R extends Resource> = R['endpoints'] extends { get: infer E }
  ? unknown extends EndpointAnswer<E>
    ? AnyRow
    : EndpointAnswer<E>
  : never;

/** What the form of a record says; of fields that stay, only that of a new one. */
export type SaidOf<R extends Resource> = Omit<Said<R['fields']>, FixedOf<R>> &
  Partial<Pick<Said<R['fields']>, FixedOf<R> & keyof Said<R['fields']>>>;

type FixedOf<R extends Resource> = {
  [N in FieldOf<R>]: R['fields'][N] extends { isFixed: true } ? N : never;
}[FieldOf<R>];

/** Names of the fields of a record. */
export type FieldOf<R extends Resource> = keyof R['fields'] & string;

/** A field as a screen has to know it; plain data, since what declares it never comes to a browser. */
export interface FieldView {
  name: string;
  kind: FieldKind;
  of?: string | readonly [string, string] | undefined;
}

export interface ColumnView extends FieldView {
  /** It leads to the record. */
  isName: boolean;
  /** The amount that a row is about: beside its name on a card. */
  isSum: boolean;
  isSortable: boolean;
  /** Only those see it who choose it. */
  isMore: boolean;
}

/** What a list can be narrowed by. */
export interface FilterView extends FieldView {
  /** Its names in the address: one, or of beginning and end. */
  params: readonly string[];
  choices?: readonly string[] | undefined;
  isRare: boolean;
  /** By whether it is empty, not by its value. */
  isByEmpty: boolean;
}

/** A field that people fill in. */
export interface FormFieldView extends FieldView {
  isRequired: boolean;
  max?: number | undefined;
  least?: number | undefined;
  most?: number | undefined;
  /** A day is meant when it is over. */
  ends?: true | undefined;
  /** Other fields say whether it has to be filled in. */
  isConditional: boolean;
  /** Only a new record is asked for it. */
  isFixed: boolean;
  choices?: readonly string[] | undefined;
  group: string;
}

/** The form of a declared record. */
export interface FormView<Row = AnyRow> {
  fields: readonly FormFieldView[];
  /** What there is of it; null for a new one. */
  record: Row | null;
  /** What a new one begins with. */
  start?: AnyRow | undefined;
  languages: readonly SiteLanguage[];
  options: ListView['options'];
  /** Who changed what of it, the newest first. */
  history: readonly HistoryAct[];
}

/** An act of staff on a record: fields that differ, before and after. */
export type HistoryAct = EndpointAnswer<ReturnType<typeof defineHistory>>['acts'][number];

/** What can be chosen: of pictures with its address, of a tree with how deep it stands. */
export interface OptionView {
  value: string;
  label: string;
  src?: string;
  depth?: number;
}

/** How many records there are of some things, as far as they are counted; with `isMore` there are more. */
export type Counts = Readonly<Record<string, { count: number; isMore: boolean }>>;

/** A page of a declared list. */
export interface ListView<Row = object> {
  columns: readonly ColumnView[];
  filters: readonly FilterView[];
  /** How long the words may be that it is searched by; null where it cannot be searched. */
  longestSearch: number | null;
  /** By what it is narrowed, as the address has it; empty texts for what does not narrow. */
  filter: Readonly<Record<string, string>>;
  /** What of the address nobody can mean: the field, and the text; it narrows nothing. */
  passedOver?: readonly { name: string; text: string }[];
  /** The field it is in the order of, with `-` before it for the other way round; empty for its own order. */
  sort: string;
  views: readonly { key: string; filter: Readonly<Record<string, string>> }[];
  /** How many records a view has, by its key; of all by the empty one. */
  counts?: Counts;
  /** How many records stand in each part of the list, where it has parts. */
  parts?: Counts;
  rows: readonly Row[];
  page: { page: number; lastPage: number; total: number };
  /** There are more than were counted; `next` leads on where no number of a page does. */
  isMore: boolean;
  next: string | null;
  /** What can be chosen where the shop knows it only when it is asked: people, categories. */
  options: Readonly<Record<string, readonly OptionView[]>>;
  /** What its address is made of, where it is one of several lists. */
  params?: Readonly<Record<string, string>>;
  /** Where its records go out as a file; null where they do not. */
  file: { out: string; by: string } | null;
}

// A method, so that the look of one record is a look of any.
type OwnCell<Row> = { draw(props: { row: Row }): ReactNode }['draw'];

/** Words of what may be chosen, by value: a text of the program, or a name that is the same in every language. */
export type ChoiceWords = Readonly<Record<string, AdminKey | { readonly name: string }>>;

/** How many records the lists beside a list have, by their screen; one that could not be asked has no number. */
export type TabCounts = Readonly<Partial<Record<string, number>>>;

/** What a list says beside its records. */
interface ListWords {
  title?: AdminKey | undefined;
  /** When there is nothing at all, with what to do about it. */
  nothing: AdminKey;
  nothingLead?: AdminKey | undefined;
  /** With `{count}`; where nobody asks how many there are it is left out. */
  count?: AdminKey | undefined;
  /** What the form with the conditions is called, and what is said when nothing answers them. */
  filter?: AdminKey | undefined;
  nothingFoundLead?: AdminKey | undefined;
  /** What stands above the list. */
  lead?: AdminKey | undefined;
  /** What leads to the form of a new one. */
  new?: AdminKey | undefined;
}

/** The look of a record with all its words. */
export interface ListLook<R extends Resource = Resource, Row = AnyRow> extends OwnLook<R, Row> {
  words: ListWords;
  fields: { readonly [F in FieldOf<R>]?: AdminKey };
}

/**
 * How a declared record (`LookOf<typeof couponResource>`) is named and rendered, as far as its fields do not say it: words that
 * do not follow the rule of record-words.ts, and what is drawn otherwise.
 */
export interface OwnLook<R extends Resource = Resource, Row = AnyRow> {
  /** What the keys of its words begin with. */
  record?: string | undefined;
  /** The screen of its list. */
  route: ScreenName;
  /** The screen of one of them: rows lead there. */
  form?: ScreenName;
  /** Last part of the address of a new one, if not `novi`. */
  newRecord?: string;
  /** Products are narrowed by it under this name; one that products have does not go. */
  inProducts?: string;
  /** Lists that stand beside it, with how many records they have. */
  Tabs?: ComponentType<{ counts: TabCounts }>;
  words?: Partial<ListWords>;
  /** What the search looks in. */
  search?: AdminKey | undefined;
  fields?: { readonly [F in FieldOf<R>]?: AdminKey };
  choices?: { readonly [F in FieldOf<R>]?: ChoiceWords };
  /** Choices that stand under words of their own. */
  groups?: { readonly [F in FieldOf<R>]?: ReadonlyArray<{ title: AdminKey; values: readonly string[] }> };
  /** The choice that narrows nothing. */
  every?: { readonly [F in FieldOf<R>]?: AdminKey };
  tones?: { readonly [F in FieldOf<R>]?: Readonly<Record<string, ToastTone>> };
  /** What stands below the control of a field, and above the fields of a group. */
  hints?: { readonly [F in FieldOf<R>]?: AdminKey };
  legends?: Readonly<Record<string, AdminKey>>;
  /** Fields of `entries` that name products, by sku or `#12`: they are picked. Options have the names of those named. */
  products?: readonly FieldOf<R>[];
  /** What stands above the fields of a group, and groups of short fields that stand beside each other. */
  leads?: Readonly<Record<string, AdminKey>>;
  pairs?: readonly string[];
  views?: Readonly<Record<string, AdminKey>>;
  /** Views whose records somebody waits for. */
  urgent?: readonly string[];
  /** The part of the list in which a row stands, and the words above each. */
  parts?: { of(row: Row): string; words: Readonly<Record<string, AdminKey>> };
  /** A filter whose every choice is one of the views: it is no field beside them. */
  tabbed?: string;
  /** Where a row leads. */
  to?: Way<Row> | undefined;
  /** How much else of the shop has a record, by what words and where one sees it: it does not go before that is none. */
  used?: Use<Row> | undefined;
  /** What can be done to many rows at once, by the name of the act; `delete` is asked about once more. */
  acts?: Readonly<Record<string, AdminKey>>;
  /**
   * What is said beside a field that was refused, by the kind of the refusal; `wrong` where it cannot be read at all. With
   * `{words}` those of several texts that were.
   */
  faults?: { readonly [F in FieldOf<R>]?: Readonly<Record<string, AdminKey>> };
  /** Cells that are made by hand; three of them on one screen say that it wants to be built by hand. */
  cells?: { readonly [F in FieldOf<R>]?: OwnCell<Row> };
}

export type LookOf<R extends Resource> = OwnLook<R, RowOf<R>>;

// Methods, as OwnCell is one.
type Way<Row> = {
  to(row: Row): {
    route: ScreenName;
    params: Readonly<Record<string, string>>;
    query?: Readonly<Record<string, string>>;
  } | null;
}['to'];
type Use<Row> = {
  used(row: Row): {
    count: number;
    words: AdminKey;
    to?: { route: ScreenName; query: Readonly<Record<string, string>> };
  };
}['used'];
