import { paginate } from '@izlog/contract/pagination';
import { programOf, userIdOf } from '#platform/kernel/access/caller.ts';
import { shortenedIp } from '#platform/kernel/access/shortened-ip.ts';
import type { AuditLog } from '#platform/kernel/audit.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { insertAct, listActs } from './audit.queries.ts';

/** Writes acts of staff into the database, after they succeeded. */
export function createAuditLog(): AuditLog {
  return {
    record: (ctx, { action, input, changes }) => {
      const program = programOf(ctx.caller);
      return insertAct(ctx.db, {
        siteId: ctx.site.id,
        at: ctx.now,
        userId: userIdOf(ctx.caller),
        ...(program && { keyId: program.id, userName: program.name }),
        action,
        input,
        changes,
        ip: shortenedIp(ctx.ip),
        requestId: ctx.requestId,
      });
    },
  };
}

/** Changes of an act that are answered: many products at once have hundreds, each in its own history. */
const mostChanges = 12;

/** A page of what staff did, the newest first. */
export async function filterAudit(
  ctx: Ctx,
  input: {
    userId?: number;
    keyId?: number;
    action?: string;
    from?: string;
    to?: string;
    page: number;
    limit: number;
  },
) {
  const { page, limit } = input;
  const { rows, total } = await listActs(ctx.db, ctx.site.id, input, limit, (page - 1) * limit);
  return {
    records: rows.map(({ siteId: _siteId, at, changes, ...act }) => {
      const all = Array.isArray(changes) ? changes : [];
      return {
        ...act,
        at: at.toISOString(),
        changes: all.slice(0, mostChanges),
        moreChanges: Math.max(0, all.length - mostChanges),
      };
    }),
    pagination: paginate(page, limit, total),
  };
}
