import { purchaseKinds } from '../product/product-kinds.ts';
import type { Field, ValuesOf } from '../resource/field.ts';
import { kinds } from '../resource/kinds.ts';
import type { PlainKind } from './fields.ts';
import { kpdCode } from './kpd-code.ts';

const millimetres = 1_000_000;
const units = 1_000_000;

/**
 * The plain fields of a product: each is one value, and the column of its name in `products` (HOUSE-01). What saves, copies,
 * reads, shows and notes products, and takes them from files, follows from here; words of a field are `products.<name>`.
 */
export const productPlainFields = {
  purchase: kinds.choice(purchaseKinds, { group: 'buying' }),
  sku: kinds.optionalText(100, { grid: true, variants: true, group: 'numbers' }),
  barcode: kinds.optionalText(50, { grid: true, variants: true, about: 'GTIN / EAN.', group: 'numbers' }),
  brandId: kinds.reference({ grid: true, bulk: 'brand', group: 'sorting' }),
  taxClassId: kinds.reference({ grid: true, bulk: 'taxClass', group: 'price' }),
  weight: kinds.whole({ grid: true, variants: true, most: 100_000_000, about: 'Grams.', group: 'measures' }),
  length: kinds.whole({ most: millimetres, about: 'Millimetres.', group: 'measures' }),
  width: kinds.whole({ most: millimetres, group: 'measures' }),
  height: kinds.whole({ most: millimetres, group: 'measures' }),
  content: kinds.decimal({
    most: 1_000_000_000,
    about: 'For the price per unit: 500 ml, told per 1 l.',
    group: 'content',
  }),
  contentUnit: kinds.optionalText(20, { group: 'content' }),
  baseContent: kinds.decimal({ most: 1_000_000_000, group: 'content' }),
  baseUnit: kinds.optionalText(20, { group: 'content' }),
  modelId: kinds.optionalText(100, { about: 'What the maker calls the model, or the batch.', group: 'law' }),
  guaranteeYears: kinds.decimal({ most: 99, about: "The maker's guarantee of durability.", group: 'law' }),
  guaranteeTerms: kinds.optionalText(500, { group: 'law' }),
  kpd: kpdCode({ grid: true, bulk: true, group: 'law' }),
  isPriceListed: kinds.yesNo({
    grid: true,
    bulk: true,
    about:
      'Stands in the daily price list and shows an anchor price, where the shop marks its goods (option PriceList).',
    group: 'law',
  }),
  anchorPrice: kinds.decimal({
    most: 1_000_000,
    grid: true,
    about: 'Price of the anchor day, main currency with tax; empty: read from the journal.',
    group: 'law',
  }),
  minQuantity: kinds.whole({ isRequired: true, least: 1, most: units, usual: 1, group: 'quantities' }),
  maxQuantity: kinds.whole({ least: 1, most: units, group: 'quantities' }),
  quantityStep: kinds.whole({ isRequired: true, least: 1, most: units, usual: 1, group: 'quantities' }),
  isFeatured: kinds.yesNo({ group: 'state' }),
  categoryPriority: kinds.whole({
    isRequired: true,
    least: -1_000_000,
    most: 1_000_000,
    usual: 0,
    about: 'Where lists are sorted by what the shop recommends, the highest comes first.',
    group: 'state',
  }),
  isPriceFrom: kinds.yesNo({ group: 'price' }),
  isReturnable: kinds.yesNo({
    usual: true,
    about: 'False where the law knows no right of withdrawal.',
    group: 'law',
  }),
  externalUrl: kinds.url(1000, { group: 'buying' }),
} satisfies Readonly<Record<string, Field<PlainKind> & { group: ProductGroup }>>;

/** Where fields stand in the form of a product. */
export type ProductGroup =
  | 'numbers'
  | 'price'
  | 'measures'
  | 'quantities'
  | 'content'
  | 'sorting'
  | 'buying'
  | 'state'
  | 'law';

/** The plain fields of a product, as they stand in it. */
export type ProductPlainValues = ValuesOf<typeof productPlainFields>;
