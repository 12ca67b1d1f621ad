import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { sql as statement } from '#platform/kernel/database/statement.ts';
import { priceLists } from '../law.tables.ts';

/** A product of the list as it stands in the catalogue; its prices come from the price function. */
export interface PriceListRow {
  id: number;
  name: string;
  sku: string;
  brand: string;
  content: number | null;
  contentUnit: string | null;
  baseContent: number | null;
  baseUnit: string | null;
  barcode: string;
  category: string;
}

/** The next products of the list after an id: what can be bought, a variant for itself. */
export function listPriceListRows(
  { db, site }: Pick<Ctx, 'db' | 'site'>,
  { after, most, isAll }: { after: number; most: number; isAll: boolean },
): Promise<PriceListRow[]> {
  return queryPrepared<PriceListRow>(
    db,
    statement`
    select p.id::int as id, coalesce(own.name, words.name, '') as name, coalesce(p.sku, p.id::text) as sku,
      coalesce(b.name, '') as brand, coalesce(p.content, parent.content)::float8 as content,
      coalesce(p.content_unit, parent.content_unit) as "contentUnit",
      coalesce(p.base_content, parent.base_content)::float8 as "baseContent",
      coalesce(p.base_unit, parent.base_unit) as "baseUnit",
      coalesce(p.barcode, '') as barcode, coalesce(c.name, '') as category
    from products p left join products parent on parent.id = p.parent_id
    left join brands b on b.id = coalesce(p.brand_id, parent.brand_id)
    left join product_translations own on own.product_id = p.id and own.language = ${site.defaultLanguage}
    left join product_translations words on words.product_id = p.parent_id and words.language = ${site.defaultLanguage}
    left join lateral (
      select t.name from product_categories pc
      join category_translations t on t.category_id = pc.category_id and t.language = ${site.defaultLanguage}
      where pc.product_id = coalesce(p.parent_id, p.id) order by pc.position limit 1
    ) c on true
    where p.site_id = ${site.id} and p.id > ${after} and p.is_published and not p.is_archived
      and p.format not in ('configurable', 'e-product')
      and (p.parent_id is null or (parent.is_published and not parent.is_archived))
      and (${isAll} or p.is_price_listed or coalesce(parent.is_price_listed, false))
    order by p.id limit ${most}`,
  );
}

type Asking = Pick<Ctx, 'db' | 'site'>;

/** The archive of a site, the newest first. */
export const listPublished = ({ db, site }: Asking) =>
  db.select().from(priceLists).where(eq(priceLists.siteId, site.id)).orderBy(desc(priceLists.day));

/** The list of a day; without one the newest. */
export async function findPublished({ db, site }: Asking, day?: string) {
  const [row] = await db
    .select()
    .from(priceLists)
    .where(and(eq(priceLists.siteId, site.id), day === undefined ? undefined : eq(priceLists.day, day)))
    .orderBy(desc(priceLists.day))
    .limit(1);
  return row;
}

export async function lastNumber({ db, site }: Asking): Promise<number> {
  const [row] = await db
    .select({ last: sql<number>`coalesce(max(${priceLists.number}), 0)::int` })
    .from(priceLists)
    .where(eq(priceLists.siteId, site.id));
  return row?.last ?? 0;
}

/** Writes down a list; false where another process was first. */
export async function putPublished({ db }: Asking, row: typeof priceLists.$inferInsert): Promise<boolean> {
  const written = await db
    .insert(priceLists)
    .values(row)
    .onConflictDoNothing()
    .returning({ day: priceLists.day });
  return written.length > 0;
}

/** Takes lists of before a day out of the archive, and gives the keys of their files. */
export async function takeOutBefore({ db, site }: Asking, day: string): Promise<string[]> {
  const gone = await db
    .delete(priceLists)
    .where(and(eq(priceLists.siteId, site.id), lt(priceLists.day, day)))
    .returning({ key: priceLists.storageKey });
  return gone.map(({ key }) => key);
}

/** Sites that publish price lists and have none for the day. */
export async function listSitesWithout({ db }: Pick<Ctx, 'db'>, day: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select s.id::int as id from sites s join site_options o on o.site_id = s.id and o.key = 'PriceList'
    where s.is_ecommerce and o.value in ('marked', 'all')
      and not exists (select from price_lists l where l.site_id = s.id and l.day = ${day}::date) order by s.id`);
  return rows.map(({ id }) => id);
}
