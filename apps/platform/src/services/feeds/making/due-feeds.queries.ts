import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import type { FeedTableRow } from '../feed.queries.ts';
import type { FeedCount } from './feed-parts.ts';

/** How long one who makes a feed may be silent before another begins. */
const taken = sql`interval '20 minutes'`;

/**
 * Takes a feed that is due, so that nobody else does: new or changed ones, those whose catalogue has changed since, and
 * at the latest after half an hour, for prices begin and end by the clock. Between two of one lies ten times what making it
 * takes, and two minutes at least. One that failed is tried again after five.
 */
export async function takeDue(db: Db, now: Date): Promise<{ siteId: number; feedId: number } | undefined> {
  const at = sql`${now}::timestamptz`;
  const { rows } = await db.execute<{ siteId: number; feedId: number }>(sql`
    with due as (
      select f.id from feeds f
      where f.is_on and (f.taken_until is null or f.taken_until < ${at})
        and (f.fault_at is null or f.fault_at < ${at} - interval '5 minutes' or f.changed_at > f.fault_at)
        and (
          f.made_from is null or f.changed_at > f.made_from or f.fault_at is not null
          or f.made_at < ${at} - interval '30 minutes'
          or (
            f.made_at < ${at} - greatest(interval '2 minutes', f.made_ms * interval '10 milliseconds')
            and f.made_of is distinct from (
              select concat(max(c.id), ':', sum(c.id), ':', count(*)) from catalogue_changes c
              where c.site_id = f.site_id)
          )
        )
      order by f.made_at nulls first limit 1 for update skip locked
    )
    update feeds f set taken_until = ${at} + ${taken} from due where f.id = due.id
    returning f.site_id::float8 as "siteId", f.id::float8 as "feedId"`);
  return rows[0];
}

export interface Made extends FeedCount {
  fileKey: string | null;
  reportKey: string;
  hash: string;
  bytes: number;
  madeMs: number;
  madeOf: string;
}

/**
 * Makes a file the newest, unless one that was begun later is there, and gives the keys of the files that nobody needs any
 * more: of the two before, or the new ones.
 */
export async function putMade({ db, site, now }: Ctx, feed: FeedTableRow, made: Made): Promise<string[]> {
  const { rows } = await db.execute<{ keys: (string | null)[] }>(sql`
    with before as (
      select * from feeds where id = ${feed.id} and site_id = ${site.id}
        and (made_from is null or made_from <= ${now}::timestamptz) for update
    ), put as (
      update feeds f set
        former_file_key = case when b.file_key is distinct from ${made.fileKey} then b.file_key else b.former_file_key end,
        file_key = ${made.fileKey}, former_report_key = b.report_key, report_key = ${made.reportKey},
        hash = ${made.hash}, bytes = ${made.bytes}, items = ${made.items}, left_out = ${made.leftOut},
        discounted = ${made.discounted}, reasons = ${JSON.stringify(made.reasons)}::jsonb,
        made_from = ${now}::timestamptz, made_at = ${now}::timestamptz + ${made.madeMs} * interval '1 millisecond',
        made_ms = ${made.madeMs}, made_of = ${made.madeOf}, fault_at = null, taken_until = null
      from before b where f.id = b.id
      returning case when b.file_key is distinct from ${made.fileKey} then b.former_file_key end as file,
        b.former_report_key as report
    )
    select array[file, report] as keys from put`);
  const [put] = rows;
  if (put) return put.keys.filter((key) => key !== null);
  return [made.reportKey, ...(made.fileKey !== null && made.fileKey !== feed.fileKey ? [made.fileKey] : [])];
}

/** Gives back a feed that was taken and is not made to its end. */
export async function giveBack({ db, site }: Ctx, feedId: number): Promise<void> {
  await db.execute(sql`update feeds set taken_until = null where id = ${feedId} and site_id = ${site.id}`);
}

/** Keeps that a feed could not be made. */
export async function putFault({ db, site, now }: Ctx, feedId: number): Promise<void> {
  await db.execute(sql`
    update feeds set fault_at = ${now}::timestamptz, taken_until = null
    where id = ${feedId} and site_id = ${site.id}`);
}
