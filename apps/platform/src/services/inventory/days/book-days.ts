import { type Ctx, dropTags } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { idArray, recordset } from '#platform/kernel/database/recordset.ts';
import { sql } from '#platform/kernel/database/statement.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import type { Quantities } from '../quantities.ts';

/** Pieces of one day of the product whose option asks for it. */
interface DayQuantity {
  product_id: number;
  day: string;
  quantity: number;
}

interface LockedDay {
  product_id: number;
  day: string;
  /** Of the option; null: as many as come. */
  most: number | null;
  /** Pieces that orders have, and those that others hold. */
  taken: number;
}

/** Holds exactly the days of `quantities` for `holder` until `until`; refuses with dayFull. Part of `reserveStock`. */
export async function holdDays(
  ctx: Ctx,
  holder: string,
  quantities: readonly Quantities[],
  until: Date,
): Promise<void> {
  const wanted = sumByDay(quantities);
  const freed = await letGo(ctx, holder);
  if (wanted.length > 0) {
    await mustHaveFree(ctx, holder, wanted);
    await queryPrepared(
      ctx.db,
      sql`
      insert into day_holds (site_id, product_id, day, holder, quantity, expires_at)
      select ${ctx.site.id}, w.product_id, w.day, ${holder}, w.quantity, ${until.toISOString()}::timestamptz
      from ${asRows(wanted)}`,
    );
  }
  await tellPages(ctx, [...freed, ...wanted]);
}

/** Sells the days of `quantities`, and `holder` holds none any more; refuses with dayFull. Part of `sellStock`. */
export async function sellDays(ctx: Ctx, holder: string, quantities: readonly Quantities[]): Promise<void> {
  const wanted = sumByDay(quantities);
  const freed = await letGo(ctx, holder);
  if (wanted.length > 0) {
    await mustHaveFree(ctx, holder, wanted);
    await change(ctx, wanted, 1);
  }
  await tellPages(ctx, [...freed, ...wanted]);
}

/** Days of an order that came to nothing are free again. Part of `putBackStock`. */
export async function putBackDays(ctx: Ctx, quantities: readonly Quantities[]): Promise<void> {
  const back = sumByDay(quantities);
  if (back.length === 0) return;
  await lock(ctx, back);
  await change(ctx, back, -1);
  await tellPages(ctx, back);
}

/** Products of whose days fewer pieces are left than are wanted, with how many are missing; nothing is locked or changed. */
export async function findFullDays(
  ctx: Ctx,
  holder: string,
  quantities: readonly Quantities[],
): Promise<{ productId: number; missing: number }[]> {
  const wanted = sumByDay(quantities);
  if (wanted.length === 0) return [];
  return (await readDays(ctx, holder, wanted)).flatMap((one) => {
    const missing = wantedOf(wanted, one) - leftOf(one);
    return missing > 0 ? [{ productId: one.product_id, missing }] : [];
  });
}

/** What is taken of days: read from now on, told by a key of product and day. */
export const takenDays = {
  read: readTakenDays,
  keyOf: dayKey,
};

/** Pieces that are taken of days of products, by `dayKey`: what orders have, and what others than `holder` hold. */
async function readTakenDays(
  ctx: Ctx,
  productIds: readonly number[],
  holder = '',
): Promise<ReadonlyMap<string, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await queryPrepared<{ product_id: number; day: string; taken: number }>(
    ctx.db,
    sql`
    select b.product_id, b.day::text as day, b.sold + ${heldByOthers(ctx, holder)} as taken from booked_days b
    where b.product_id = any(${idArray(productIds)}) and b.site_id = ${ctx.site.id}
      and b.day >= (${ctx.now.toISOString()}::timestamptz at time zone 'Europe/Zagreb')::date`,
  );
  return new Map(rows.map(({ product_id, day, taken }) => [dayKey(product_id, day), taken]));
}

function dayKey(productId: number, day: string): string {
  return `${productId} ${day}`;
}

