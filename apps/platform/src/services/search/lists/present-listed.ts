import { priceToPay } from '@izlog/contract/product/prices';
import type { ListedProduct } from '@izlog/contract/product/product';
import type { Ctx } from '#platform/kernel/context.ts';
import { shownAttributes, unitPriceOf, withAlt } from '#platform/services/catalogue/index.ts';
import { stockOf } from '#platform/services/inventory/index.ts';
import { findPictures } from '#platform/services/media/index.ts';
import type { ShownCurrency } from '#platform/services/pricing/index.ts';
import { openPriceLookup, presentPrice, type ShownPrice } from '#platform/services/pricing/index.ts';
import { type ListRow, tileOf } from './list-page.queries.ts';

/** Rows of a list as they go out; pictures are looked up only when they are selected. */
export async function presentListed(
  ctx: Ctx,
  rows: readonly ListRow[],
  { rate }: ShownCurrency,
  fields: ReadonlySet<string>,
): Promise<ListedProduct[]> {
  const mediaIds = fields.has('media') ? rows.flatMap((row) => row.mediaIds) : [];
  const pictures = await findPictures(ctx, mediaIds);
  const changed = await changedPrices(ctx, rows);
  // Few shops show anchor prices: those alone read the journal of a page.
  const anchored =
    ctx.site.anchor && fields.has('anchorPrice')
      ? await openPriceLookup(
          ctx,
          rows.map(({ id }) => id),
        )
      : null;
  const coloured = fields.has('swatches') ? rows.filter(({ format }) => format === 'configurable') : [];
  const swatches = await shownAttributes.findSwatches(
    ctx,
    coloured.map(({ id }) => id),
  );
  return rows.map((row) => {
    const prices = {
      ...presentPrice(changed.get(row.id) ?? priceOf(row), rate),
      ...anchored?.anchored(ctx, row.id, rate),
    };
    return {
      ...prices,
      ...tileOf(row),
      unitPrice: unitPriceOf(priceToPay(prices), row.pack),
      id: row.id,
      parentId: row.parentId,
      name: row.name,
      slug: row.slug,
      sku: row.sku,
      type: row.type,
      format: row.format,
      purchase: row.purchase,
      kindLine: row.kindLine,
      brand: row.brand,
      media: row.mediaIds.flatMap((id, index) => withAlt(pictures.get(id), row.alts?.[index])),
      swatches: swatches.get(row.id) ?? [],
      bundles: row.bundles ?? [],
      categoryPriority: row.categoryPriority,
      featured: row.isFeatured,
      needsChoice: row.needsChoice,
      archived: false,
      language: row.language,
      stock: stockOf(JSON.parse(row.levels)),
    };
  });
}

/** Prices of rows whose scheduled sale began or ended since they were written. */
async function changedPrices(ctx: Ctx, rows: readonly ListRow[]): Promise<Map<number, ShownPrice>> {
  const now = ctx.now.getTime();
  const due = rows
    .filter((row) => row.pricesChangeAt !== null && row.pricesChangeAt <= now)
    .map(({ id }) => id);
  if (due.length === 0) return new Map();
  const prices = await openPriceLookup(ctx, due);
  return new Map(
    due.flatMap((id) => {
      const price = prices.priceOf(id, ctx.storeId ?? null, now);
      return price ? [[id, price] as const] : [];
    }),
  );
}

function priceOf(row: ListRow): ShownPrice {
  const discount =
    row.lowestPrice30 === null
      ? null
      : {
          lowestPrice30: row.lowestPrice30,
          isShortHistory: row.isShortHistory,
          from: row.discountFrom ?? 0,
          to: row.discountTo,
        };
  return {
    price: row.price,
    compareAtPrice: row.compareAtPrice,
    basePrice: row.basePrice,
    memberPrice: row.memberPrice,
    discount,
    isPriceFrom: row.isPriceFrom,
    changesAt: row.pricesChangeAt,
  };
}
