import type { DocumentRef } from '@izlog/contract/editing/document';
import type { Change } from '@izlog/contract/editing/op';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { users } from '#platform/services/people/account/user.tables.ts';
import { editOps } from '../editing.tables.ts';

/** An op as it is held. */
export interface OpRow extends DocumentRef {
  rev: number;
  opId: string;
  n: number;
  session: string | null;
  userId: number | null;
  /** Name of the person who made it. */
  by: string;
  at: Date;
  op: Change;
  before: Change;
  paths: string[];
  undoes: string | null;
}

/** What is written of an op; `isAgain` for a later flush of a known gesture. */
export type NewOp = Omit<OpRow, keyof DocumentRef | 'by'> & { isAgain: boolean };

type Row = Record<string, unknown> &
  Omit<OpRow, 'id' | 'rev' | 'userId' | 'at'> & {
    id: string;
    rev: string;
    userId: string | null;
    at: string;
  };

const columns = sql`
  o.kind, o.ref_id as id, o.language, o.rev, o.op_id as "opId", o.n, o.session, o.user_id as "userId", o.at, o.op,
  o.before, o.paths, o.undoes,
  coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email, '') as by`;

/** Ops of the site by the ids of their gestures, of whatever document. */
export async function findOps(ctx: Ctx, opIds: readonly string[]): Promise<Map<string, OpRow>> {
  if (opIds.length === 0) return new Map();
  const { rows } = await ctx.db.execute<Row>(sql`
    select ${columns} from ${editOps} o left join ${users} u on u.id = o.user_id
    where o.site_id = ${ctx.site.id} and o.op_id = any(${sql.param([...opIds])}::uuid[])`);
  return new Map(rows.map((row) => [row.opId, present(row)]));
}

/** The ops of a document after a revision, the oldest first; one more than `most` says that there are too many. */
export async function listOpsSince(ctx: Ctx, ref: DocumentRef, base: number, most: number): Promise<OpRow[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select ${columns} from ${editOps} o left join ${users} u on u.id = o.user_id
    where o.site_id = ${ctx.site.id} and o.kind = ${ref.kind} and o.ref_id = ${ref.id}
      and o.language = ${ref.language} and o.rev > ${base}
    order by o.rev limit ${most + 1}`);
  return rows.map(present);
}

/** The last op of a document that touched one of these very paths. */
export async function findLastOn(
  ctx: Ctx,
  ref: DocumentRef,
  paths: readonly string[],
): Promise<OpRow | undefined> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select ${columns} from ${editOps} o left join ${users} u on u.id = o.user_id
    where o.site_id = ${ctx.site.id} and o.kind = ${ref.kind} and o.ref_id = ${ref.id}
      and o.language = ${ref.language} and o.paths && ${sql.param([...paths])}::text[]
    order by o.rev desc limit 1`);
  return rows[0] && present(rows[0]);
}

/** Writes the ops of a document. */
export async function putOps(ctx: Ctx, ref: DocumentRef, ops: readonly NewOp[]): Promise<void> {
  const fresh = ops.filter((one) => !one.isAgain);
  if (fresh.length > 0)
    await ctx.db.insert(editOps).values(
      fresh.map(({ isAgain: _again, ...op }) => ({
        ...op,
        siteId: ctx.site.id,
        kind: ref.kind,
        refId: ref.id,
        language: ref.language,
      })),
    );
  for (const { rev, opId, n, at, op, paths } of ops.filter((one) => one.isAgain))
    await ctx.db.execute(sql`
      update ${editOps} set rev = ${rev}, n = ${n}, at = ${at}, op = ${JSON.stringify(op)}::jsonb,
        paths = ${sql.param(paths)}::text[]
      where site_id = ${ctx.site.id} and op_id = ${opId}`);
}

function present(row: Row): OpRow {
  return {
    ...row,
    id: Number(row.id),
    rev: Number(row.rev),
    userId: row.userId === null ? null : Number(row.userId),
    at: new Date(row.at),
  };
}
