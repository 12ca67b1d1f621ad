import { sql } from 'drizzle-orm';
import type { Db } from '../database/db.ts';
import { recordset } from '../database/recordset.ts';
import { visitDays } from './visit-days.tables.ts';

export type VisitKind = (typeof visitDays.kind.enumValues)[number];

/** Most different words of a site and a day that are kept; beyond them only known ones are counted. */
const mostWords = 1000;

/** Adds sums to those of the day, in an order that all processes keep. */
export async function addVisits(
  db: Db,
  sums: ReadonlyArray<{ site: number; kind: string; what: string; count: number }>,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    with said as (
      select r.site, r.kind, r.what, r.count, (${now.toISOString()}::timestamptz at time zone 'Europe/Zagreb')::date as day,
        row_number() over (partition by r.site, r.kind order by r.count desc, r.what) as place
      from ${recordset(sums, 'r', 'site bigint, kind text, what text, count int')}
    ), known as (
      select v.site_id, v.kind, count(*) as words from visit_days v
      where v.day = (select max(day) from said) and v.site_id in (select site from said)
      group by v.site_id, v.kind
    )
    insert into ${visitDays} (site_id, kind, day, what, count)
    select said.site, said.kind, said.day, said.what, said.count
    from said left join known on known.site_id = said.site and known.kind = said.kind
    where said.place + coalesce(known.words, 0) <= ${mostWords} or exists (
      select from visit_days v where v.site_id = said.site and v.kind = said.kind and v.day = said.day
        and v.what = said.what)
    order by 1, 2, 3, 4
    on conflict (site_id, kind, day, what) do update set count = visit_days.count + excluded.count`);
}

/** Deletes sums of days before a moment. */
export async function forgetVisits(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from ${visitDays} where day < ${before.toISOString()}::date`);
}
