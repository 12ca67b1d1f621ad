import type { CatalogueFile } from '../files/catalogue-file.ts';
import { type ImportWords, importLimits } from '../files/import-record.ts';
import type { Row } from '../files/read-rows.ts';
import type { RowCells } from '../files/row-cells.ts';
import type { MagentoColumns } from './magento-columns.ts';

/** A product with the rows after it that say it for other store views. */
export interface RowWithViews extends Row {
  views: Row[];
}

/** Joins each product with the store views that follow it, as Magento writes them; one without its product comes alone. */
export async function* withViews(
  { rows }: Pick<CatalogueFile, 'rows'>,
  at: MagentoColumns,
): AsyncGenerator<RowWithViews> {
  let product: RowWithViews | undefined;
  const skuOf = ({ cells }: Row) => cells[at.sku]?.trim() ?? '';
  for await (const row of rows()) {
    if (product && isStoreView(row, at) && skuOf(row) === skuOf(product)) {
      product.views.push(row);
      continue;
    }
    if (product) yield product;
    product = { ...row, views: [] };
  }
  if (product) yield product;
}

export function isStoreView({ cells }: Row, at: MagentoColumns): boolean {
  return (cells[at.storeView]?.trim() ?? '') !== '';
}

/** The words of a store view: what it leaves empty is as in the product, and nothing when it says nothing. */
export function readView(cells: RowCells, at: MagentoColumns, name: string): ImportWords | undefined {
  const own = cells.line(at.name, importLimits.name);
  const words: ImportWords = {
    name: own || name,
    slug: readSlug(cells.raw(at.urlKey)),
    description: cells.html(at.description),
    shortDescription: cells.html(at.shortDescription),
    seo: {
      title: cells.line(at.metaTitle, importLimits.name),
      description: cells.line(at.metaDescription, importLimits.text),
    },
  };
  const says = [own, words.description, words.shortDescription, words.seo.title, words.seo.description];
  return says.some((text) => text !== '') ? words : undefined;
}

/** The address of a product in Magento, when it is one here too. */
export function readSlug(urlKey: string): string | null {
  const slug = urlKey.toLowerCase();
  return /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u.test(slug) ? slug : null;
}

// Store views are called as their owner liked; most bear the code of their language: hr, hr_HR, store_de, eng.
const codes: Record<string, string> = {
  hr: 'hrv',
  en: 'eng',
  de: 'deu',
  sl: 'slv',
  sr: 'srp',
  bs: 'bos',
  it: 'ita',
  fr: 'fra',
  es: 'spa',
  hu: 'hun',
  cs: 'ces',
  pl: 'pol',
};
const names: Record<string, string> = {
  croatian: 'hrv',
  hrvatski: 'hrv',
  english: 'eng',
  german: 'deu',
  deutsch: 'deu',
  slovenian: 'slv',
  serbian: 'srp',
  italian: 'ita',
  french: 'fra',
};

/** The language of the site that a store view is in: as the person said, else by its name. */
export function languageOfView(
  view: string,
  languages: readonly string[],
  said: Readonly<Record<string, string>>,
): string | undefined {
  const language = said[view];
  if (language !== undefined) return language;
  const parts = view.toLowerCase().split(/[^\p{L}]+/u);
  const found = parts.map((part) => codes[part] ?? names[part] ?? part);
  return found.find((one) => languages.includes(one));
}
