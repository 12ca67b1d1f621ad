import type { Cents } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import { openPriceLookup } from '#platform/services/pricing/index.ts';
import { type Judged, judgeSale } from './judge-sale.ts';
import type { SaleRow } from './sale.queries.ts';
import { findSalesOf, type ItemValues, listOwnEntries, writeItems } from './sale-items.queries.ts';

/** Prices that are looked at together. */
const batch = 2000;

type Planned = Pick<
  SaleRow,
  'id' | 'kind' | 'value' | 'rounding' | 'floor' | 'validFrom' | 'validTo' | 'scheduledAt'
>;

/** What a sale makes of prices, as lines of it; nothing is written. `amounts` says of some what they were reduced to. */
export async function judgePrices(
  ctx: Ctx,
  sale: Planned,
  ids: readonly number[],
  amounts: ReadonlyMap<number, Cents> = new Map(),
): Promise<ItemValues[]> {
  const lookup = await openPriceLookup(ctx, ids);
  const own = sale.scheduledAt === null ? new Set<number>() : await listOwnEntries(ctx, sale.id, ids);
  const from = Math.max(sale.validFrom.getTime(), ctx.now.getTime());
  const judged = ids.map((id) => {
    const amount = amounts.get(id);
    const reduction = amount === undefined ? sale : { ...sale, kind: 'price' as const, value: amount };
    return { id, ...judgeSale(lookup, id, { reduction, from, to: sale.validTo.getTime(), own }) };
  });
  const sales = await findSalesOf(
    ctx,
    judged.flatMap(({ entryId }) => entryId ?? []),
  );
  return judged.map(({ id, ...one }) => itemOf(id, one, sales.get(one.entryId ?? 0) ?? null));
}

function itemOf(
  productId: number,
  { entryId: _, ...judged }: Judged,
  otherSaleId: number | null,
): ItemValues {
  const state = judged.reason === null ? 'waiting' : 'left';
  const reason = judged.reason === 'hasSalePrice' && otherSaleId !== null ? 'inSale' : judged.reason;
  return { productId, state, ...judged, reason, otherSaleId };
}

/** Looks at prices and writes down what the sale would do to each; no price is changed. */
export async function planPrices(ctx: Ctx, sale: Planned, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += batch)
    await writeItems(ctx, sale.id, await judgePrices(ctx, sale, ids.slice(start, start + batch)));
}
