import { sessionIdOf, userIdOf } from '#platform/kernel/access/caller.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { endOwnSession, endSessionsOf, listOpenSessions } from '../login/session.queries.ts';
import { mustStandAbove } from './may-grant.ts';
import { readStaff } from './staff-accounts.ts';

/** The caller's open logins, the one used last first. */
export async function filterSessions(ctx: Ctx) {
  const current = sessionIdOf(ctx.caller);
  const rows = await listOpenSessions(ctx.db, ctx.site.id, userIdOf(ctx.caller), ctx.now);
  return {
    records: rows.map(({ id, createdAt, usedAt, ip, userAgent, secondFactorAt }) => ({
      id,
      created_at: createdAt.toISOString(),
      used_at: usedAt.toISOString(),
      address: ip,
      device: userAgent,
      isCurrent: id === current,
      hasSecondFactor: secondFactorAt !== null,
    })),
  };
}

/** Ends one of the caller's logins at once; refuses with notFound those of others. */
export async function deleteSession(ctx: Ctx, { id }: { id: string }): Promise<Record<never, never>> {
  const isEnded = await endOwnSession(ctx.db, ctx.site.id, userIdOf(ctx.caller), id, ctx.now);
  if (!isEnded) throw new Refusal('notFound');
  return {};
}

/** Ends the caller's other logins at once. */
export async function endOtherSessions({ db, site, caller, now }: Ctx): Promise<Record<never, never>> {
  await endSessionsOf(db, site.id, userIdOf(caller), now, sessionIdOf(caller));
  return {};
}

/** Ends every login of a colleague; refuses with notFound and forbidden. */
export async function endStaffSessions(ctx: Ctx, { id }: { id: number }): Promise<Record<never, never>> {
  await readStaff(ctx, id);
  await mustStandAbove(ctx, id);
  await endSessionsOf(ctx.db, ctx.site.id, id, ctx.now);
  return {};
}
