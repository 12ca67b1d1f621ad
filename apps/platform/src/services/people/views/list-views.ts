import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import {
  type deleteListView,
  type filterListViews,
  type ListViewRecord,
  mostListViews,
  type saveListColumns,
  type saveListView,
} from '@izlog/contract/settings/list-view';
import { and, asc, count, eq, or, sql } from 'drizzle-orm';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { lockAccount } from '../account/user.queries.ts';
import { listColumns, listViews } from './list-view.tables.ts';

/** Most lists whose columns one person chooses: more than there are screens. */
const mostLists = 200;

/** The caller's views and those that colleagues share, by their names, and the columns that the caller chose. */
export async function findListViews(ctx: Ctx): Promise<EndpointReturn<typeof filterListViews>> {
  const { site, caller, db } = ctx;
  const rows = await db
    .select()
    .from(listViews)
    .where(
      and(
        eq(listViews.siteId, site.id),
        or(eq(listViews.userId, userIdOf(caller)), eq(listViews.isShared, true)),
      ),
    )
    .orderBy(asc(sql`${listViews.name} collate "hr_order"`), asc(listViews.id))
    .limit(1000);
  const columns = await db
    .select({ list: listColumns.list, columns: listColumns.columns })
    .from(listColumns)
    .where(and(eq(listColumns.siteId, site.id), eq(listColumns.userId, userIdOf(caller))))
    .orderBy(asc(listColumns.list));
  return { records: rows.map((row) => present(ctx, row)), columns };
}

/** Keeps which columns of a list the caller sees; without any the list shows its own again. */
export function storeListColumns(
  outer: Ctx,
  { list, columns }: EndpointParsed<typeof saveListColumns>,
): Promise<EndpointReturn<typeof saveListColumns>> {
  return inTransaction(outer, async (ctx) => {
    const { db, site, caller } = ctx;
    const userId = userIdOf(caller);
    await lockAccount(db, site.id, userId);
    const own = and(eq(listColumns.siteId, site.id), eq(listColumns.userId, userId));
    await db.delete(listColumns).where(and(own, eq(listColumns.list, list)));
    const chosen = [...new Set(columns)];
    if (chosen.length > 0)
      await db.insert(listColumns).values({ siteId: site.id, userId, list, columns: chosen });
    const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(listColumns).where(own);
    if (total > mostLists) throw wrong('list', 'tooMany', `Columns of at most ${mostLists} lists are kept.`);
    return { list, columns: chosen };
  });
}

/** Keeps a view; one of the same name and list that the caller has is written over. */
export function storeListView(
  outer: Ctx,
  { list, name, query, isShared }: EndpointParsed<typeof saveListView>,
): Promise<EndpointReturn<typeof saveListView>> {
  return inTransaction(outer, async (ctx) => {
    const userId = userIdOf(ctx.caller);
    await lockAccount(ctx.db, ctx.site.id, userId);
    const own = and(eq(listViews.siteId, ctx.site.id), eq(listViews.userId, userId));
    const set = { query: plainQuery(query), isShared };
    const [row] = await ctx.db
      .insert(listViews)
      .values({ siteId: ctx.site.id, userId, list, name, createdAt: ctx.now, ...set })
      .onConflictDoUpdate({
        target: [listViews.siteId, listViews.userId, listViews.list, listViews.name],
        set,
      })
      .returning();
    if (!row) throw new Error('the view was not kept');
    const [{ total } = { total: 0 }] = await ctx.db.select({ total: count() }).from(listViews).where(own);
    if (total > mostListViews) throw wrong('name', 'tooMany', `At most ${mostListViews} views are kept.`);
    noteChange(ctx, `list view ${row.id}`, {}, { list, name, ...set });
    return present(ctx, row);
  });
}

/** Removes a view of the caller; one that a colleague shares only with the right over colleagues. */
export function removeListView(
  outer: Ctx,
  { id }: EndpointParsed<typeof deleteListView>,
): Promise<Record<never, never>> {
  return inTransaction(outer, async (ctx) => {
    const { caller } = ctx;
    const mayAll = caller.kind === 'staff' && caller.permissions.includes('staff.edit');
    const mine = eq(listViews.userId, userIdOf(caller));
    const [gone] = await ctx.db
      .delete(listViews)
      .where(
        and(
          eq(listViews.siteId, ctx.site.id),
          eq(listViews.id, id),
          mayAll ? or(mine, eq(listViews.isShared, true)) : mine,
        ),
      )
      .returning();
    if (!gone) throw new Refusal('notFound');
    noteChange(ctx, `list view ${id}`, { list: gone.list, name: gone.name, query: gone.query }, {});
    return {};
  });
}

function present({ caller }: Ctx, row: typeof listViews.$inferSelect): ListViewRecord {
  const { id, list, name, query, isShared, userId } = row;
  return { id, list, name, query, isShared, isOwn: userId === userIdOf(caller) };
}

/** What narrows a list and its order; the page that one stood on is no part of a view. */
function plainQuery(query: string): string {
  const asked = new URLSearchParams(query);
  for (const name of ['page', 'after']) asked.delete(name);
  const plain = asked.toString();
  if (plain === '') throw wrong('query', 'required', 'A view narrows its list.');
  return plain;
}

const wrong = (path: string, kind: string, message: string): Refusal =>
  new Refusal('validationFailed', { fields: [{ path, kind, message }] });