function sumByDay(quantities: readonly Quantities[]): DayQuantity[] {
  const sums = new Map<string, DayQuantity>();
  for (const { quantity, day } of quantities) {
    if (!day) continue;
    const key = dayKey(day.of, day.on);
    const before = sums.get(key)?.quantity ?? 0;
    sums.set(key, { product_id: day.of, day: day.on, quantity: before + quantity });
  }
  return [...sums.values()].filter(({ quantity }) => quantity > 0);
}

/** Refuses days of which not enough is left; until the transaction ends nobody else takes of them. */
async function mustHaveFree(ctx: Ctx, holder: string, wanted: readonly DayQuantity[]): Promise<void> {
  await lock(ctx, wanted);
  const full = (await readDays(ctx, holder, wanted)).filter((one) => leftOf(one) < wantedOf(wanted, one));
  if (full.length === 0) return;
  const days = full.map((one) => ({ productId: one.product_id, day: one.day, left: leftOf(one) }));
  throw new Refusal('dayFull', { left: days[0]?.left ?? 0, days });
}

/** Locks days, always in one order, so that two buyers wait for each other and never both; a day that is new is made. */
async function lock(ctx: Ctx, days: readonly DayQuantity[]): Promise<void> {
  await queryPrepared(
    ctx.db,
    sql`
    insert into booked_days (site_id, product_id, day)
    select p.site_id, w.product_id, w.day from ${asRows(days)} join products p on p.id = w.product_id
    where p.site_id = ${ctx.site.id} order by w.product_id, w.day
    on conflict do nothing`,
  );
  await queryPrepared(
    ctx.db,
    sql`
    select from booked_days b join ${asRows(days)} on w.product_id = b.product_id and w.day = b.day
    where b.site_id = ${ctx.site.id} order by b.product_id, b.day for update of b`,
  );
}

/** Days as they stand: read apart from the lock, since a statement that waited still sees other tables as they were. */
function readDays(ctx: Ctx, holder: string, days: readonly DayQuantity[]): Promise<LockedDay[]> {
  return queryPrepared<LockedDay>(
    ctx.db,
    sql`
    select w.product_id, w.day::text as day, coalesce(b.sold, 0) + ${heldByOthers(ctx, holder)} as taken,
      (select (o.days->>'perDay')::int from custom_options o
        where o.product_id = w.product_id and o.days is not null order by o.position limit 1) as most
    from ${asRows(days)} left join booked_days b on b.product_id = w.product_id and b.day = w.day
    order by w.product_id, w.day`,
  );
}

/** Of the day of `b`. */
const heldByOthers = (ctx: Ctx, holder: string) => sql`coalesce((select sum(h.quantity)::int from day_holds h
      where h.product_id = b.product_id and h.day = b.day and h.holder <> ${holder}
        and h.expires_at > ${ctx.now.toISOString()}::timestamptz), 0)`;

const asRows = (days: readonly DayQuantity[]) =>
  recordset(days, 'w', 'product_id bigint, day date, quantity int');

async function change(ctx: Ctx, days: readonly DayQuantity[], sign: 1 | -1): Promise<void> {
  await queryPrepared(
    ctx.db,
    sql`
    update booked_days b set sold = greatest(0, b.sold + w.quantity * ${sign}::int) from ${asRows(days)}
    where b.product_id = w.product_id and b.day = w.day and b.site_id = ${ctx.site.id}`,
  );
}

const letGo = (ctx: Ctx, holder: string) =>
  queryPrepared<Pick<DayQuantity, 'product_id'>>(
    ctx.db,
    sql`delete from day_holds where site_id = ${ctx.site.id} and holder = ${holder} returning product_id`,
  );

/** Pages of the products show which days are full. */
async function tellPages(ctx: Ctx, days: readonly Pick<DayQuantity, 'product_id'>[]): Promise<void> {
  const ids = new Set(days.map(({ product_id }) => product_id));
  if (ids.size > 0)
    await dropTags(
      ctx,
      [...ids].map((id) => `product:${id}`),
    );
}

const wantedOf = (wanted: readonly DayQuantity[], { product_id, day }: LockedDay): number =>
  wanted.find((one) => one.product_id === product_id && one.day === day)?.quantity ?? 0;

const leftOf = ({ most, taken }: LockedDay): number =>
  most === null ? Number.MAX_SAFE_INTEGER : Math.max(0, most - taken);
