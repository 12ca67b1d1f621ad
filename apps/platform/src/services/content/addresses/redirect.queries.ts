import { and, eq, inArray, like, lt, or, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import { failedRequests, redirects } from './redirect.tables.ts';

/** Most paths that are remembered for a site; more would let anybody fill the disk. */
const mostFailedRequests = 10_000;

/** Lets redirects of a site be made one after the other until the transaction ends: two at once could lead in a circle. */
export async function lockRedirects(ctx: Ctx): Promise<void> {
  await takeTurn(ctx, 'redirects');
}

/** Where a path leads, or nothing. */
export async function findRedirect(ctx: Ctx, path: string) {
  return (await findRedirects(ctx, [path]))[0];
}

/** Where some of these paths lead, in their order. */
export async function findRedirects(ctx: Ctx, paths: readonly string[]) {
  const rows = await ctx.db
    .select()
    .from(redirects)
    .where(and(eq(redirects.siteId, ctx.site.id), inArray(redirects.fromPath, [...paths])));
  return rows.sort((a, b) => paths.indexOf(a.fromPath) - paths.indexOf(b.fromPath));
}

export async function readRedirects(ctx: Ctx, ids: readonly number[]) {
  return ctx.db
    .select()
    .from(redirects)
    .where(and(eq(redirects.siteId, ctx.site.id), inArray(redirects.id, [...ids])));
}

/** Stores a redirect, new without an id, and returns its id. */
export async function putRedirect(
  ctx: Ctx,
  redirectId: number | null,
  row: { fromPath: string; toPath: string; status: number },
): Promise<number> {
  const [saved] =
    redirectId === null
      ? await ctx.db
          .insert(redirects)
          .values({ ...row, siteId: ctx.site.id, createdAt: ctx.now })
          .returning({ id: redirects.id })
      : await ctx.db
          .update(redirects)
          .set(row)
          .where(and(eq(redirects.siteId, ctx.site.id), eq(redirects.id, redirectId)))
          .returning({ id: redirects.id });
  if (!saved) throw new Error('the redirect was not stored');
  return saved.id;
}

/** Stores new redirects, what led to one of their addresses leads on at once, and they are missed no more. */
export async function insertRedirects(
  ctx: Ctx,
  rows: ReadonlyArray<{ fromPath: string; toPath: string }>,
): Promise<void> {
  if (rows.length === 0) return;
  const siteId = ctx.site.id;
  const said = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n("fromPath" text, "toPath" text)`;
  await ctx.db.execute(sql`
    update ${redirects} set to_path = n."toPath" from ${said}
    where site_id = ${siteId} and to_path = n."fromPath"`);
  await ctx.db
    .insert(redirects)
    .values(rows.map((row) => ({ ...row, siteId, status: 301, createdAt: ctx.now })))
    .onConflictDoNothing();
  await ctx.db.delete(failedRequests).where(
    and(
      eq(failedRequests.siteId, siteId),
      inArray(
        failedRequests.path,
        rows.map(({ fromPath }) => fromPath),
      ),
    ),
  );
}

export async function deleteRedirect(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.delete(redirects).where(and(eq(redirects.siteId, ctx.site.id), eq(redirects.id, id)));
}

/** Redirects that led to `path`, with whatever query, lead to `toPath` instead, so that no chain arises. */
export async function turnRedirects(ctx: Ctx, path: string, toPath: string): Promise<void> {
  const start = path.replaceAll(/[\\%_]/g, '\\$&');
  await ctx.db
    .update(redirects)
    .set({ toPath })
    .where(
      and(
        eq(redirects.siteId, ctx.site.id),
        or(
          eq(redirects.toPath, path),
          like(redirects.toPath, `${start}?%`),
          like(redirects.toPath, `${start}#%`),
        ),
      ),
    );
}

/** Removes the redirect from a path; false where there is none. */
export async function removeRedirectFrom(ctx: Ctx, path: string): Promise<boolean> {
  const { rowCount } = await ctx.db
    .delete(redirects)
    .where(and(eq(redirects.siteId, ctx.site.id), eq(redirects.fromPath, path)));
  return (rowCount ?? 0) > 0;
}

/** Whether a path that was not found is known already; it is counted then. */
export async function countKnownFailure(ctx: Ctx, path: string): Promise<boolean> {
  const { rowCount } = await ctx.db
    .update(failedRequests)
    .set({ count: sql`${failedRequests.count} + 1`, lastAt: ctx.now })
    .where(and(eq(failedRequests.siteId, ctx.site.id), eq(failedRequests.path, path)));
  return (rowCount ?? 0) > 0;
}

/**
 * Notes a path that was not found. A site has 10,000 of them: what was asked for least and longest ago makes room, so that a
 * flood of made-up paths does not keep out what people really miss.
 */
export async function noteFailure(ctx: Ctx, path: string): Promise<void> {
  const siteId = ctx.site.id;
  await ctx.db.execute(sql`
    delete from ${failedRequests} where id in (
      select id from ${failedRequests} where site_id = ${siteId}
      order by count, last_at limit (select greatest(0, count(*) - ${mostFailedRequests} + 1)
        from ${failedRequests} where site_id = ${siteId}))`);
  await ctx.db
    .insert(failedRequests)
    .values({ siteId, path, firstAt: ctx.now, lastAt: ctx.now })
    .onConflictDoUpdate({
      target: [failedRequests.siteId, failedRequests.path],
      set: { count: sql`${failedRequests.count} + 1`, lastAt: ctx.now },
    });
}

/** Forgets on all sites what nobody has asked for since `since`. */
export async function forgetFailures(db: Db, since: Date): Promise<void> {
  await db.delete(failedRequests).where(lt(failedRequests.lastAt, since));
}

export async function removeFailedRequest(ctx: Ctx, path: string): Promise<void> {
  await ctx.db
    .delete(failedRequests)
    .where(and(eq(failedRequests.siteId, ctx.site.id), eq(failedRequests.path, path)));
}

/** Forgets a path by its id; false where there is none. */
export async function deleteFailedRequest(ctx: Ctx, id: number): Promise<boolean> {
  const rows = await ctx.db
    .delete(failedRequests)
    .where(and(eq(failedRequests.siteId, ctx.site.id), eq(failedRequests.id, id)))
    .returning({ id: failedRequests.id });
  return rows.length > 0;
}
