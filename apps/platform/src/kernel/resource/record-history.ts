import type { EndpointReturn } from '@izlog/contract/endpoint';
import { type defineHistory, mostActs } from '@izlog/contract/resource/record-calls';
import { sql } from 'drizzle-orm';
import type { Change, Ctx } from '../context.ts';
import { type Route, route } from '../http/route.ts';

/** What staff changed of one record, by the log of their acts (`AuditLog`), the newest first. */
export async function listChangesOf(ctx: Ctx, target: string, limit: number) {
  const { rows } = await ctx.db.execute<{ at: string; by: string; changes: Change[] }>(sql`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, user_name as by, changes
    from audit_log
    where site_id = ${ctx.site.id} and changes @> ${JSON.stringify([{ target }])}::jsonb
    order by id desc limit ${limit}`);
  return rows.flatMap(({ at, by, changes }) =>
    changes.flatMap((change) =>
      change.target === target ? [{ at, by: nameIn(by), before: change.before, after: change.after }] : [],
    ),
  );
}

/** The name in what the log has of a person; of somebody without one the e-mail. */
const nameIn = (by: string): string => by.replace(/ <[^>]*>$/, '').replace(/^<(.*)>$/, '$1');

type History = ReturnType<typeof defineHistory>;

/** Joins the history of a record with what its changes are called in the log; `targetOf` refuses where it is not there. */
export const serveHistory = (endpoint: History, targetOf: (ctx: Ctx, id: number) => Promise<string>): Route =>
  route(endpoint, async (ctx, { id }): Promise<EndpointReturn<History>> => {
    const acts = await listChangesOf(ctx, await targetOf(ctx, id), mostActs);
    return { acts: acts.slice(0, mostActs) };
  });
