import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, dropTags, joinTransaction } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { idArray, recordset } from '#platform/kernel/database/recordset.ts';
import { sql } from '#platform/kernel/database/statement.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findFullDays, holdDays, putBackDays, sellDays } from './days/book-days.ts';
import { noteMovements } from './movements/note-movements.ts';
import { pricesFollow } from './prices-follow.queries.ts';
import type { Quantities } from './quantities.ts';

interface LockedLevel {
  product_id: number;
  is_tracked: boolean;
  quantity: number;
  reserved: number;
  backorders: 'no' | 'notify' | 'yes';
  low_at: number | null;
  held: number;
  /** Pieces that others held for too long, and that this call has let go. */
  freed: number;
}

/**
 * Holds exactly `quantities` for `holder` (`cart:12`, `order:7`) until `until`, whatever it held before, or nothing at all:
 * refuses with outOfStock or dayFull, naming each product and how many pieces of it are left. Products whose stock is not
 * counted are not held; days are. Safe for any number of buyers at once: levels are locked in the order of their ids.
 */
export function reserveStock(
  outer: Ctx,
  holder: string,
  quantities: readonly Quantities[],
  until: Date,
): Promise<void> {
  return joinTransaction(outer, async (ctx) => {
    const { levels, changes } = await lockWanted(ctx, holder, quantities);
    await queryPrepared(
      ctx.db,
      sql`
      with wanted as (select * from ${recordset(changes, 'w', 'product_id bigint, difference int, quantity int')}),
      levels as (
        update stock_levels s set reserved = s.reserved + w.difference from wanted w
        where s.product_id = w.product_id and w.difference <> 0
      ), gone as (
        delete from stock_reservations r using wanted w
        where r.holder = ${holder} and r.product_id = w.product_id and w.quantity = 0
      )${daysGone(ctx, holder, quantities)}
      insert into stock_reservations (site_id, product_id, holder, quantity, expires_at, created_at)
      select ${ctx.site.id}, w.product_id, ${holder}, w.quantity, ${until.toISOString()}::timestamptz, ${ctx.now.toISOString()}::timestamptz
      from wanted w where w.quantity > 0
      on conflict (product_id, holder) do update set quantity = excluded.quantity, expires_at = excluded.expires_at`,
    );
    if (!isWithoutDays(quantities)) await holdDays(ctx, holder, quantities, until);
    await availabilityChanged(ctx, levels, changes);
  });
}

/** Lets go of everything that `holder` holds; does nothing when it holds nothing. */
export function releaseStock(outer: Ctx, holder: string): Promise<void> {
  return reserveStock(outer, holder, [], outer.now);
}

/**
 * Sells `quantities` to `holder`: they leave the stock, those it holds and others, and it holds nothing any more. Refuses as
 * reserveStock does.
 */
export function sellStock(outer: Ctx, holder: string, quantities: readonly Quantities[]): Promise<void> {
  return joinTransaction(outer, async (ctx) => {
    const { levels, changes } = await lockWanted(ctx, holder, quantities);
    await queryPrepared(
      ctx.db,
      sql`
      with gone as (
        delete from stock_reservations where holder = ${holder} and site_id = ${ctx.site.id}
      )${daysGone(ctx, holder, quantities)}, sold as (
        update stock_levels s set reserved = s.reserved - w.held,
          quantity = case when s.is_tracked then s.quantity - w.quantity else s.quantity end
        from ${recordset(changes, 'w', 'product_id bigint, held int, quantity int')}
        where s.product_id = w.product_id
        returning s.product_id, case when s.is_tracked then -w.quantity else 0 end as difference, s.quantity as after
      )
      ${noteMovements(ctx, sql`sold`, { kind: 'sale', reference: holder })}`,
    );
    if (!isWithoutDays(quantities)) await sellDays(ctx, holder, quantities);
    await availabilityChanged(ctx, levels, changes);
  });
}

/** Pieces that came back, cancelled or returned, of `order:7`. */
export function putBackStock(
  outer: Ctx,
  reference: string,
  quantities: readonly Quantities[],
): Promise<void> {
  return joinTransaction(outer, async (ctx) => {
    const back = sumByProduct(quantities);
    const levels = await lockLevels(ctx, '', [...back.keys()]);
    const changes = levels.map((level) => ({
      product_id: level.product_id,
      difference: -(back.get(level.product_id) ?? 0),
    }));
    await queryPrepared(
      ctx.db,
      sql`
      with back as (
        update stock_levels s set quantity = s.quantity - w.difference
        from ${recordset(changes, 'w', 'product_id bigint, difference int')}
        where s.product_id = w.product_id and s.is_tracked
        returning s.product_id, -w.difference as difference, s.quantity as after
      )
      ${noteMovements(ctx, sql`back`, { kind: 'return', reference })}`,
    );
    await putBackDays(ctx, quantities);
    await availabilityChanged(ctx, levels, changes);
  });
}

/** Most carts have no days: what they may have held of some goes along with another statement. */
const isWithoutDays = (quantities: readonly Quantities[]): boolean =>
  quantities.length > 0 && quantities.every(({ day }) => !day);

const daysGone = (ctx: Ctx, holder: string, quantities: readonly Quantities[]) =>
  isWithoutDays(quantities)
    ? sql`, days_gone as (delete from day_holds where holder = ${holder} and site_id = ${ctx.site.id})`
    : sql``;

/** A product of which fewer pieces are left than are wanted; `missing` pieces more are needed. */
export interface ShortProduct {
  productId: number;
  missing: number;
}

