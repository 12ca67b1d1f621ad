import type { CustomOptionInput, ProductInput } from '#platform/services/catalogue/products/product-input.ts';
import type { StockInput } from '#platform/services/inventory/set-stock.ts';
import type { PriceInput } from '#platform/services/pricing/append-prices.ts';
import type { CustomOption, Prices, Product, Stock, TaxRate, Variant } from '../demo/shape-catalogue.ts';
import { localize } from '../demo/walk.ts';
import { byLanguage, languagesOf, textByCode } from './by-language.ts';
import type { KeyBook } from './key-book.ts';
import { type AttributeBook, attributesOf } from './load-attributes.ts';
import { downloadKey } from './load-downloads.ts';
import { dayFrom } from './moments.ts';
import { resolveRich } from './resolve-fields.ts';

/** What the keys of products are looked up in. */
export interface CatalogueBooks {
  book: KeyBook;
  attributes: AttributeBook;
  taxClasses: ReadonlyMap<TaxRate, number>;
  now: Date;
}

/** Pieces from which on a tracked product is low. */
const lowAt = 5;

/** A product without what names other products: those have no ids yet. */
export function productInput(product: Product, books: CatalogueBooks): ProductInput {
  const { book, attributes, now } = books;
  return {
    format: product.format,
    type: product.type,
    purchase: product.purchase,
    sku: product.sku,
    barcode: product.ean ?? null,
    brandId: book.idOf('brand', product.brand),
    taxClassId: books.taxClasses.get(product.tax) ?? null,
    weight: product.weight ?? null,
    isFeatured: product.featured,
    isPriceFrom: product.prices.isFrom,
    modelId: product.guarantee?.modelId ?? null,
    guaranteeYears: product.guarantee?.years ?? null,
    guaranteeTerms: product.guarantee?.terms ?? null,
    isReturnable: product.returnable,
    categoryPriority: product.categoryPriority,
    createdAt: dayFrom(now, -product.createdDaysAgo),
    translations: wordsOf(product, book),
    categories: product.categories.map((key) => book.idOf('productCategory', key)),
    tags: product.tags.map((key) => book.idOf('productTag', key)),
    attributes: attributesOf(product.attributes, attributes, now),
    axes: product.variantAttributes.map((code) => attributes.get(code)?.id ?? 0),
    media: mediaOf(product.media, book),
    downloads: downloadsOf(product, book),
    customOptions: product.customOptions.map((option) => customOption(option, book)),
    stock: stockOf(product.stock, now),
    prices: pricesOf(product.prices, now),
  };
}

/** What a product says about others. */
export function productLinks(product: Product, { book }: CatalogueBooks): ProductInput {
  return {
    id: book.idOf('product', product.key),
    bundle: product.bundle.map((entry) => ({
      productId: book.idOf('product', entry.product),
      quantity: entry.quantity,
    })),
    crossSell: product.crossSell.map((key) => book.idOf('product', key)),
  };
}

/** A variant; its words, and where it says none its prices too, are those of its configurable product. */
export function variantInput(
  product: Product,
  variant: Variant,
  position: number,
  { book, attributes, now }: CatalogueBooks,
): ProductInput {
  return {
    parentId: book.idOf('product', product.key),
    format: 'simple',
    sku: variant.sku,
    barcode: variant.ean,
    weight: variant.weight ?? product.weight ?? null,
    isReturnable: product.returnable,
    position,
    createdAt: dayFrom(now, -product.createdDaysAgo),
    attributes: attributesOf(variant.attributes, attributes, now),
    media: mediaOf(variant.media, book),
    stock: stockOf(variant.stock, now),
    ...(variant.prices ? { prices: pricesOf(variant.prices, now) } : {}),
  };
}

function wordsOf(product: Product, book: KeyBook): NonNullable<ProductInput['translations']> {
  const { name, slug, kindLine, short, description, facts, safety } = product;
  return byLanguage(languagesOf(name), (language) => ({
    name: localize(name, language),
    slug: localize(slug, language),
    kindLine: localize(kindLine, language),
    shortDescription: localize(short, language),
    description: { ...resolveRich(description, { language, book }) },
    facts: facts.map(({ label, value }) => ({
      label: localize(label, language),
      value: localize(value, language),
    })),
    safety: safety ? localize(safety, language) : '',
  }));
}

function downloadsOf(product: Product, book: KeyBook): NonNullable<ProductInput['downloads']> {
  if (product.format !== 'e-product') return [];
  return [{ name: localize(product.name, 'hr'), mediaId: book.idOf('media', downloadKey(product)) }];
}

function mediaOf(files: Product['media'], book: KeyBook): { mediaId: number }[] {
  return files.map((file) => ({ mediaId: book.idOf('media', file) }));
}

function stockOf(stock: Stock, now: Date): StockInput {
  if (!stock.tracked) return { isTracked: false };
  const { quantity, restockInDays } = stock;
  const restockAt = restockInDays === undefined ? null : dayFrom(now, restockInDays);
  return { isTracked: true, quantity, lowAt, restockAt };
}

function pricesOf({ journal }: Prices, now: Date): PriceInput[] {
  return journal.map(({ kind, amount, startsDaysAgo, endsInDays }) => ({
    kind,
    amount,
    validFrom: dayFrom(now, -startsDaysAgo),
    validTo: endsInDays === undefined ? null : dayFrom(now, endsInDays),
  }));
}

function customOption(option: CustomOption, book: KeyBook): CustomOptionInput {
  const { title, label, hint, optionType, inputType, required, maxLength, min, max, values } = option;
  return {
    title,
    label: textByCode(label),
    hint: hint ? textByCode(hint) : {},
    optionType,
    inputType,
    isRequired: required,
    maxLength: maxLength ?? null,
    min: min ?? null,
    max: max ?? null,
    values: values.map((value) => ({
      sku: value.sku,
      label: textByCode(value.label),
      surcharge: value.surcharge ?? null,
      price: value.price ?? null,
      color: value.hex ?? null,
      mediaId: value.media ? book.idOf('media', value.media) : null,
    })),
  };
}
