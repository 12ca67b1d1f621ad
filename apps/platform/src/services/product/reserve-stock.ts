import { sql } from 'drizzle-orm';
import { type Ctx, dropTags, inTransaction } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { catalogueChanged } from './catalogue-changed.ts';
import { idArray, recordset } from './recordset.ts';

/** Pieces of one product. */
export interface Pieces {
  productId: number;
  quantity: number;
}

interface LockedLevel {
  product_id: number;
  is_tracked: boolean;
  quantity: number;
  reserved: number;
  backorders: 'no' | 'notify' | 'yes';
  low_at: number | null;
  held: number;
}

/**
 * Holds exactly `pieces` for `holder` (`cart:12`, `order:7`) until `until`, whatever it held before, or nothing at all:
 * refuses with outOfStock, naming each product and how many pieces of it are left. Products whose stock is not counted
 * are not held. Safe for any number of buyers at once: levels are locked in the order of their ids.
 */
export function reserveStock(
  outer: Ctx,
  holder: string,
  pieces: readonly Pieces[],
  until: Date,
): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    const wanted = sumByProduct(pieces);
    const levels = await lockLevels(ctx, holder, [...wanted.keys()]);
    const short = levels.filter((level) => leftOf(level) < (wanted.get(level.product_id) ?? 0));
    if (short.length > 0) {
      const products = short.map((level) => ({ productId: level.product_id, left: leftOf(level) }));
      throw new Refusal('outOfStock', { left: products[0]?.left ?? 0, products });
    }
    const changes = levels.map((level) => ({
      product_id: level.product_id,
      difference: (wanted.get(level.product_id) ?? 0) - level.held,
      quantity: wanted.get(level.product_id) ?? 0,
    }));
    await ctx.db.execute(sql`
      with wanted as (select * from ${recordset(changes, 'w', 'product_id bigint, difference int, quantity int')}),
      levels as (
        update stock_levels s set reserved = s.reserved + w.difference from wanted w
        where s.product_id = w.product_id and w.difference <> 0
      ), gone as (
        delete from stock_reservations r using wanted w
        where r.holder = ${holder} and r.product_id = w.product_id and w.quantity = 0
      )
      insert into stock_reservations (site_id, product_id, holder, quantity, expires_at, created_at)
      select ${ctx.site.id}, w.product_id, ${holder}, w.quantity, ${until}::timestamptz, ${ctx.now}::timestamptz
      from wanted w where w.quantity > 0
      on conflict (product_id, holder) do update set quantity = excluded.quantity, expires_at = excluded.expires_at`);
    await availabilityChanged(ctx, levels, changes);
  });
}

/** Lets go of everything that `holder` holds; does nothing when it holds nothing. */
export function releaseStock(outer: Ctx, holder: string): Promise<void> {
  return reserveStock(outer, holder, [], outer.now);
}

/** Gives what `from` holds to `to`, until `until`: a cart becomes an order. Gives the pieces. */
export async function handOverStock(ctx: Ctx, from: string, to: string, until: Date): Promise<Pieces[]> {
  const { rows } = await ctx.db.execute<{ productId: number; quantity: number }>(sql`
    update stock_reservations set holder = ${to}, expires_at = ${until}::timestamptz
    where holder = ${from} and site_id = ${ctx.site.id}
    returning product_id as "productId", quantity`);
  return rows;
}

/** What `holder` holds has been sold: it leaves the stock. Gives the pieces; a second call finds none. */
export function takeStock(outer: Ctx, holder: string): Promise<Pieces[]> {
  return inTransaction(outer, async (ctx) => {
    await lockLevels(ctx, holder, []);
    const { rows } = await ctx.db.execute<{ productId: number; quantity: number }>(sql`
      with taken as (
        delete from stock_reservations where holder = ${holder} and site_id = ${ctx.site.id}
        returning product_id, quantity
      ), levels as (
        update stock_levels s set reserved = s.reserved - t.quantity,
          quantity = case when s.is_tracked then s.quantity - t.quantity else s.quantity end
        from taken t where s.product_id = t.product_id
      )
      select product_id as "productId", quantity from taken order by product_id`);
    return rows;
  });
}

/** Pieces that came back: cancelled, returned. */
export function putBackStock(outer: Ctx, pieces: readonly Pieces[]): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    const back = sumByProduct(pieces);
    const levels = await lockLevels(ctx, '', [...back.keys()]);
    const changes = levels.map((level) => ({
      product_id: level.product_id,
      difference: -(back.get(level.product_id) ?? 0),
    }));
    await ctx.db.execute(sql`
      update stock_levels s set quantity = s.quantity - w.difference
      from ${recordset(changes, 'w', 'product_id bigint, difference int')}
      where s.product_id = w.product_id and s.is_tracked`);
    await availabilityChanged(ctx, levels, changes);
  });
}

function sumByProduct(pieces: readonly Pieces[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of pieces) {
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
  await ctx.db.execute(sql`
    select product_id from stock_levels
    where site_id = ${ctx.site.id} and (product_id = any(${idArray(productIds)})
      or product_id in (select r.product_id from stock_reservations r where r.holder = ${holder}))
    order by product_id for update`);
  await releaseExpired(ctx, productIds, holder);
  const { rows } = await ctx.db.execute<LockedLevel & Record<string, unknown>>(sql`
    select s.product_id, s.is_tracked, s.quantity, s.reserved, s.backorders, s.low_at, coalesce(r.quantity, 0) as held
    from stock_levels s left join stock_reservations r on r.product_id = s.product_id and r.holder = ${holder}
    where s.site_id = ${ctx.site.id}
      and (r.id is not null or (s.is_tracked and s.product_id = any(${idArray(productIds)})))
    order by s.product_id`);
  return rows;
}

/** Frees what others held of these products for longer than they may; the levels are locked by the caller. */
async function releaseExpired(ctx: Ctx, productIds: readonly number[], holder: string): Promise<void> {
  await ctx.db.execute(sql`
    with gone as (
      delete from stock_reservations
      where product_id = any(${idArray(productIds)}) and expires_at <= ${ctx.now}::timestamptz and holder <> ${holder}
      returning product_id, quantity
    )
    update stock_levels s set reserved = s.reserved - g.pieces
    from (select product_id, sum(quantity)::int as pieces from gone group by product_id) g
    where s.product_id = g.product_id`);
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
  const moved = levels.filter((level) => level.is_tracked && differences.get(level.product_id));
  if (moved.length === 0) return;
  const ids = moved.map((level) => level.product_id);
  const isOther = moved.some((level) => {
    const before = level.quantity - level.reserved;
    return statusOf(level, before) !== statusOf(level, before - (differences.get(level.product_id) ?? 0));
  });
  if (isOther) await catalogueChanged(ctx, ids);
  else
    await dropTags(
      ctx,
      ids.map((id) => `product:${id}`),
    );
}

function statusOf({ low_at }: LockedLevel, left: number): string {
  if (left <= 0) return 'out';
  return low_at !== null && left <= low_at ? 'low' : 'in';
}
