import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import { countsAsSale } from '../sale.queries.ts';
import { within } from './period.queries.ts';

/** Where an order went, as reports count it: an order that is fetched by the person who paid it. */
const countryOf = sql`coalesce(nullif(o.delivery_address->>'country', ''), o.billing_address->>'country', '')`;

const salesOn = (siteId: SQL, day: SQL): SQL => sql`
  o.site_id = ${siteId} and ${countsAsSale()} and ${within(sql`o.created_at`, { from: day, to: day })}`;

/** What was sold and given back on a day, added up by what an order is as a whole. */
const sumsOf = (siteId: SQL, day: SQL): SQL => sql`
  select currency, payment_kind, country, sum(orders)::int as orders, sum(income) as income, sum(refunds)::int as refunds,
    sum(refunded) as refunded
  from (
    select o.currency, o.payment_kind, ${countryOf} as country, 1 as orders, o.order_total as income, 0 as refunds, 0 as refunded
    from orders o where ${salesOn(siteId, day)}
    union all
    select o.currency, o.payment_kind, ${countryOf}, 0, 0, 1, r.amount
    from refunds r join orders o on o.id = r.order_id
    where r.site_id = ${siteId} and r.state = 'done' and ${within(sql`r.done_at`, { from: day, to: day })}
  ) done group by currency, payment_kind, country`;

/** The same of the lines of orders, by product. */
const productsOf = (siteId: SQL, day: SQL): SQL => sql`
  select o.currency, i.product_id, max(i.name) as name, max(i.sku) as sku, count(distinct o.id)::int as orders,
    sum(i.quantity)::int as quantity, sum(i.total) as income
  from orders o join order_items i on i.order_id = o.id where ${salesOn(siteId, day)} group by o.currency, i.product_id`;

const kinds = {
  sums: { columns: sql`currency, payment_kind, country, orders, income, refunds, refunded`, of: sumsOf },
  products: { columns: sql`currency, product_id, name, sku, orders, quantity, income`, of: productsOf },
};
type Kind = keyof typeof kinds;

const tables: Readonly<Record<Kind, SQL>> = { sums: sql`shop_day_sums`, products: sql`shop_day_products` };

interface Days {
  from: string;
  to: string;
}

/**
 * Rows of sums by day, both ends of a period within: the kept ones, and of the days that are not kept what the orders say.
 * With `before` those of the period it is compared with, too, marked by `is_now`; a day that lies in both is there twice.
 */
export function salesIn(siteId: number, kind: Kind, now: Days, before?: Days): SQL {
  const { columns, of } = kinds[kind];
  const site = sql`${siteId}::bigint`;
  return sql`(
    with days as materialized (
      select p.first + n as day, is_now, k.day is not null as is_kept
      from (values (${now.from}::date, ${now.to}::date, true)
        ${before ? sql`, (${before.from}::date, ${before.to}::date, false)` : sql``}) p (first, last, is_now)
      cross join lateral generate_series(0, p.last - p.first) n
      left join kept_days k on k.site_id = ${site} and k.day = p.first + n)
    select d.day, d.is_now, ${columns} from days d
      join ${tables[kind]} s on s.site_id = ${site} and s.day = d.day where d.is_kept
    union all
    select d.day, d.is_now, ${columns} from days d cross join lateral (${of(site, sql`d.day`)}) s where not d.is_kept)`;
}

/** Days of every site, or of one, that have ended by `now` and are not kept, from the first of which there is anything. */
export async function listUnsavedDays(db: Db, now: Date, siteId?: number) {
  const { rows } = await db.execute<{ siteId: string; day: string }>(sql`
    select s.id as "siteId", to_char(f.day + n, 'YYYY-MM-DD') as day
    from sites s
    cross join lateral (select shop_day(least(
      (select min(o.created_at) from orders o where o.site_id = s.id),
      (select min(r.done_at) from refunds r where r.site_id = s.id and r.state = 'done'))) as day) f
    cross join lateral generate_series(0, shop_day(${now}::timestamptz) - 1 - f.day) n
    where not exists (select from kept_days k where k.site_id = s.id and k.day = f.day + n)
      ${siteId === undefined ? sql`` : sql`and s.id = ${siteId}`}
    order by s.id, f.day + n desc`);
  return rows.map((row) => ({ siteId: Number(row.siteId), day: row.day }));
}

/**
 * Adds a day up and keeps it, in a transaction of its own; false when somebody is just writing on it. The statements after
 * the lock see all that was committed before it, and nobody's writing begins until the end.
 */
export function saveDay(db: Db, { siteId, day }: { siteId: number; day: string }): Promise<boolean> {
  return db.transaction(async (inner) => {
    const [site, of] = [sql`${siteId}::bigint`, sql`${day}::date`];
    const { rows } = await inner.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('shop days'), shop_day_lock(${site}, ${of})) as free`,
    );
    if (!rows[0]?.free) return false;
    await inner.execute(sql`delete from shop_day_changes where site_id = ${site} and day = ${of}`);
    await inner.execute(sql`delete from shop_days where site_id = ${site} and day = ${of}`);
    await inner.execute(sql`insert into shop_days (site_id, day) values (${site}, ${of})`);
    for (const kind of ['sums', 'products'] as const) {
      const { columns, of: rowsOf } = kinds[kind];
      await inner.execute(sql`
        insert into ${tables[kind]} (site_id, day, ${columns})
        select ${site}, ${of}, ${columns} from (${rowsOf(site, of)}) s`);
    }
    return true;
  });
}

/** Forgets what is kept of a site; reports read its orders until the days are kept again. */
export async function forgetDays(db: Db, siteId: number): Promise<void> {
  await db.execute(sql`delete from shop_days where site_id = ${siteId}`);
}
