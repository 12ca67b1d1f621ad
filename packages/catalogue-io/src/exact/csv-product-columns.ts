import { productFormats, productTypes, purchaseKinds } from '../product-kinds.ts';
import { flag, instant, number, oneOf, optional, optionalText, orElse, text, whole } from './csv-codec.ts';
import { type CsvColumn, column, translations } from './csv-column.ts';
import { texts } from './csv-lists.ts';
import { askedPrices, journal } from './csv-prices.ts';
import { attributesOf, bundle, description, downloads, facts, options, refs } from './csv-product-cells.ts';
import { guarantee, mediaOf, stock } from './csv-product-groups.ts';
import { nameColumn } from './csv-registry-columns.ts';
import type { DocumentRules, ExactProduct } from './document.ts';

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
}

/** The columns of a product or variant; `record`, `key` and `parent` are read by the caller. */
export function productColumns({
  languages,
  decimals,
  at,
  now,
  dates,
  faultsOf,
}: CsvLayout): CsvColumn<ExactProduct>[] {
  const no = orElse(flag, false);
  const size = optional(whole);
  return [
    column('sku', 'sku', optionalText),
    column('barcode', 'barcode', optionalText),
    column('format', 'format', orElse(oneOf(productFormats), 'simple')),
    column('type', 'type', orElse(oneOf(productTypes), 'simple')),
    column('purchase', 'purchase', orElse(oneOf(purchaseKinds), 'cart')),
    column('published', 'isPublished', orElse(flag, true)),
    column('archived', 'isArchived', no),
    column('visible', 'isVisible', orElse(flag, true)),
    column('featured', 'isFeatured', no),
    column('returnable', 'isReturnable', orElse(flag, true)),
    column('brand', 'brand', optionalText),
    column('tax_class', 'taxClass', optionalText),
    column('prices', 'journal', journal(decimals)),
    askedPrices(decimals, at, now),
    column('price_from', 'isPriceFrom', no),
    stock,
    column('weight_g', 'weight', size),
    column('length_mm', 'length', size),
    column('width_mm', 'width', size),
    column('height_mm', 'height', size),
    column('content', 'content', optional(number)),
    column('content_unit', 'contentUnit', optionalText),
    column('base_content', 'baseContent', optional(number)),
    column('base_unit', 'baseUnit', optionalText),
    guarantee(faultsOf),
    column('min_quantity', 'minQuantity', orElse(whole, 1)),
    column('max_quantity', 'maxQuantity', size),
    column('quantity_step', 'quantityStep', orElse(whole, 1)),
    column('position', 'position', orElse(whole, 0)),
    column('category_priority', 'categoryPriority', orElse(whole, 0)),
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
    column('external_url', 'externalUrl', optionalText),
    column('source', 'source', optionalText),
    column('external_id', 'externalId', optionalText),
    column('content_hash', 'contentHash', optionalText),
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
