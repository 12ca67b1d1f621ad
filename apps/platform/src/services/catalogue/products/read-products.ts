import type { Picture } from '@izlog/contract/media/media';
import { priceToPay } from '@izlog/contract/product/prices';
import type { AssociatedProduct, Product } from '@izlog/contract/product/product';
import type { Ctx } from '#platform/kernel/context.ts';
import { type LiveStock, stockOf, takenDays } from '#platform/services/inventory/index.ts';
import { findPictures } from '#platform/services/media/index.ts';
import type { ShownCurrency } from '#platform/services/pricing/index.ts';
import { presentPrice } from '#platform/services/pricing/index.ts';
import { presentAttributes, presentAxes } from '../attributes/present-attributes.ts';
import { presentCustomOption } from '../options/present-custom-option.ts';
import { publicFieldsOf } from './plain-fields.ts';
import { loadProduct, loadProducts, type ProductData } from './product-data.ts';
import type { ProductExtras, ProductRow } from './read-products.queries.ts';
import { unitPriceOf } from './unit-price.ts';
import { withAlt } from './with-alt.ts';

/**
 * Products in full, in the order of `ids`, in a number of statements that does not depend on how many there are, nor on
 * how many variants they have. Products that are not published, archived or of another site are left out.
 */
export async function readProducts(
  ctx: Ctx,
  ids: readonly number[],
  currency: ShownCurrency,
): Promise<Product[]> {
  if (ids.length === 0) return [];
  const { data, stock } = await loadProducts(ctx, ids);
  if (data.rows.length === 0) return [];
  const pictures = await findPictures(ctx, picturesIn(data));
  const days = await takenDays.read(ctx, dayOwners(data));
  return presentProducts(
    ctx,
    ids,
    { ...data, ...stock, pictures, days },
    { currency, storeId: ctx.storeId ?? null },
  );
}

/** One product in full with the prices of a store; nothing when `readProducts` would leave it out. */
export async function readProduct(
  ctx: Ctx,
  id: number,
  currency: ShownCurrency,
  storeId: number | null,
): Promise<Product | undefined> {
  const { data, stock } = await loadProduct(ctx, id);
  const pictures = await findPictures(ctx, picturesIn(data));
  const days = await takenDays.read(ctx, dayOwners(data));
  const [product] = presentProducts(ctx, [id], { ...data, ...stock, pictures, days }, { currency, storeId });
  return product;
}

/** Products as they go out, in the order of `ids`, with the stock of their variants and the `picturesIn` them. */
function presentProducts(
  ctx: Ctx,
  ids: readonly number[],
  data: ProductData & Pick<Shown, 'levels' | 'pictures' | 'days'>,
  { currency, storeId }: { currency: ShownCurrency; storeId: number | null },
): Product[] {
  const shown: Shown = { ...data, ctx, currency, storeId };
  const byId = new Map(data.rows.map((row) => [row.id, row]));
  const variants = Map.groupBy(data.rows, (row) => row.parentId);
  const extrasById = new Map(data.extras.map((extra) => [extra.id, extra]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const extra = extrasById.get(id);
    if (!row || !extra) return [];
    const own = row.format === 'configurable' ? (variants.get(id) ?? []) : [];
    return [presentProduct(shown, row, extra, own)];
  });
}

/** Products of which a day is chosen. */
const dayOwners = ({ options }: ProductData): number[] =>
  options.filter(({ days }) => days !== null).map(({ productId }) => productId);

/** Ids of all pictures that products show: their own, those of attribute values and of custom options. */
function picturesIn(data: ProductData): number[] {
  return [
    ...data.rows.flatMap((row) => row.media.map(({ id }) => id)),
    ...[...data.attributes.values()].flatMap((some) => some.flatMap((row) => row.mediaId ?? [])),
    ...data.options.flatMap((option) => option.values.flatMap((value) => value.mediaId ?? [])),
  ];
}

