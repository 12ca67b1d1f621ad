import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { feedCategories, feeds } from './feed.tables.ts';

export type FeedTableRow = typeof feeds.$inferSelect;

type Asking = Pick<Ctx, 'db' | 'site'>;

/** A feed of the site; refuses an id that it does not have. */
export async function getFeed(ctx: Asking, id: number): Promise<FeedTableRow> {
  const row = await findFeed(ctx, id);
  if (!row) throw new Refusal('notFound');
  return row;
}

/** The same; nothing where somebody removed it. */
export async function findFeed({ db, site }: Asking, id: number): Promise<FeedTableRow | undefined> {
  const [row] = await db
    .select()
    .from(feeds)
    .where(and(eq(feeds.siteId, site.id), eq(feeds.id, id)));
  return row;
}

/** The feed of an address, on whatever site; nothing where the address is of none. */
export async function findByToken(db: Db, token: string): Promise<FeedTableRow | undefined> {
  const [row] = await db.select().from(feeds).where(eq(feeds.token, token));
  return row;
}

export async function insertFeed({ db }: Asking, values: typeof feeds.$inferInsert): Promise<number> {
  const [row] = await db.insert(feeds).values(values).returning({ id: feeds.id });
  if (!row) throw new Error('the feed was not kept');
  return row.id;
}

export async function changeFeed(
  { db, site }: Asking,
  id: number,
  values: Partial<typeof feeds.$inferInsert>,
): Promise<void> {
  await db
    .update(feeds)
    .set(values)
    .where(and(eq(feeds.siteId, site.id), eq(feeds.id, id)));
}

/** Removes a feed, and gives the keys of its files. */
export async function removeFeedRow({ db, site }: Asking, id: number): Promise<string[]> {
  const [row] = await db
    .delete(feeds)
    .where(and(eq(feeds.siteId, site.id), eq(feeds.id, id)))
    .returning();
  return row ? filesOf(row) : [];
}

/** The keys of all files of a feed. */
export const filesOf = (row: FeedTableRow): string[] =>
  [row.fileKey, row.formerFileKey, row.reportKey, row.formerReportKey].filter((key) => key !== null);

/** Another feed of the site with this name. */
export async function isNameTaken({ db, site }: Asking, name: string, id: number | null): Promise<boolean> {
  const count = await db.$count(
    feeds,
    and(
      eq(feeds.siteId, site.id),
      sql`${feeds.name} collate "hr_order" = ${name}`,
      id === null ? undefined : sql`${feeds.id} <> ${id}`,
    ),
  );
  return count > 0;
}

/** What a channel calls categories of the shop, by their ids. */
export async function readTargets({ db }: Pick<Ctx, 'db'>, feedId: number): Promise<Map<number, string>> {
  const rows = await db
    .select({ category: feedCategories.categoryId, target: feedCategories.target })
    .from(feedCategories)
    .where(eq(feedCategories.feedId, feedId));
  return new Map(rows.map(({ category, target }) => [category, target]));
}

/** Writes what a channel calls categories; an empty name takes one back. */
export async function writeTargets(
  { db, site }: Asking,
  feedId: number,
  targets: readonly { category: number; target: string }[],
): Promise<void> {
  const rows = JSON.stringify(targets);
  await db.execute(sql`
    with said as (
      select * from jsonb_to_recordset(${rows}::jsonb) as s(category bigint, target text)
    ), gone as (
      delete from feed_categories f using said
      where f.feed_id = ${feedId} and f.category_id = said.category and said.target = ''
    )
    insert into feed_categories (feed_id, category_id, site_id, target)
    select ${feedId}, c.id, ${site.id}, said.target from said join categories c on c.id = said.category and c.site_id = ${site.id}
    where said.target <> ''
    on conflict (feed_id, category_id) do update set target = excluded.target`);
}

/** Those of some ids that are categories of the site. */
export async function knownCategories({ db, site }: Asking, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id::float8 as id from categories
    where site_id = ${site.id} and id = any(${sql.param([...ids])}::bigint[])`);
  return new Set(rows.map(({ id }) => id));
}
