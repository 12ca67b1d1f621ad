import { instant, orElse, text } from './csv-codec.ts';
import { type CsvColumn, column, translations } from './csv-column.ts';
import { texts } from './csv-lists.ts';
import { askedPrices, journal } from './csv-prices.ts';
import { attributesOf, bundle, description, downloads, facts, options, refs } from './csv-product-cells.ts';
import { mediaOf, ruled, stock } from './csv-product-groups.ts';
import { nameColumn } from './csv-registry-columns.ts';
import type { DocumentRules, ExactProduct } from './document.ts';
import { ownField, type ProductField, type ProductFieldName, productFields } from './product-fields.ts';

type Words = ExactProduct['translations'][string];

export interface CsvLayout {
  /** Languages that have columns of their own. */
  languages: readonly string[];
  /** Decimals of the currency. */
  decimals: number;
  /** When the file was written, by which its prices are those that held. */
  at: string;
  now: string;
  /** Attributes whose numbers are moments. */
  dates: ReadonlySet<string>;
  faultsOf?: DocumentRules['faultsOf'];
  /** Fields that only these shops have. */
  fields?: DocumentRules['fields'];
}

/** The columns of a product or variant; `record`, `key` and `parent` are read by the caller. */
export function productColumns({
  languages,
  decimals,
  at,
  now,
  dates,
  faultsOf,
  fields = [],
}: CsvLayout): CsvColumn<ExactProduct>[] {
  return [
    ...plain(
      ...([
        'sku',
        'barcode',
        'format',
        'type',
        'purchase',
        'isPublished',
        'isArchived',
        'isVisible',
      ] as const),
      ...(['isFeatured', 'isReturnable', 'brand', 'taxClass'] as const),
    ),
    column('prices', 'journal', journal(decimals)),
    askedPrices(decimals, at, now),
    ...plain('isPriceFrom'),
    stock,
    ...plain(
      ...([
        'weight',
        'length',
        'width',
        'height',
        'content',
        'contentUnit',
        'baseContent',
        'baseUnit',
      ] as const),
      ...(['modelId', 'guaranteeYears', 'guaranteeTerms'] as const),
    ),
    ruled(faultsOf),
    ...plain('minQuantity', 'maxQuantity', 'quantityStep', 'position', 'categoryPriority'),
    column('categories', 'categories', texts),
    column('tags', 'tags', texts),
    column('attributes', 'attributes', attributesOf(dates)),
    column('axes', 'axes', texts),
    mediaOf(languages),
    column('downloads', 'downloads', downloads),
    column('bundle', 'bundle', bundle),
    column('cross_sell', 'crossSell', refs),
    column('up_sell', 'upSell', refs),
    column('options', 'customOptions', options),
    ...plain('externalUrl', 'source', 'externalId', 'contentHash'),
    // A product has them by their names, of which the package knows nothing.
    ...fields.map((one) => column<Record<string, unknown>, string>(one.title, one.name, ownField(one).codec)),
    column('created_at', 'createdAt', orElse(instant, now)),
    translations<ExactProduct, Words>(
      languages,
      (entry) => entry.translations,
      () => ({ ...blankWords }),
      [
        nameColumn(),
        column('slug', 'slug', text),
        column('kind_line', 'kindLine', text),
        column('short_description', 'shortDescription', text),
        column('description', 'description', description),
        column('facts', 'facts', facts),
        column('safety', 'safety', text),
        column('external_button', 'externalButton', text),
        column('seo_title', 'seoTitle', text),
        column('seo_description', 'seoDescription', text),
      ],
    ),
  ];
}

/** The columns of fields that are one value. */
const plain = (...names: ProductFieldName[]): CsvColumn<ExactProduct>[] =>
  names.map((name) => {
    const { title, codec }: ProductField = productFields[name];
    return column<Record<string, unknown>, string>(title, name, codec);
  });

const blankWords: Words = {
  name: '',
  slug: '',
  kindLine: '',
  shortDescription: '',
  description: null,
  facts: [],
  safety: '',
  externalButton: '',
  seoTitle: '',
  seoDescription: '',
};
