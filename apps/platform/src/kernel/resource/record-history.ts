import type { EndpointReturn } from '@izlog/contract/endpoint';
import { type defineHistory, mostActs } from '@izlog/contract/resource/record-calls';
import { sql } from 'drizzle-orm';
import type { Change, Ctx } from '../context.ts';
import { type Route, route } from '../http/route.ts';

/**
 * What staff changed of one record, by the log of their acts (`AuditLog`), the newest first; with `fields` only acts that
 * changed one of them, and of these no others.
 */
export async function listChangesOf(ctx: Ctx, target: string, limit: number, fields?: readonly string[]) {
  return (await listChangesOfAll(ctx, [target], limit, fields)).map(({ target: _one, ...change }) => change);
}

/** The same of several records; each change with what it is of. */
export async function listChangesOfAll(
  ctx: Ctx,
  targets: readonly string[],
  limit: number,
  fields?: readonly string[],
) {
  const wanted = sql.param(targets.map((target) => JSON.stringify([{ target }])));
  const named = sql.param([...(fields ?? [])]);
  const { rows } = await ctx.db.execute<{ at: string; by: string; changes: Change[] }>(sql`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, user_name as by, changes
    from audit_log
    where site_id = ${ctx.site.id} and changes @> any(${wanted}::jsonb[])
      and (${fields === undefined} or exists (
        select from jsonb_array_elements(changes) as change
        where change->>'target' = any(${sql.param([...targets])}::text[]) and change->'after' ?| ${named}::text[]))
    order by id desc limit ${limit}`);
  return rows.flatMap(({ at, by, changes }) =>
    changes.flatMap(({ target: changed, before, after }) =>
      targets.includes(changed)
        ? [{ at, by: nameIn(by), target: changed, before: only(before, fields), after: only(after, fields) }]
        : [],
    ),
  );
}

const only = (record: Record<string, unknown>, fields?: readonly string[]) =>
  fields ? Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name))) : record;

/** The name in what the log has of a person; of somebody without one the e-mail. */
const nameIn = (by: string): string => by.replace(/ <[^>]*>$/, '').replace(/^<(.*)>$/, '$1');

type History = ReturnType<typeof defineHistory>;

/** Joins the history of a record with what its changes are called in the log; `targetOf` refuses where it is not there. */
export const serveHistory = (endpoint: History, targetOf: (ctx: Ctx, id: number) => Promise<string>): Route =>
  route(endpoint, async (ctx, { id }): Promise<EndpointReturn<History>> => {
    const acts = await listChangesOf(ctx, await targetOf(ctx, id), mostActs);
    return { acts: acts.slice(0, mostActs) };
  });
