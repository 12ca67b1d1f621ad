import type { Field, FieldKind, Fields, KindValues } from './field.ts';

/** How a value of a kind stands in a cell, and what a cell says; a text that cannot be meant is left for the schema to refuse. */
interface FileCell<V> {
  write(value: V): string;
  read(text: string): unknown;
}

const text: FileCell<string> = { write: (value) => value, read: (cell) => cell };
const optional: FileCell<string | null> = { write: (value) => value ?? '', read: (cell) => cell || null };
const number: FileCell<number | null> = {
  write: (value) => (value === null ? '' : String(value)),
  read: (cell) => {
    if (cell === '') return null;
    return /^\d{1,15}([.,]\d{1,6})?$/.test(cell) ? Number(cell.replace(',', '.')) : cell;
  },
};

const yes = /^(true|1|da|yes|ja)$/i;
const no = /^(false|0|ne|no|nein|)$/i;

/** Kinds of fields that a file has a column for; `words` has one for each language. */
const cells: { [K in FieldKind]: K extends 'words' | 'period' ? null : FileCell<KindValues[K]> } = {
  text,
  lines: text,
  email: text,
  words: null,
  whole: number,
  money: number,
  percent: number,
  yesNo: {
    write: String,
    read: (cell) => (yes.test(cell) ? true : no.test(cell) ? false : cell),
  },
  choice: text,
  code: { write: String, read: number.read },
  state: text,
  instant: optional,
  day: optional,
  // Two other fields of the record say it.
  period: null,
  reference: number,
  references: {
    write: (ids) => ids.join(' '),
    read: (cell) => cell.split(/\s+/).filter(Boolean).map(number.read),
  },
  entries: { write: (texts) => texts.join('\n'), read: (cell) => cell.split('\n').filter(Boolean) },
  picture: number,
  count: { write: String, read: number.read },
  optionalText: optional,
  url: optional,
  decimal: number,
};

/** What stands in a cell of a kind, for the spreadsheet of a person: see the platform's files. */
export const cellKinds: Readonly<Record<FieldKind, 'text' | 'number' | 'moment' | 'day' | 'flag'>> = {
  text: 'text',
  lines: 'text',
  email: 'text',
  words: 'text',
  whole: 'number',
  money: 'number',
  percent: 'number',
  yesNo: 'flag',
  choice: 'text',
  code: 'number',
  state: 'text',
  instant: 'moment',
  day: 'day',
  period: 'text',
  reference: 'number',
  references: 'text',
  entries: 'text',
  picture: 'number',
  count: 'number',
  optionalText: 'text',
  url: 'text',
  decimal: 'number',
};

/** A column of a file: a field, or its words in a language. */
export interface FileColumn {
  title: string;
  name: string;
  field: Field;
  language?: string;
}

/** The columns of a file of records, in the order of their fields. */
export const fileColumnsOf = (fields: Fields, languages: readonly string[]): FileColumn[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'words')
      return languages.map((language) => ({ title: `${name}.${language}`, name, field, language }));
    return cells[field.kind] ? [{ title: name, name, field }] : [];
  });

/** What a record has in a column. */
export function cellOf(
  { name, field, language }: FileColumn,
  record: Readonly<Record<string, unknown>>,
): string {
  const value = record[name];
  if (language !== undefined) return (value as KindValues['words'])[language] ?? '';
  return (cells[field.kind] as FileCell<unknown> | null)?.write(value) ?? '';
}

/** What the cells of a row say of a record, laid over what it is; columns that people do not fill in are passed over. */
export function saidByCells(
  row: readonly (readonly [column: FileColumn, cell: string])[],
  before: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const said: Record<string, unknown> = {};
  for (const [{ name, field, language }, cell] of row) {
    if (field.isReadOnly) continue;
    if (language === undefined) said[name] = (cells[field.kind] as FileCell<unknown> | null)?.read(cell);
    else {
      const { [language]: _was, ...others } = (said[name] ?? before[name] ?? {}) as KindValues['words'];
      said[name] = cell === '' ? others : { ...others, [language]: cell };
    }
  }
  return said;
}
