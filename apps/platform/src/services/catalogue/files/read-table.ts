import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TableTarget } from '@izlog/contract/product/files/table-targets';
import {
  type CatalogueFile,
  cleanHtml,
  DecimalVote,
  type HeaderRule,
  openCatalogueFile,
  readDecimal,
  usualMark,
} from 'catalogue-io';
import { stringify } from 'csv-stringify/sync';
import type { Ctx } from '#platform/kernel/context.ts';
import { readRegistries } from '../export/list-exact.queries.ts';
import type { TableColumn } from './product-file.tables.ts';

/** Any table with a header will do. */
export const anyTable: HeaderRule = { label: 'table', required: [], isKnown: () => true };

/** Rows that are looked at for examples. */
const looked = 20;
const mostExamples = 3;
const longestExample = 60;

/** Titles that say by themselves what a column is, in the languages of the program. */
const usual: Readonly<Record<TableTarget, RegExp>> = {
  sku: /^(sku|[sš]ifra|code|artikl|article(number|nr)?|artikelnummer|art\.?-?nr\.?|kataloški broj)$/,
  name: /^(name|title|naziv|ime|product|proizvod|bezeichnung|titel|produkt)$/,
  price: /^(price|regular price|cijena|redovna cijena|mpc|preis|vk-?preis)$/,
  sale_price: /^(sale price|sale|akcijska cijena|snižena cijena|angebotspreis|aktionspreis)$/,
  stock: /^(stock|quantity|qty|zaliha|količina|koli[cč]ina|bestand|menge|lager)$/,
  barcode: /^(barcode|ean|gtin|bar ?kod|ean-?13|upc)$/,
  brand: /^(brand|maker|manufacturer|proizvođač|proizvodac|marka|brend|hersteller|marke)$/,
  category: /^(category|kategorija|kategorie|grupa|warengruppe)$/,
  short_description: /^(short description|kratki opis|kurzbeschreibung)$/,
  description: /^(description|opis|beschreibung)$/,
  weight_g: /^(weight|weight ?\(?g\)?|masa|te[zž]ina|gewicht)$/,
};

/** The columns of a table with some of their cells, and what they seem to be. */
export async function readTable(path: string): Promise<TableColumn[]> {
  const file = await openCatalogueFile(path, anyTable);
  const examples: string[][] = file.columns.titles.map(() => []);
  let count = 0;
  for await (const { cells } of file.rows()) {
    for (const [place, list] of examples.entries()) {
      const cell = (cells[place] ?? '').trim().slice(0, longestExample);
      if (cell && list.length < mostExamples && !list.includes(cell)) list.push(cell);
    }
    count += 1;
    if (count === looked) break;
  }
  const taken = new Set<TableTarget>();
  return file.columns.titles.map((title, place) => {
    const said = title.trim().toLowerCase();
    const target = (Object.keys(usual) as TableTarget[]).find(
      (one) => usual[one].test(said) && !taken.has(one),
    );
    if (target) taken.add(target);
    return { title, examples: examples[place] ?? [], target: target ?? null };
  });
}

/** Writes a table as a catalogue of ours with the columns that were chosen, so that it comes in by the same way. */
export async function tableAsCatalogue(
  ctx: Ctx,
  path: string,
  columns: readonly TableColumn[],
  folder: string,
): Promise<string> {
  const file = await openCatalogueFile(path, anyTable);
  const said = columns.flatMap(({ target }, place) => (target ? [{ target, place }] : []));
  const mark = await markOf(file, said);
  const { brands, categories } = await readRegistries(ctx);
  const language = ctx.site.defaultLanguage;
  const titleOf = (target: TableTarget) =>
    target === 'category'
      ? 'categories'
      : ['name', 'description', 'short_description'].includes(target)
        ? `${target}:${language}`
        : target;
  const keyOfCategory = new Map(
    categories.flatMap(({ key, translations }) =>
      Object.values(translations).map(({ name }) => [name.toLocaleLowerCase(), key] as const),
    ),
  );
  const cellOf = (target: TableTarget, typed: string): string => {
    const text = typed.trim();
    if (target === 'price' || target === 'sale_price') return amountOf(text, mark);
    if (target === 'description') return cleanHtml(text);
    if (target === 'category') {
      const last = text.split('>').at(-1)?.trim() ?? '';
      return last === '' ? '' : partOf(keyOfCategory.get(last.toLocaleLowerCase()) ?? last);
    }
    return text;
  };
  const head = ['record', 'key', ...said.map(({ target }) => titleOf(target))];
  const known = new Set(brands.map(({ name }) => name));
  const brandAt = said.find(({ target }) => target === 'brand')?.place;
  const makers = new Set<string>();
  if (brandAt !== undefined)
    for await (const { cells } of file.rows()) {
      const name = (cells[brandAt] ?? '').trim();
      if (name && !known.has(name)) makers.add(name);
    }
  async function* lines() {
    yield stringify([head]);
    for await (const { cells } of file.rows())
      yield stringify([
        ['product', '', ...said.map(({ target, place }) => cellOf(target, cells[place] ?? ''))],
      ]);
    // Last, so that each row keeps its number; registries are read before products wherever they stand.
    yield stringify([...makers].map((name) => ['brand', name]));
  }
  const written = join(folder, 'table.csv');
  await pipeline(Readable.from(lines()), createWriteStream(written));
  return written;
}

type Said = readonly { target: TableTarget; place: number }[];

/** The decimal mark that the prices of the whole table show. */
async function markOf(file: CatalogueFile, said: Said) {
  const places = said.filter(({ target }) => target.endsWith('price')).map(({ place }) => place);
  const vote = new DecimalVote();
  if (places.length > 0)
    for await (const { cells } of file.rows())
      for (const place of places) vote.add(plain(cells[place] ?? ''));
  return vote.result(usualMark(file, { currency: '', timeZone: '', languages: [] }));
}

/** Without the sign of the euro; an amount of another currency is none, and refused. */
const plain = (text: string): string => text.replaceAll(/\s*(€|eur)\s*/gi, '').trim();

/** An amount with a point; what can be read in two ways is left as it stands, and then refused with its row. */
function amountOf(text: string, mark: ReturnType<DecimalVote['result']>): string {
  const read = readDecimal(plain(text), mark);
  if (typeof read === 'string') return text;
  return `${read.negative ? '-' : ''}${read.whole}${read.decimals ? `.${read.decimals}` : ''}`;
}

/** A text as the only part of a list. */
const partOf = (text: string): string => text.replaceAll(/[\\|=,#]/g, '\\$&');
