import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { events, eventTranslations } from '../calendar/event.tables.ts';
import { contentItems, contentLive, contentRefs, contentSlugs } from '../items/content.tables.ts';

/** Marks an item as lying in the bin, takes it from the public and gives its addresses free. */
export async function archiveItem(ctx: Ctx, id: number): Promise<void> {
  const ofItem = and(eq(contentLive.siteId, ctx.site.id), eq(contentLive.itemId, id));
  await ctx.db.update(contentItems).set({ archivedAt: ctx.now }).where(eq(contentItems.id, id));
  await ctx.db.update(contentLive).set({ publishedAt: null, updatedAt: ctx.now }).where(ofItem);
  await ctx.db.update(contentSlugs).set({ isCurrent: false }).where(eq(contentSlugs.itemId, id));
}

/** Locks what lies in the bin; nothing when it does not. */
export async function lockBinned(ctx: Ctx, id: number) {
  const [row] = await ctx.db
    .select()
    .from(contentItems)
    .where(
      and(eq(contentItems.siteId, ctx.site.id), eq(contentItems.id, id), isNotNull(contentItems.archivedAt)),
    )
    .for('update');
  return row;
}

export async function unarchiveItem(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.update(contentItems).set({ archivedAt: null }).where(eq(contentItems.id, id));
}

/** Gives an item in a language another slug, in its words alone. */
export async function putSlug(ctx: Ctx, id: number, language: string, slug: string): Promise<void> {
  await ctx.db
    .update(contentLive)
    .set({ slug })
    .where(
      and(
        eq(contentLive.siteId, ctx.site.id),
        eq(contentLive.itemId, id),
        eq(contentLive.language, language),
      ),
    );
}

/** What lies in the bin, with its title in the language of the call or the best other one. */
export interface BinnedRow extends Record<string, unknown> {
  id: number;
  kind: string;
  title: string | null;
  archivedAt: string;
  total: number;
}

/** A page of what lies in the bin, the last first. */
export async function listBinned(
  ctx: Ctx,
  { limit, offset }: { limit: number; offset: number },
): Promise<BinnedRow[]> {
  const { site, language } = ctx;
  const best = sql`order by w.language = ${language} desc, w.language = ${site.defaultLanguage} desc limit 1`;
  const { rows } = await ctx.db.execute<BinnedRow>(sql`
    select *, count(*) over ()::int as total from (
      select i.id::int, i.kind, i.archived_at as "archivedAt", (select w.title from ${contentLive} w
        where w.site_id = i.site_id and w.item_id = i.id ${best}) as title
      from ${contentItems} i where i.site_id = ${site.id} and i.archived_at is not null
      union all
      select e.id::int, 'event', e.archived_at, (select w.title from ${eventTranslations} w where w.event_id = e.id ${best})
      from ${events} e where e.site_id = ${site.id} and e.archived_at is not null) binned
    order by "archivedAt" desc, kind, id desc limit ${limit} offset ${offset}`);
  return rows;
}

/** Forgets what has lain in the bin of any site since before `until`. */
export async function forgetBinned(db: Db, until: Date): Promise<void> {
  const items = await db
    .delete(contentItems)
    .where(lt(contentItems.archivedAt, until))
    .returning({ id: contentItems.id });
  const ofCalendar = await db.delete(events).where(lt(events.archivedAt, until)).returning({ id: events.id });
  await forgetRefs(db, 'content', items);
  await forgetRefs(db, 'event', ofCalendar);
}

async function forgetRefs(db: Db, kind: 'content' | 'event', gone: ReadonlyArray<{ id: number }>) {
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await db.delete(contentRefs).where(and(eq(contentRefs.ownerKind, kind), inArray(contentRefs.ownerId, ids)));
}
