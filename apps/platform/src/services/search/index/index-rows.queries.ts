import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { type IndexRow, indexColumns } from './product-fields.ts';

/** What an index knows about itself: the version it shows, and the snapshot it was read in. */
export interface IndexInstant {
  version: string;
  snapshot: string;
  /** ms since 1970, by the clock of the database. */
  readAt: number;
}

type Source = Pick<Ctx, 'site'> & { db: Db };

/** The moment of the transaction's snapshot, and what changed since another one: ids, or null when that is not known. */
export async function readInstant(
  { db, site }: Source,
  since: string | undefined,
): Promise<IndexInstant & { changed: number[] | null }> {
  const { rows } = await db.execute<
    Record<string, unknown> & IndexInstant & { changed: number[] | null }
  >(sql`
    with since as (
      select coalesce(${since ?? null}::pg_snapshot, pg_current_snapshot()) as seen
    ), fresh as (
      select l.product_ids from catalogue_log l, since
      where l.site_id = ${site.id} and l.xid >= pg_snapshot_xmin(since.seen)
        and not pg_visible_in_snapshot(l.xid, since.seen)
    )
    select (select concat(max(id), ':', sum(id), ':', count(*)) from catalogue_changes where site_id = ${site.id})
        as version,
      pg_current_snapshot()::text as snapshot, (extract(epoch from now()) * 1000)::float8 as "readAt",
      case when exists (select from fresh where product_ids is null) then null
        else (select coalesce(json_agg(distinct id), '[]') from (select unnest(product_ids) as id from fresh) ids)
      end as changed`);
  const [moment] = rows;
  if (!moment) throw new Error('The database tells no moment.');
  return moment;
}

/** Whether the site lists no more than so many rows. */
export async function isSmall({ db, site }: Source, most: number): Promise<boolean> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*) as total from (
      select from product_list where site_id = ${site.id} and store_id = 0 limit ${most + 1}::int) l`);
  return (rows[0]?.total ?? 0) <= most;
}

/** The next rows of the site above a product id, in order of id. */
export function readNextRows(source: Source, above: number, limit: number): Promise<IndexRow[]> {
  return readRows(
    source,
    sql`l.site_id = ${source.site.id} and l.store_id = 0 and l.product_id > ${above}
      order by l.product_id limit ${limit}::int`,
  );
}

/** The rows of some products, as far as lists still have them. */
export function readRowsOf(source: Source, productIds: readonly number[]): Promise<IndexRow[]> {
  return readRows(
    source,
    sql`l.site_id = ${source.site.id} and l.store_id = 0
      and l.product_id = any(${sql.param([...productIds])}::bigint[])`,
  );
}

/** Rows as one JSON text: taking a hundred thousand rows apart column by column takes several times as long. */
async function readRows({ db }: Source, chosen: ReturnType<typeof sql>): Promise<IndexRow[]> {
  const { rows } = await db.execute<{ rows: IndexRow[] | null }>(sql`
    select json_agg(json_build_array(
        l.product_id, l.is_listed,
        case when l.is_listed then (
          select json_agg(json_build_array(s.language, s.serves, s.name, s.brand, s.line, s.labels))
          from product_search s where s.product_id = l.product_id) end,
        (select hashtext(string_agg(t.name, chr(31) order by t.language))
          from product_list_texts t where t.product_id = l.product_id),
        ${indexColumns}
      ) order by l.product_id) as rows
    from (select * from product_list l where ${chosen}) l
    cross join lateral (
      select coalesce(bool_or(not s.is_tracked or s.backorders <> 'no' or s.quantity > s.reserved), true) as is_in_stock
      from stock_levels s
      where s.product_id = any(case when l.format = 'configurable'
        then array(select v.id from products v where v.parent_id = l.product_id and v.is_published and not v.is_archived)
        else array[l.product_id] end)
    ) stock`);
  return rows[0]?.rows ?? [];
}

/** The listed products of the site by name in a language, as its readers sort. */
export async function readNameOrder({ db, site }: Source, language: string): Promise<number[]> {
  const { rows } = await db.execute<{ ids: number[] | null }>(sql`
    select json_agg(n.product_id order by n.name collate "hr_order", n.product_id) as ids
    from product_list_texts n where n.site_id = ${site.id} and n.language = ${language} and n.is_listed`);
  return rows[0]?.ids ?? [];
}
