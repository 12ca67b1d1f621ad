import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { salesIn } from './shop-days.queries.ts';

interface DaySteps extends Record<string, unknown> {
  day: string;
  products: number;
  carts: number;
  checkouts: number;
  orders: number;
}

/** The steps of the days between two of which anything is known, in one statement. */
export async function listSteps({ db, site }: Ctx, days: { from: string; to: string }): Promise<DaySteps[]> {
  const { rows } = await db.execute<DaySteps>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(sum(n) filter (where kind = 'product'), 0)::int as products,
      coalesce(sum(n) filter (where kind = 'cart'), 0)::int as carts,
      coalesce(sum(n) filter (where kind = 'checkout'), 0)::int as checkouts,
      coalesce(sum(n) filter (where kind = 'order'), 0)::int as orders
    from (
      select v.day, v.kind, v.count::bigint as n from visit_days v
      where v.site_id = ${site.id} and v.kind in ('product', 'cart', 'checkout')
        and v.day between ${days.from}::date and ${days.to}::date
      union all
      select sold.day, 'order', sold.orders from ${salesIn(site.id, 'sums', days)} sold
    ) step group by day`);
  return rows;
}

/** The first day of which anything of some kinds was counted. */
export async function firstCounted({ db, site }: Ctx, kind: 'cart' | 'search'): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    select to_char(min(day), 'YYYY-MM-DD') as day from visit_days where site_id = ${site.id}
      and kind = any(${kind === 'cart' ? sql`array['product', 'cart', 'checkout']` : sql`array['search']`})`);
  return rows[0]?.day ?? null;
}

interface Searched extends Record<string, unknown> {
  what: string;
  count: number;
  missed: number;
  countBefore: number;
  words: number;
  all: number;
  allMissed: number;
  allBefore: number;
}

/** Words that were searched for in a period, the most frequent first, with the sums of all of them in each row. */
export async function listSearched(
  { db, site }: Ctx,
  { from, to, before }: { from: string; to: string; before: { from: string; to: string } },
  limit: number,
): Promise<Searched[]> {
  const now = sql`day between ${from}::date and ${to}::date`;
  const { rows } = await db.execute<Searched>(sql`
    select what, count, missed, "countBefore", count(*) over ()::int as words, sum(count) over ()::int as all,
      sum(missed) over ()::int as "allMissed", sum("countBefore") over ()::int as "allBefore"
    from (
      select what, coalesce(sum(count) filter (where kind = 'search' and ${now}), 0)::int as count,
        coalesce(sum(count) filter (where kind = 'missed' and ${now}), 0)::int as missed,
        coalesce(sum(count) filter (where kind = 'search' and not (${now})), 0)::int as "countBefore"
      from visit_days where site_id = ${site.id} and kind in ('search', 'missed')
        and (${now} or day between ${before.from}::date and ${before.to}::date)
      group by what
    ) searched order by count desc, "countBefore" desc, what limit ${limit}`);
  return rows;
}
