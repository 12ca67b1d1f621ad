import { setTimeout as pause } from 'node:timers/promises';
import { toDecimalOrNull } from '@izlog/contract/money';
import { endSale, moveSale, scheduleSale } from '@izlog/contract/product/sales/sale-staff';
import { noteChange } from '#platform/kernel/audit.ts';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import { inNameOf, logNoted } from '#platform/kernel/jobs/staff-job.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { appendPrices, openPriceLookup, type PriceInput } from '#platform/services/pricing/index.ts';
import { followPriceTurns } from '../lists/price-turns.ts';
import { reindexProducts } from '../lists/reindex-products.ts';
import { holdProducts } from '../products/hold-products.ts';
import { judgePrices } from './plan-sale.ts';
import { holdSale, type SaleRow, updateSale } from './sale.queries.ts';
import {
  causeOf,
  type ItemValues,
  listItems,
  listOwnEntries,
  type SaleItem,
  writeItems,
} from './sale-items.queries.ts';

export const saleJob = 'price-sale';

/** Prices of one transaction: it holds their rows while buyers and colleagues go on. */
const batch = 200;
/** How long it rests after each batch, in times of what that took, as a change of many products does. */
const rest = 1;

interface Running {
  siteId: number;
  saleId: number;
}

/** Registers the job that writes the prices of sales into the journal, moves them and ends them. */
export function defineSaleJob(kernel: Kernel): void {
  kernel.jobs.define<Running>(saleJob, (running) => runSaleJob(kernel, running));
}

/** Goes on with a sale batch by batch; how each price went is written with it, so that killed at any time it goes on. */
export async function runSaleJob(kernel: Kernel, { siteId, saleId }: Running, now?: Date): Promise<void> {
  for (let after: number | null = 0; after !== null; ) {
    const began = performance.now();
    const ctx = await jobContext(kernel, siteId, saleJob, now ?? new Date());
    if (!ctx) return;
    after = await workOn(kernel, ctx, { saleId, after });
    if (after !== null) await pause((performance.now() - began) * rest);
  }
}

type Prices = (PriceInput & { productId: number })[];

/** Does the next prices of a sale after one product and gives the last of them; null when the sale is as it shall be. */
function workOn(
  kernel: Kernel,
  outer: Ctx,
  { saleId, after }: { saleId: number; after: number },
): Promise<number | null> {
  return inTransaction(outer, async (inner) => {
    const sale = await holdSale(inner, saleId);
    const { work } = sale;
    if (work === null) return null;
    const states = [work === 'write' ? ('waiting' as const) : ('written' as const)];
    const items = await listItems(inner, saleId, {
      states,
      after: work === 'move' ? after : 0,
      limit: batch,
    });
    if (items.length === 0) {
      await updateSale(inner, saleId, { work: null });
      return null;
    }
    const ids = items.map(({ productId }) => productId);
    const ctx = await holdProducts(inNameOf(inner, sale.userId), ids);
    const { prices, written } = await {
      write: () => writeWaiting(ctx, sale, ids),
      move: () => moveWritten(ctx, sale, items),
      end: () => endWritten(ctx, sale, items),
    }[work]();
    await append(ctx, sale, prices);
    await writeItems(ctx, saleId, written);
    noteItems(ctx, items, written);
    const { method, path } = { write: scheduleSale, move: moveSale, end: endSale }[work];
    await logNoted(kernel, ctx, { action: `${method} ${path}`, input: { id: saleId } });
    await catalogueChanged(ctx, await reindexProducts(ctx, ids, 'prices'));
    await followPriceTurns(
      ctx,
      prices.flatMap(({ validFrom, validTo }) => [validFrom, validTo]),
    );
    return ids.at(-1) ?? null;
  });
}

interface Done {
  prices: Prices;
  written: ItemValues[];
}

/** Prices that wait are looked at once more: what was changed since keeps to the rule of its kind, or is left alone. */
async function writeWaiting(ctx: Ctx, sale: SaleRow, ids: readonly number[]): Promise<Done> {
  // A machine that was off all the time that the sale should have lasted.
  if (sale.validTo <= ctx.now)
    return { prices: [], written: ids.map((productId) => ({ productId, state: 'ended' })) };
  const period = { validFrom: later(sale.validFrom, ctx.now), validTo: sale.validTo };
  const judged = await judgePrices(ctx, sale, ids);
  return {
    prices: judged.flatMap((item) => saleOf(item, period)),
    written: judged.map((item) =>
      item.state === 'left' ? item : { ...item, state: 'written' as const, ...period },
    ),
  };
}

/**
 * Gives prices other dates. What was written is taken back first, so that what is asked of the price function is the shop
 * without it; a price that has begun already and cannot go on with the new end keeps its own.
 */
