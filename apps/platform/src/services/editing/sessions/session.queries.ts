import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/context.ts';
import { editSessions } from '../editing.tables.ts';

/** Begins a session or sees it again; false where the id is somebody else's. */
export async function putSession(
  ctx: Ctx,
  session: { id: string; userId: number; page: string; focus?: string | null },
): Promise<boolean> {
  const { rowCount } = await ctx.db.execute(sql`
    insert into ${editSessions} (id, site_id, user_id, page, focus, seen_at)
    values (${session.id}, ${ctx.site.id}, ${session.userId}, ${session.page}, ${session.focus ?? null}, ${ctx.now})
    on conflict (id) do update set page = excluded.page, focus = excluded.focus, seen_at = excluded.seen_at
    where ${editSessions.siteId} = ${ctx.site.id} and ${editSessions.userId} = ${session.userId}`);
  return (rowCount ?? 0) > 0;
}

/** Ends a session of a user. */
export async function removeSession(ctx: Ctx, id: string, userId: number): Promise<void> {
  await ctx.db.execute(sql`
    delete from ${editSessions}
    where id = ${id} and site_id = ${ctx.site.id} and user_id = ${userId}`);
}
