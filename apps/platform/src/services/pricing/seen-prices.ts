import type { Ctx } from '#platform/kernel/context.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { sql } from '#platform/kernel/database/statement.ts';
import { listJournals, listPriced, type PricedRow } from './price-journal.queries.ts';
import { priceLookupOf } from './price-lookup.ts';
import type { PriceEntry, ProductPrice } from './product-price.ts';

/** What visitors saw from an instant on (ms since 1970); null while it was not in the shop. */
interface SeenPrice {
  at: number;
  shown: ProductPrice | null;
}

/**
 * What visitors saw of the price of a product, step by step until now, the oldest first (SELL-01): at each instant at which
 * something of it began or ended the price function is asked with the journal as it was written then. Of a product with
 * variants it is its own price; of a bundle that costs what its members cost theirs, by the members that it has now.
 */
export async function listSeenPrices(ctx: Ctx, id: number): Promise<SeenPrice[]> {
  const rows = await listPriced(ctx, [id]);
  const row = rows.find((one) => one.id === id);
  if (!row) return [];
  const ids = rows.map((one) => one.id);
  const [journals, written] = [await listJournals(ctx, ids), await listWritten(ctx, ids)];
  const parent = rows.find((one) => one.id === row.parentId);
  const family = [row, ...(parent ? [parent] : [])];
  const shown = (at: number): ProductPrice | null => {
    if (!family.every((one) => isPublicAt(one, at))) return null;
    const known = new Map(
      [...journals].map(([one, journal]) => [one, journal.filter(writtenBy(written, at))]),
    );
    const lookup = priceLookupOf(rows, known);
    const price = lookup.isSum(id, null, at)
      ? lookup.priceOf(id, null, at)
      : lookup.ownPriceOf(id, at)?.shown;
    return price && price.price !== null ? price : null;
  };
  const seen: SeenPrice[] = [];
  for (const at of instantsOf(family, journals, ctx.now.getTime())) {
    const step = { at, shown: shown(at) };
    const last = seen.at(-1);
    if (last ? !looksAlike(last.shown, step.shown) : step.shown !== null) seen.push(step);
  }
  return seen;
}

/** When entries of the journal were written, by their id, ms since 1970. */
async function listWritten(ctx: Ctx, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await ctx.db.execute<{ id: number; at: number }>(sql`
    select id::int as id, (extract(epoch from created_at) * 1000)::float8 as at from product_prices
    where product_id = any(${idArray(ids)}) and site_id = ${ctx.site.id}`);
  return new Map(rows.map((entry) => [entry.id, entry.at]));
}

const writtenBy =
  (written: ReadonlyMap<number, number>, at: number) =>
  ({ id }: PriceEntry): boolean =>
    (written.get(id) ?? 0) <= at;

/** Public first by then, and not taken off since. */
const isPublicAt = ({ offeredFrom, offerTurns }: PricedRow, at: number): boolean =>
  offeredFrom !== null && offeredFrom <= at && offerTurns.filter((turn) => turn <= at).length % 2 === 0;

/** All instants until now at which what is shown may change, in order. */
function instantsOf(
  family: readonly PricedRow[],
  journals: ReadonlyMap<number, readonly PriceEntry[]>,
  now: number,
): number[] {
  const entries = [...journals.values()].flat();
  const found = [
    ...entries.flatMap(({ validFrom, validTo }) => [validFrom, validTo ?? now]),
    ...family.flatMap(({ offeredFrom, offerTurns }) => [offeredFrom ?? now, ...offerTurns]),
    now,
  ];
  return [...new Set(found.filter((at) => at <= now))].sort((one, other) => one - other);
}

function looksAlike(one: ProductPrice | null, other: ProductPrice | null): boolean {
  if (one === null || other === null) return one === other;
  const names = ['price', 'compareAtPrice', 'memberPrice'] as const;
  return (
    names.every((name) => one[name] === other[name]) &&
    one.discount?.lowestPrice30 === other.discount?.lowestPrice30 &&
    one.discount?.isShortHistory === other.discount?.isShortHistory
  );
}
