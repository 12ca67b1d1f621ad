import type { ExportedProduct, ExportedWords } from './exported-product.ts';

/** A column of the CSV file: its title and what stands in it; null is an empty cell. */
export interface CsvColumn {
  title: string;
  cell: (product: ExportedProduct) => string | number | boolean | null;
}

/**
 * The header, which is the description of the format. Columns of words carry the language in their title (`name:hrv`).
 * Prices are decimals with a point, moments ISO 8601 in UTC, `true` and `false` say yes and no. Several entries of a
 * cell are separated by ` | `, the levels of a category by ` > `, an attribute from its values by `: ` and these by `, `;
 * where such a sign is part of a name, a backslash stands before it.
 */
export function csvColumns(languages: readonly string[]): CsvColumn[] {
  return [...columns, ...languages.flatMap(wordColumns)];
}

const columns: CsvColumn[] = [
  { title: 'id', cell: ({ id }) => id },
  { title: 'parent_id', cell: ({ parentId }) => parentId },
  { title: 'sku', cell: ({ sku }) => sku },
  { title: 'barcode', cell: ({ barcode }) => barcode },
  { title: 'format', cell: ({ format }) => format },
  { title: 'type', cell: ({ type }) => type },
  { title: 'purchase', cell: ({ purchase }) => purchase },
  { title: 'published', cell: ({ isPublished }) => isPublished },
  { title: 'archived', cell: ({ isArchived }) => isArchived },
  { title: 'visible', cell: ({ isVisible }) => isVisible },
  { title: 'featured', cell: ({ isFeatured }) => isFeatured },
  { title: 'brand', cell: ({ brand }) => brand },
  { title: 'tax_class', cell: ({ tax }) => tax?.code ?? null },
  { title: 'tax_percent', cell: ({ tax }) => tax?.rate ?? null },
  { title: 'price', cell: ({ prices }) => prices.base?.amount.toFixed(2) ?? null },
  { title: 'sale_price', cell: ({ prices }) => prices.sale?.amount.toFixed(2) ?? null },
  { title: 'sale_from', cell: ({ prices }) => prices.sale?.from ?? null },
  { title: 'sale_to', cell: ({ prices }) => prices.sale?.to ?? null },
  { title: 'member_price', cell: ({ prices }) => prices.member?.amount.toFixed(2) ?? null },
  { title: 'stock', cell: ({ stock }) => stock?.quantity ?? null },
  { title: 'stock_reserved', cell: ({ stock }) => stock?.reserved ?? null },
  { title: 'stock_low_at', cell: ({ stock }) => stock?.lowAt ?? null },
  { title: 'backorders', cell: ({ stock }) => stock?.backorders ?? null },
  { title: 'weight_g', cell: ({ weightGrams }) => weightGrams },
  { title: 'length_mm', cell: ({ lengthMm }) => lengthMm },
  { title: 'width_mm', cell: ({ widthMm }) => widthMm },
  { title: 'height_mm', cell: ({ heightMm }) => heightMm },
  { title: 'min_quantity', cell: ({ minQuantity }) => minQuantity },
  { title: 'max_quantity', cell: ({ maxQuantity }) => maxQuantity },
  { title: 'quantity_step', cell: ({ quantityStep }) => quantityStep },
  {
    title: 'categories',
    cell: ({ categories }) => entries(categories.map((path) => path.map(escaped).join(' > '))),
  },
  { title: 'tags', cell: ({ tags }) => entries(tags.map(escaped)) },
  {
    title: 'attributes',
    cell: ({ attributes }) =>
      entries(attributes.map(({ name, values }) => `${escaped(name)}: ${values.map(escaped).join(', ')}`)),
  },
  { title: 'media', cell: ({ media }) => entries(media.map(escaped)) },
  {
    title: 'members',
    cell: ({ members }) => entries(members.map(({ id, quantity }) => `${id}: ${quantity}`)),
  },
  { title: 'external_url', cell: ({ externalUrl }) => externalUrl },
];

function wordColumns(language: string): CsvColumn[] {
  const column = (title: string, cell: (words: ExportedWords) => string): CsvColumn => ({
    title: `${title}:${language}`,
    cell: ({ translations }) => {
      const words = translations[language];
      return words === undefined ? null : cell(words);
    },
  });
  return [
    column('name', ({ name }) => name),
    column('slug', ({ slug }) => slug),
    column('kind_line', ({ kindLine }) => kindLine),
    column('short_description', ({ shortDescription }) => shortDescription),
    column('description', descriptionText),
    column('facts', ({ facts }) =>
      entries(facts.map(({ label, value }) => `${escaped(label)}: ${escaped(value)}`)),
    ),
    column('external_button', ({ externalButton }) => externalButton),
    column('seo_title', ({ seoTitle }) => seoTitle),
    column('seo_description', ({ seoDescription }) => seoDescription),
  ];
}

/** HTML as it is; a document of the editor as JSON. */
function descriptionText({ description }: ExportedWords): string {
  if (description === null) return '';
  return description.type === 'html' && typeof description.html === 'string'
    ? description.html
    : JSON.stringify(description);
}

function entries(list: readonly string[]): string {
  return list.join(' | ');
}

function escaped(name: string): string {
  return name.replace(/[\\|>:,]/g, '\\$&');
}
