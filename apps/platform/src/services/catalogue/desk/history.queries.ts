import { sql } from 'drizzle-orm';
import type { Change, Ctx } from '../../../kernel/context.ts';

/** What staff changed of one record, by the log of their acts, the newest first. */
export async function listChangesOf(ctx: Ctx, target: string, limit: number) {
  const { rows } = await ctx.db.execute<{ at: string; by: string; changes: Change[] }>(sql`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, user_name as by, changes
    from audit_log
    where site_id = ${ctx.site.id} and changes @> ${JSON.stringify([{ target }])}::jsonb
    order by id desc limit ${limit}`);
  return rows.flatMap(({ at, by, changes }) =>
    changes.flatMap((change) =>
      change.target === target
        ? [{ at, by: by.replace(/ ?<[^>]*>$/, ''), before: change.before, after: change.after }]
        : [],
    ),
  );
}
