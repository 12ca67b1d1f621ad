import type { Picture } from '@izlog/contract/media/media';
import type { AssociatedProduct, Product } from '@izlog/contract/product/product';
import type { Ctx } from '../../kernel/context.ts';
import { findPictures } from '../media/index.ts';
import { listCustomOptions } from './custom-options.queries.ts';
import { presentAttributes, presentAxes } from './present-attributes.ts';
import { presentCustomOption } from './present-custom-option.ts';
import { withAlt } from './present-listed.ts';
import { presentPrice } from './present-price.ts';
import { openPriceBook, type PriceBook } from './price-book.ts';
import { type AttributeRow, listAttributeRows } from './product-attributes.queries.ts';
import {
  listProductExtras,
  listProductRows,
  type ProductExtras,
  type ProductRow,
} from './read-products.queries.ts';
import type { ShownCurrency } from './shown-currency.ts';
import { stockOf } from './stock-of.ts';
import { unitPriceOf } from './unit-price.ts';

/**
 * Products in full, in the order of `ids`, in a number of statements that does not depend on how many there are, nor on
 * how many variants they have. Products that are not published, archived or of another site are left out.
 */
export async function readProducts(
  ctx: Ctx,
  ids: readonly number[],
  currency: ShownCurrency,
  storeId: number | null = ctx.storeId ?? null,
): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await listProductRows(ctx, ids, true);
  const all = rows.map(({ id }) => id);
  if (all.length === 0) return [];
  const extras = await listProductExtras(ctx, ids);
  const attributes = Map.groupBy(await listAttributeRows(ctx, all), (row) => row.productId);
  const options = await listCustomOptions(ctx, ids);
  const book = await openPriceBook(ctx, all);
  const pictures = await findPictures(ctx, [
    ...rows.flatMap((row) => row.media.map(({ id }) => id)),
    ...[...attributes.values()].flatMap((some) => some.flatMap((row) => row.mediaId ?? [])),
    ...options.flatMap((option) => option.values.flatMap((value) => value.mediaId ?? [])),
  ]);
  const shown: Shown = { ctx, currency, storeId, book, pictures, attributes };
  const byId = new Map(rows.map((row) => [row.id, row]));
  const variants = Map.groupBy(rows, (row) => row.parentId);
  const extrasById = new Map(extras.map((extra) => [extra.id, extra]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const extra = extrasById.get(id);
    if (!row || !extra) return [];
    const own = options.filter((option) => option.productId === id);
    return [
      {
        ...presentProduct(shown, row, extra, row.format === 'configurable' ? (variants.get(id) ?? []) : []),
        customOptions: own.map((option) => presentCustomOption(option, currency.rate, pictures)),
      },
    ];
  });
}

interface Shown {
  ctx: Ctx;
  currency: ShownCurrency;
  storeId: number | null;
  book: PriceBook;
  pictures: ReadonlyMap<number, Picture>;
  attributes: ReadonlyMap<number, AttributeRow[]>;
}

/** A product as a variant of another, or a member of a bundle, shows it. */
function presentAssociated(shown: Shown, row: ProductRow, fallback?: ProductRow): AssociatedProduct {
  const { ctx, currency, storeId, book, pictures, attributes } = shown;
  const price = book.priceOf(row.id, storeId) ?? noPrice;
  const media = row.media.length > 0 ? row.media : (fallback?.media ?? []);
  return {
    ...presentPrice(price, currency.rate),
    id: row.id,
    parentId: row.parentId,
    name: row.name,
    slug: row.slug,
    sku: row.sku,
    barcode: row.barcode,
    type: row.type,
    format: row.format,
    purchase: row.purchase,
    kindLine: row.kindLine,
    brand: row.brand,
    media: media.flatMap(({ id, alt }) => withAlt(pictures.get(id), alt)),
    bundles: [],
    categoryPriority: row.categoryPriority,
    featured: row.isFeatured,
    archived: false,
    stock: stockOf(row.levels),
    weight: row.weight ?? fallback?.weight ?? null,
    attributeSet: { attributes: presentAttributes(attributes.get(row.id) ?? [], ctx.language) },
  };
}

const noPrice = {
  final: null,
  retail: null,
  basic: null,
  member: null,
  discount: null,
  changesAt: null,
  isPriceFrom: false,
};

function presentProduct(
  shown: Shown,
  row: ProductRow,
  extra: ProductExtras,
  variants: readonly ProductRow[],
): Omit<Product, 'customOptions'> {
  const { ctx, currency, pictures, attributes } = shown;
  const base = presentAssociated(shown, row);
  const variantAttributes = variants.flatMap((variant) => attributes.get(variant.id) ?? []);
  const { length, width, height, manufacturer } = row;
  return {
    ...base,
    bundles: extra.bundles,
    shortDescription: row.shortDescription,
    description: row.description as Product['description'],
    facts: row.facts,
    categories: extra.categories,
    breadcrumbs: extra.breadcrumbs,
    tags: extra.tags,
    associatedProducts: variants.map((variant) => presentAssociated(shown, variant, row)),
    associatedProductsAttributes: presentAxes(variantAttributes, pictures),
    crossSellProducts: extra.crossSell,
    upSellProducts: extra.upSell,
    parent: extra.parent,
    manufacturer: manufacturer && {
      name: manufacturer.name,
      address: manufacturer.address ?? '',
      email: manufacturer.email ?? '',
    },
    taxRate: (row.taxRate ?? 0) / 100,
    dimensions: length !== null && width !== null && height !== null ? { length, width, height } : null,
    unitPrice: unitPriceOf(base.finalPrice, row),
    returnable: row.isReturnable,
    externalUrl: row.externalUrl,
    externalButton: row.externalButton,
    seo: { title: row.seoTitle, description: row.seoDescription },
    language: row.language,
    isFallback: row.language !== ctx.language,
    alternates: row.alternates,
    currency: currency.code,
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
  };
}
