import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { users } from '#platform/services/people/account/user.tables.ts';
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

/** Who else edits a page and was seen since `after`. */
export async function listSessionsOn(
  ctx: Ctx,
  page: string,
  own: string,
  after: Date,
): Promise<Array<{ session: string; user: number; name: string; focus: string | null }>> {
  const { rows } = await ctx.db.execute<{
    session: string;
    user: string;
    name: string;
    focus: string | null;
  }>(sql`
    select s.id as session, s.user_id as user, s.focus,
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name
    from ${editSessions} s join ${users} u on u.id = s.user_id
    where s.site_id = ${ctx.site.id} and s.page = ${page} and s.id <> ${own} and s.seen_at > ${after}
    order by s.user_id, s.id limit 50`);
  return rows.map((row) => ({ ...row, user: Number(row.user) }));
}

/** Ends a session of a user. */
export async function removeSession(ctx: Ctx, id: string, userId: number): Promise<void> {
  await ctx.db.execute(sql`
    delete from ${editSessions}
    where id = ${id} and site_id = ${ctx.site.id} and user_id = ${userId}`);
}

/** Forgets the sessions of all sites that nobody has seen since. */
export async function forgetSessions(db: Ctx['db'], before: Date): Promise<void> {
  await db.execute(sql`delete from ${editSessions} where seen_at < ${before}`);
}

/** What people of the staff are called, by id. */
export async function namesOf(ctx: Ctx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ id: string; name: string }>(sql`
    select u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name
    from ${users} u where u.site_id = ${ctx.site.id} and u.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((row) => [Number(row.id), row.name]));
}
