import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { logChanges } from '#platform/kernel/changes/catalogue-log.queries.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { byIndex } from '#platform/kernel/database/by-index.ts';
import { openPriceLookup, type ShownPrice } from '#platform/services/pricing/index.ts';
import { writeDesk, writeDeskPrices } from '../desk/write-desk.queries.ts';
import { settlePublishing } from '../products/settle-publishing.ts';
import { countProducts, listDue, listPriceStores, listProductIds } from './product-list.queries.ts';
import {
  findDependants,
  type ListPrice,
  removeUnlisted,
  writeList,
  writeNumbers,
  writePrices,
  writeTexts,
} from './reindex-products.queries.ts';
import { writeSearch } from './reindex-search.queries.ts';

/** Products whose rows are written by one statement. */
const batch = 2000;
/** From so many products on it is worth telling the planner how to find what belongs to each. */
const many = 50;

/** What of products changed: anything, or nothing but their prices, which no words or filters depend on. */
export type ChangedParts = 'all' | 'prices';

/**
 * Brings the read model of lists up to date for products and for those that show them: the configurable product of a
 * variant, variants that inherit, bundles of a member. Returns the ids it looked at. The caller says `catalogueChanged`.
 */
export async function reindexProducts(
  ctx: Ctx,
  changed: readonly number[],
  parts: ChangedParts = 'all',
): Promise<number[]> {
  if (changed.length < many) return writeLists(ctx, changed, parts);
  return byIndex(ctx, () => writeLists(ctx, changed, parts));
}

async function writeLists(ctx: Ctx, changed: readonly number[], parts: ChangedParts): Promise<number[]> {
  const ids = await findDependants(ctx, changed);
  const storeIds = [0, ...(await listPriceStores(ctx))];
  for (let start = 0; start < ids.length; start += batch) {
    const some = ids.slice(start, start + batch);
    const prices = await listPrices(ctx, some, storeIds);
    if (parts === 'prices') {
      await writePrices(ctx, prices);
      await writeDeskPrices(ctx, some);
    } else {
      await removeUnlisted(ctx, some);
      await writeList(ctx, prices);
      await writeTexts(ctx, some);
      await writeNumbers(ctx, some);
      await writeSearch(ctx, some);
      await writeDesk(ctx, some);
    }
    await logChanges(ctx, some);
  }
  return ids;
}

/**
 * Brings every list of the site up to date, batch by batch, each in a transaction of its own: after a language was
 * added, or when the read model is in doubt. Returns the number of products.
 */
export async function reindexSite(
  outer: Ctx,
  onProgress?: (done: number, total: number) => void,
): Promise<number> {
  const all = onProgress ? await countProducts(outer) : 0;
  let total = 0;
  for (let last = 0; ; ) {
    const ids = await inTransaction(outer, async (ctx) => {
      const some = await listProductIds(ctx, last, batch);
      await reindexProducts(ctx, some);
      if (some.length > 0) await catalogueChanged(ctx, []);
      return some;
    });
    if (ids.length === 0) break;
    total += ids.length;
    last = ids.at(-1) ?? last;
    onProgress?.(total, all);
  }
  return total;
}

/**
 * Rewrites the prices of products whose scheduled price has begun or ended by now, at most `limit` of them, and gives
 * their number; withholds those whose last price has ended. To be run every minute; lists show the right price in
 * between too, only their order waits.
 */
export function reindexDuePrices(outer: Ctx, limit = batch): Promise<number> {
  return inTransaction(outer, async (ctx) => {
    const due = await listDue(ctx, limit);
    if (due.length === 0) return 0;
    const lookup = await openPriceLookup(ctx, due);
    const unpriced = due.filter((id) => lookup.priceOf(id, null, ctx.now.getTime())?.price === null);
    const { changed } = await settlePublishing(ctx, unpriced);
    // A sale of ten thousand begins in one instant: nothing but the prices of what goes on being sold is written.
    const ids = [...(await reindexProducts(ctx, changed)), ...(await reindexProducts(ctx, due, 'prices'))];
    await catalogueChanged(ctx, ids);
    return due.length;
  });
}

async function listPrices(
  ctx: Ctx,
  ids: readonly number[],
  storeIds: readonly number[],
): Promise<ListPrice[]> {
  const priceLookup = await openPriceLookup(ctx, ids);
  return ids.flatMap((id) =>
    storeIds.flatMap((storeId) => {
      const price = priceLookup.priceOf(id, storeId === 0 ? null : storeId, ctx.now.getTime());
      return price ? [listPrice(id, storeId, price)] : [];
    }),
  );
}

function listPrice(productId: number, storeId: number, price: ShownPrice): ListPrice {
  const { discount } = price;
  return {
    product_id: productId,
    store_id: storeId,
    price: price.price,
    compare_at_price: price.compareAtPrice,
    base_price: price.basePrice,
    member_price: price.memberPrice,
    lowest_price_30: discount?.lowestPrice30 ?? null,
    is_short_history: discount?.isShortHistory ?? false,
    is_price_from: price.isPriceFrom,
    discount_from: discount ? new Date(discount.from) : null,
    discount_to: discount?.to ? new Date(discount.to) : null,
    prices_change_at: price.changesAt === null ? null : new Date(price.changesAt),
  };
}
