import type { CellKind, SheetForm } from '../sheets/sheet-form.ts';
import { type OwnField, productFields } from './product-fields.ts';

/** A catalogue for the spreadsheet of people who read a language: how it writes, and what each column is called in it. */
export interface CatalogueSheet {
  form: SheetForm;
  /** By the titles of `sheetTitles`; no two are alike. */
  headings: Readonly<Record<string, string>>;
}

const numbers = ['price', 'sale_price', 'member_price', 'stock', 'stock_low_at', 'tax_percent'];
const flags = [
  'stock_tracked',
  'filterable',
  'variation_axis',
  'shown',
  'shop_default',
  'requires_safety',
  'manufacturer_outside_eu',
];
const moments = ['sale_from', 'sale_to', 'restock_at', 'created_at'];

const kinds = new Map<string, CellKind>([
  ...Object.values(productFields).map(({ title, cell }) => [title, cell] as const),
  ...numbers.map((title) => [title, 'number'] as const),
  ...flags.map((title) => [title, 'flag'] as const),
  ...moments.map((title) => [title, 'moment'] as const),
]);

/** What stands in a column. Lists in a cell are text: no spreadsheet touches what is in them. */
export const kindOf = (title: string, own: readonly OwnField[] = []): CellKind =>
  kinds.get(title) ?? own.find((field) => field.title === title)?.cell ?? 'text';

/** What a column is called in a sheet; one with words in a language says so: `Naziv (hrv)`. */
export function headingOf(title: string, { headings }: CatalogueSheet): string {
  const [base = '', language] = title.split(':');
  const heading = headings[base] ?? base;
  return language === undefined ? heading : `${heading} (${language})`;
}

/** The title of a column that a sheet calls so; undefined for a heading that it does not know. */
export function titleIn(heading: string, { headings }: CatalogueSheet): string | undefined {
  const [, said = '', language] = /^(.*?)(?: \(([a-z]{3})\))?$/.exec(heading.trim().toLowerCase()) ?? [];
  const found = Object.keys(headings).find((title) => headings[title]?.toLowerCase() === said);
  return found === undefined || language === undefined ? found : `${found}:${language}`;
}

/** The sheet whose headings a file has; undefined for one with the titles of programs, and where both would do. */
export function sheetOf(
  titles: readonly string[],
  isTitle: (title: string) => boolean,
  sheets: readonly CatalogueSheet[],
): CatalogueSheet | undefined {
  let most = titles.filter(isTitle).length;
  let found: CatalogueSheet | undefined;
  for (const sheet of sheets) {
    const known = titles.filter((title) => titleIn(title, sheet) !== undefined).length;
    if (known > most) [most, found] = [known, sheet];
  }
  return found;
}
