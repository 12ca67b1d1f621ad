import type { z } from 'zod';

/** What a field of a declared record can be; a new kind is a file here, one in the platform and one on the site. */
export const fieldKinds = [
  'text',
  'lines',
  'words',
  'email',
  'whole',
  'money',
  'percent',
  'yesNo',
  'choice',
  'code',
  'state',
  'instant',
  'day',
  'period',
  'reference',
  'references',
  'entries',
  'picture',
  'count',
  'optionalText',
  'url',
  'decimal',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** What stands in a record for a field of each kind. */
export interface KindValues {
  text: string;
  lines: string;
  /** By three-letter language code. */
  words: Readonly<Record<string, string>>;
  email: string;
  whole: number | null;
  /** In decimals of the currency. */
  money: number | null;
  /** 25 is 25 %. */
  percent: number | null;
  yesNo: boolean;
  choice: string;
  code: number;
  state: string;
  /** As ISO text. */
  instant: string | null;
  /** As ISO text. */
  day: string | null;
  /** Beginning and end, the end not counted; null where it has none. */
  period: readonly [from: string | null, to: string | null];
  /** An id. */
  reference: number | null;
  /** Ids. */
  references: readonly number[];
  entries: readonly string[];
  /** An id. */
  picture: number | null;
  count: number;
  optionalText: string | null;
  url: string | null;
  decimal: number | null;
}

/** What may be declared of a field of any kind. */
export interface FieldOptions {
  /** It cannot be left empty. */
  isRequired?: boolean;
  /** The shop sets it: it is shown and never taken. */
  isReadOnly?: boolean;
  /** Other fields say whether it has to be filled in: the form does not call it optional. */
  isConditional?: boolean;
  /** It is given for a new record and stays: the form of one that is there does not ask for it. */
  isFixed?: boolean;
  /** No other record of the site has the same: saving refuses it. */
  isUnique?: boolean;
  /**
   * A column of the list; `name` is the one that leads to the record, `sum` the amount that a row is about, `more` one that
   * only those see who choose it. What a record with endpoints of its own making says nothing of can be chosen too.
   */
  list?: true | 'name' | 'sum' | 'more';
  /** The list can be put in its order. Needs an index. */
  sort?: true;
  /** The words that a list is searched by are looked for in it. */
  search?: true;
  /** The list can be narrowed by it: to a value, or to where it is `empty` or `filled`. Needs an index. */
  filter?: true | 'empty' | 'rare';
  /** Where an endpoint that was there before asks by other names: of the value, or of beginning and end. */
  asks?: string | readonly [from: string, to: string];
  /** Fields of the record that it is rendered from, where it is not one itself. */
  of?: string | readonly [string, string];
  /** Fields with the same group stand together in the form. */
  group?: string;
  /** What the description of the API says of it. */
  about?: string;
  /** The title of its column in the files of a catalogue, where that is not its name (`country_of_origin`). */
  file?: string;
  /** A column of the grid, in which many records are written as in a spreadsheet. */
  grid?: true;
  /** A column of the variants of a product, each of which has its own. */
  variants?: true;
  /** Many records can be given one value at once; the name of that change, where it is not that of the field. */
  bulk?: true | string;
  /** Visitors read it among the facts of the page, and on the tile of lists. */
  page?: true;
  tile?: true;
  /** The property by which search engines get it (schema.org). */
  schemaOrg?: string;
}

/** A field of a declared record. */
export interface Field<K extends FieldKind = FieldKind, S extends z.ZodType = z.ZodType>
  extends FieldOptions {
  kind: K;
  /** What stands in a record. */
  schema: S;
  /** How a list is asked for a value of it, as the text of a query. */
  asked: z.ZodType<string>;
  /** What a new record has when nothing is given; without it the field has to be sent. */
  empty?: KindValues[K];
  /** Longest text. */
  max?: number;
  /** Smallest and largest number. */
  least?: number;
  most?: number;
  /** A day is meant when it is over. */
  ends?: true;
  /** What may be chosen. */
  choices?: readonly string[];
  /** A good value, another one for each number, and one that is refused: the generated suite plays them. */
  sample?: (number: number) => KindValues[K];
  wrong?: unknown;
}

export type Fields = Readonly<Record<string, Field>>;

/** Names of the fields of which something is said: `FieldsWith<typeof fields, 'grid'>`. */
export type FieldsWith<F extends Fields, O extends keyof FieldOptions> = {
  [N in keyof F]: F[N] extends Readonly<Record<O, true | string>> ? N : never;
}[keyof F] &
  string;

/** What stands in a record of some fields. */
export type ValuesOf<F extends Fields> = { [N in keyof F]: z.output<F[N]['schema']> };

/** What need not be given is null where nothing is. */
export type Nullable<O extends FieldOptions, S extends z.ZodType> = O extends { isRequired: true }
  ? S
  : z.ZodNullable<S>;
