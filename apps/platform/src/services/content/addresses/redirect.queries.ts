import { and, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/context.ts';
import { failedRequests, redirects } from './redirect.tables.ts';

/** Most paths that are remembered for a site; more would let anybody fill the disk. */
const mostFailedRequests = 10_000;

/** Lets redirects of a site be made one after the other until the transaction ends: two at once could lead in a circle. */
export async function lockRedirects(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('redirects'), ${ctx.site.id}::int)`);
}

/** Where a path leads, or nothing. */
export async function findRedirect(ctx: Ctx, path: string) {
  const [row] = await ctx.db
    .select()
    .from(redirects)
    .where(and(eq(redirects.siteId, ctx.site.id), eq(redirects.fromPath, path)));
  return row;
}

export async function putRedirect(ctx: Ctx, row: { fromPath: string; toPath: string; status: number }) {
  await ctx.db
    .insert(redirects)
    .values({ ...row, siteId: ctx.site.id })
    .onConflictDoUpdate({ target: [redirects.siteId, redirects.fromPath], set: row });
}

/** Redirects that led to `path` lead to `toPath` instead, so that no chain arises. */
export async function turnRedirects(ctx: Ctx, path: string, toPath: string): Promise<void> {
  await ctx.db
    .update(redirects)
    .set({ toPath })
    .where(and(eq(redirects.siteId, ctx.site.id), eq(redirects.toPath, path)));
}

export async function removeRedirectFrom(ctx: Ctx, path: string): Promise<void> {
  await ctx.db.delete(redirects).where(and(eq(redirects.siteId, ctx.site.id), eq(redirects.fromPath, path)));
}

/** Counts a path that was not found; beyond 10,000 paths of a site only known ones are counted. */
export async function countFailedRequest(ctx: Ctx, path: string): Promise<void> {
  const siteId = ctx.site.id;
  await ctx.db.execute(sql`
    insert into ${failedRequests} (site_id, path, first_at, last_at)
    select ${siteId}, ${path}, ${ctx.now}, ${ctx.now}
    where exists (select from ${failedRequests} where site_id = ${siteId} and path = ${path})
      or (select count(*) from ${failedRequests} where site_id = ${siteId}) < ${mostFailedRequests}
    on conflict (site_id, path) do update
      set count = ${failedRequests}.count + 1, last_at = excluded.last_at`);
}

export async function removeFailedRequest(ctx: Ctx, path: string): Promise<void> {
  await ctx.db
    .delete(failedRequests)
    .where(and(eq(failedRequests.siteId, ctx.site.id), eq(failedRequests.path, path)));
}

export async function listFailedRequests(ctx: Ctx, page: number, limit: number) {
  const ofSite = eq(failedRequests.siteId, ctx.site.id);
  const rows = await ctx.db
    .select()
    .from(failedRequests)
    .where(ofSite)
    .orderBy(desc(failedRequests.count), failedRequests.path)
    .limit(limit)
    .offset((page - 1) * limit);
  const total = await ctx.db.$count(failedRequests, ofSite);
  return { rows, total };
}