interface Shown extends ProductData {
  ctx: Ctx;
  currency: ShownCurrency;
  storeId: number | null;
  levels: LiveStock['levels'];
  /** Pieces that are taken of days. */
  days: ReadonlyMap<string, number>;
  pictures: ReadonlyMap<number, Picture>;
}

/** A product as a variant of another, or a member of a bundle, shows it. */
function presentAssociated(
  shown: Shown,
  row: ProductRow,
  { fallback, variants = [] }: { fallback?: ProductRow; variants?: readonly ProductRow[] } = {},
): AssociatedProduct {
  const { ctx, currency, storeId, lookup, pictures, attributes, levels } = shown;
  const price = lookup.priceOf(row.id, storeId, ctx.now.getTime()) ?? noPrice;
  const stocked = row.format === 'configurable' ? variants : [row];
  // Without a picture of its own a variant shows those of its product, and a product those of its first variant.
  const pictured = [row, fallback, ...variants].find((one) => one !== undefined && one.media.length > 0);
  const media = pictured?.media ?? [];
  const prices = {
    ...presentPrice(price, currency.rate),
    ...lookup.anchored(ctx, row.id, currency.rate),
  };
  return {
    ...prices,
    ...publicFieldsOf(row),
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
    needsChoice: row.needsChoice,
    archived: false,
    language: row.language,
    stock: stockOf(stocked.flatMap(({ id }) => levels.get(id) ?? [])),
    weight: row.weight ?? fallback?.weight ?? null,
    unitPrice: unitPriceOf(priceToPay(prices), row.content === null && fallback ? fallback : row),
    guarantee: row.guarantee,
    quantityRule: { min: row.minQuantity, max: row.maxQuantity, step: row.quantityStep },
    attributeSet: { attributes: presentAttributes(attributes.get(row.id) ?? [], ctx.language) },
  };
}

const noPrice = {
  price: null,
  compareAtPrice: null,
  basePrice: null,
  memberPrice: null,
  discount: null,
  changesAt: null,
  isPriceFrom: false,
};

const addressed = ({ name, address, email }: NonNullable<ProductRow['manufacturer']>) => ({
  name,
  address: address ?? '',
  email: email ?? '',
});

function presentProduct(
  shown: Shown,
  row: ProductRow,
  extra: ProductExtras,
  variants: readonly ProductRow[],
): Product {
  const { ctx, currency, storeId, lookup, pictures, attributes, options, days } = shown;
  const base = presentAssociated(shown, row, { variants });
  const variantAttributes = variants.flatMap((variant) => attributes.get(variant.id) ?? []);
  const { length, width, height, manufacturer, responsible } = row;
  return {
    ...base,
    bundles: extra.bundles,
    shortDescription: row.shortDescription,
    description: row.description as Product['description'],
    facts: row.facts,
    categories: extra.categories,
    breadcrumbs: extra.breadcrumbs,
    tags: extra.tags,
    associatedProducts: variants.map((variant) => presentAssociated(shown, variant, { fallback: row })),
    associatedProductsAttributes: presentAxes(variantAttributes, pictures),
    customOptions: options
      .filter((option) => option.productId === row.id)
      .map((option) => presentCustomOption(option, { rate: currency.rate, pictures, days, now: ctx.now })),
    crossSellProducts: extra.crossSell,
    upSellProducts: extra.upSell,
    parent: extra.parent,
    manufacturer: manufacturer && addressed(manufacturer),
    responsible: responsible && addressed(responsible),
    safety: row.safety,
    taxRate: (row.taxRate ?? 0) / 100,
    dimensions: length !== null && width !== null && height !== null ? { length, width, height } : null,
    isPriceSum: lookup.isSum(row.id, storeId, ctx.now.getTime()),
    returnable: row.isReturnable,
    externalUrl: row.externalUrl,
    externalButton: row.externalButton,
    seo: { title: row.seoTitle, description: row.seoDescription },
    isFallback: row.language !== ctx.language,
    alternates: row.alternates,
    currency: currency.code,
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
  };
}