/** What `holder` could not have of these quantities now, as sellStock would refuse it; nothing is locked or changed. */
export async function findShort(
  ctx: Ctx,
  holder: string,
  quantities: readonly Quantities[],
): Promise<ShortProduct[]> {
  const wanted = sumByProduct(quantities);
  const rows = await queryPrepared<LockedLevel>(
    ctx.db,
    sql`select s.product_id, s.is_tracked, s.quantity, s.backorders, s.low_at, 0 as freed,
      s.reserved - coalesce((select sum(e.quantity)::int from stock_reservations e where e.product_id = s.product_id
        and e.expires_at <= ${ctx.now.toISOString()}::timestamptz and e.holder <> ${holder}), 0) as reserved,
      coalesce((select r.quantity from stock_reservations r
        where r.product_id = s.product_id and r.holder = ${holder}), 0) as held
    from stock_levels s
    where s.site_id = ${ctx.site.id} and s.product_id = any(${idArray([...wanted.keys()])}) order by s.product_id`,
  );
  const short = rows.flatMap((level) => {
    const missing = (wanted.get(level.product_id) ?? 0) - leftOf(level);
    return missing > 0 ? [{ productId: level.product_id, missing }] : [];
  });
  return [...short, ...(await findFullDays(ctx, holder, quantities))];
}

/** Locks the levels that a holder's new wish touches, and says what becomes of each; refuses with outOfStock. */
async function lockWanted(ctx: Ctx, holder: string, quantities: readonly Quantities[]) {
  const wanted = sumByProduct(quantities);
  const levels = await lockLevels(ctx, holder, [...wanted.keys()]);
  const short = levels.filter((level) => leftOf(level) < (wanted.get(level.product_id) ?? 0));
  if (short.length > 0) {
    const products = short.map((level) => ({ productId: level.product_id, left: leftOf(level) }));
    throw new Refusal('outOfStock', { left: products[0]?.left ?? 0, products });
  }
  const changes = levels.map(({ product_id, held }) => {
    const quantity = wanted.get(product_id) ?? 0;
    return { product_id, held, quantity, difference: quantity - held };
  });
  return { levels, changes };
}

function sumByProduct(quantities: readonly Quantities[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of quantities) {
    sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  }
  return sums;
}

/**
 * Locks the levels of products and of all that `holder` holds, always in the order of their ids, so that two buyers wait
 * for each other and never both. Products whose stock is not counted are left out.
 */
async function lockLevels(ctx: Ctx, holder: string, productIds: readonly number[]): Promise<LockedLevel[]> {
  // Locked first and read afterwards: a statement that waited for a lock still sees the other tables as they were.
  const wanted = idArray(productIds);
  const locked = await queryPrepared<{ product_id: number }>(
    ctx.db,
    // One list of ids, not one `or` the other, for which the database would read the levels of the whole catalogue.
    sql`select product_id from stock_levels
      where site_id = ${ctx.site.id} and product_id = any(array(
        select unnest(${wanted}) union select r.product_id from stock_reservations r where r.holder = ${holder}))
      order by product_id for update`,
  );
  // What others held of these products for longer than they may is free: `s` still shows the levels as they were before.
  return queryPrepared<LockedLevel>(
    ctx.db,
    sql`
    with gone as (
      delete from stock_reservations
      where product_id = any(${wanted}) and expires_at <= ${ctx.now.toISOString()}::timestamptz and holder <> ${holder}
      returning product_id, quantity
    ), freed as (
      select product_id, sum(quantity)::int as pieces from gone group by product_id
    ), levels as (
      update stock_levels s set reserved = s.reserved - f.pieces from freed f where s.product_id = f.product_id
    )
    select s.product_id, s.is_tracked, s.quantity, s.reserved - coalesce(f.pieces, 0) as reserved, s.backorders,
      s.low_at, coalesce(r.quantity, 0) as held, coalesce(f.pieces, 0) as freed
    from stock_levels s
      left join freed f on f.product_id = s.product_id
      left join stock_reservations r on r.product_id = s.product_id and r.holder = ${holder}
    where s.site_id = ${ctx.site.id}
      and s.product_id = any(${idArray(locked.map(({ product_id }) => product_id))})
      and (r.id is not null or (s.is_tracked and s.product_id = any(${wanted})))
    order by s.product_id`,
  );
}

function leftOf({ is_tracked, backorders, quantity, reserved, held }: LockedLevel): number {
  if (!is_tracked || backorders !== 'no') return Number.MAX_SAFE_INTEGER;
  return Math.max(0, quantity - reserved + held);
}

/** Tells pages how many pieces are left, and lists when a product sells out, comes back or becomes scarce. */
async function availabilityChanged(
  ctx: Ctx,
  levels: readonly LockedLevel[],
  changes: ReadonlyArray<{ product_id: number; difference: number }>,
): Promise<void> {
  const differences = new Map(changes.map((change) => [change.product_id, change.difference]));
  const moved = levels.filter(
    (level) => level.is_tracked && (differences.get(level.product_id) || level.freed > 0),
  );
  if (moved.length === 0) return;
  const ids = moved.map((level) => level.product_id);
  const isOther = moved.some((level) => {
    const free = level.quantity - level.reserved;
    return (
      statusOf(level, free - level.freed) !== statusOf(level, free - (differences.get(level.product_id) ?? 0))
    );
  });
  if (isOther) {
    await pricesFollow(ctx, ids);
    await catalogueChanged(ctx, ids);
  } else
    await dropTags(
      ctx,
      ids.map((id) => `product:${id}`),
    );
}

function statusOf({ low_at }: LockedLevel, left: number): string {
  if (left <= 0) return 'out';
  return low_at !== null && left <= low_at ? 'low' : 'in';
}