async function moveWritten(ctx: Ctx, sale: SaleRow, items: readonly SaleItem[]): Promise<Done> {
  const standing = await stillSpeaking(ctx, sale, items);
  const others = items.filter(
    ({ validFrom, validTo }) =>
      validTo && validTo > ctx.now && (!same(validTo, sale.validTo) || movesFrom(validFrom, sale, ctx.now)),
  );
  const moving = others.filter(({ productId }) => standing.has(productId));
  await append(
    ctx,
    sale,
    moving.flatMap((item) => endOf(item, ctx.now)),
  );
  const amounts = new Map(moving.map(({ productId, amount }) => [productId, amount ?? 0]));
  const judged = await judgePrices(ctx, sale, [...amounts.keys()], amounts);
  const prices: Prices = [];
  const written: ItemValues[] = [];
  for (const item of judged) {
    const former = moving.find(({ productId }) => productId === item.productId);
    if (!former?.validFrom || !former.validTo) continue;
    const hasBegun = former.validFrom <= ctx.now;
    const period = { validFrom: later(sale.validFrom, ctx.now), validTo: sale.validTo };
    // Its mark stands on what it was before it began, whatever is found now.
    if (item.reason === null || (hasBegun && item.reason !== 'inSale' && item.reason !== 'hasSalePrice')) {
      prices.push(...saleOf({ ...item, amount: former.amount ?? null, reason: null }, period));
      const validFrom = hasBegun ? former.validFrom : period.validFrom;
      written.push({ ...former, validFrom, validTo: sale.validTo });
    } else if (hasBegun) {
      const own = { validFrom: ctx.now, validTo: former.validTo };
      prices.push(...saleOf({ ...item, amount: former.amount ?? null, reason: null }, own));
    } else written.push(item);
  }
  return { prices, written };
}

/** Ends prices that are still those of the sale; what somebody else has set since goes on. */
async function endWritten(ctx: Ctx, sale: SaleRow, items: readonly SaleItem[]): Promise<Done> {
  const standing = await stillSpeaking(ctx, sale, items);
  return {
    prices: items.filter(({ productId }) => standing.has(productId)).flatMap((item) => endOf(item, ctx.now)),
    written: items.map((item) => ({
      ...item,
      state: 'ended' as const,
      validTo: item.validTo && item.validTo < ctx.now ? item.validTo : ctx.now,
    })),
  };
}

/** Products whose reduced price is the one that the sale wrote, now or when it begins. */
async function stillSpeaking(ctx: Ctx, { id }: SaleRow, items: readonly SaleItem[]): Promise<Set<number>> {
  const ids = items.map(({ productId }) => productId);
  const [lookup, own] = [await openPriceLookup(ctx, ids), await listOwnEntries(ctx, id, ids)];
  const nobody = () => false;
  return new Set(
    items.flatMap(({ productId, validFrom }) => {
      const from = later(validFrom ?? ctx.now, ctx.now).getTime();
      const speaks = lookup.saleWithin(productId, { from, to: from + 1 }, nobody);
      return speaks && own.has(speaks.id) ? [productId] : [];
    }),
  );
}

const append = (ctx: Ctx, { id }: SaleRow, prices: Prices): Promise<void> =>
  appendPrices(ctx, prices, { cause: causeOf(id), isHistory: false });

const saleOf = (
  { productId, amount, reason }: ItemValues,
  { validFrom, validTo }: { validFrom: Date; validTo: Date },
): Prices => (reason || amount == null ? [] : [{ productId, kind: 'sale', amount, validFrom, validTo }]);

/** From now, or from its beginning, until its end there is no such price. */
const endOf = ({ productId, validFrom, validTo }: SaleItem, now: Date): Prices =>
  validFrom && validTo && validTo > now
    ? [{ productId, kind: 'sale', amount: null, validFrom: later(validFrom, now), validTo }]
    : [];

export const later = (one: Date, other: Date): Date => (one > other ? one : other);

const same = (one: Date, other: Date): boolean => one.getTime() === other.getTime();

const movesFrom = (former: Date | null, { validFrom }: SaleRow, now: Date): boolean =>
  former !== null && former > now && !same(former, validFrom);

/** The log of each product tells of its reduced price. */
function noteItems(ctx: Ctx, before: readonly SaleItem[], after: readonly ItemValues[]): void {
  const former = new Map(before.map((item) => [item.productId, item]));
  for (const item of after)
    noteChange(ctx, `product ${item.productId}`, said(former.get(item.productId)), said(item));
}

const said = (item: ItemValues | undefined): Record<string, unknown> =>
  item?.state === 'written'
    ? {
        'price.sale': toDecimalOrNull(item.amount ?? null),
        'price.saleFrom': item.validFrom?.toISOString() ?? null,
        'price.saleTo': item.validTo?.toISOString() ?? null,
      }
    : { 'price.sale': null, 'price.saleFrom': null, 'price.saleTo': null };
