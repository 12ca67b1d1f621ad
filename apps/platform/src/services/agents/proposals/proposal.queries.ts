import type { ProposalState } from '@izlog/contract/user/proposals/proposal-states';
import { and, count, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Change } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { proposals } from './proposal.tables.ts';

export type ProposalRow = typeof proposals.$inferSelect;

/** What lists and screens show of a proposal besides its own row. */
export interface ShownProposal extends Omit<ProposalRow, 'changes' | 'input'> {
  keyName: string;
  tail: string;
  decidedName: string | null;
  undoneName: string | null;
  count: number;
}

const nameOf = (id: SQL) =>
  sql<string | null>`(select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)
    from users u where u.id = ${id})`;

/** The state at a moment: what nobody decided in time has ended. */
const stateAt = (now: Date) =>
  sql<ProposalState>`case when ${proposals.state} = 'waiting' and ${proposals.endsAt} <= ${now.toISOString()}::timestamptz
    then 'ended' else ${proposals.state} end`;

const shown = (now: Date) => ({
  id: proposals.id,
  siteId: proposals.siteId,
  keyId: proposals.keyId,
  title: proposals.title,
  call: proposals.call,
  state: stateAt(now),
  createdAt: proposals.createdAt,
  madeAt: proposals.madeAt,
  endsAt: proposals.endsAt,
  decidedAt: proposals.decidedAt,
  decidedBy: proposals.decidedBy,
  reason: proposals.reason,
  word: proposals.word,
  undo: proposals.undo,
  undoneAt: proposals.undoneAt,
  undoneBy: proposals.undoneBy,
  keyName: sql<string>`(select k.name from program_keys k where k.id = proposals.key_id)`,
  tail: sql<string>`coalesce((select s.tail from program_key_secrets s where s.key_id = proposals.key_id
    order by s.id desc limit 1), '')`,
  decidedName: nameOf(sql`proposals.decided_by`),
  undoneName: nameOf(sql`proposals.undone_by`),
  count: sql<number>`jsonb_array_length(${proposals.changes})`,
});

interface Wanted {
  siteId: number;
  /** Method and path of what may be seen. */
  calls: readonly string[];
  state?: ProposalState | undefined;
  keyId?: number | undefined;
}

const meant = ({ siteId, calls, keyId }: Wanted) =>
  and(
    eq(proposals.siteId, siteId),
    inArray(proposals.call, [...calls]),
    keyId === undefined ? undefined : eq(proposals.keyId, keyId),
  );

/** A page of proposals, the newest first. */
export function listProposals(
  db: Db,
  wanted: Wanted,
  { limit, offset }: { limit: number; offset: number },
  now: Date,
): Promise<ShownProposal[]> {
  return db
    .select(shown(now))
    .from(proposals)
    .where(
      and(meant(wanted), wanted.state === undefined ? undefined : sql`${stateAt(now)} = ${wanted.state}`),
    )
    .orderBy(desc(proposals.id))
    .limit(limit)
    .offset(offset);
}

/** How many there are in each state. */
export async function countProposals(
  db: Db,
  wanted: Wanted,
  now: Date,
): Promise<Record<ProposalState, number>> {
  const rows = await db
    .select({ state: stateAt(now), total: count() })
    .from(proposals)
    .where(meant(wanted))
    .groupBy(sql`1`);
  const none = { waiting: 0, approved: 0, refused: 0, undone: 0, ended: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, total }) => [state, total])) };
}

/** One proposal with what it changes. */
export async function findProposal(
  db: Db,
  siteId: number,
  id: number,
  now: Date,
): Promise<(ShownProposal & Pick<ProposalRow, 'changes' | 'input'>) | undefined> {
  const [row] = await db
    .select({ ...shown(now), changes: proposals.changes, input: proposals.input })
    .from(proposals)
    .where(and(eq(proposals.siteId, siteId), eq(proposals.id, id)));
  return row;
}

/** A proposal, held until the transaction ends: of two who decide at once the second sees what the first did. */
export async function holdProposal(db: Db, siteId: number, id: number): Promise<ProposalRow | undefined> {
  const [row] = await db
    .select()
    .from(proposals)
    .where(and(eq(proposals.siteId, siteId), eq(proposals.id, id)))
    .for('update');
  return row;
}

export async function insertProposal(db: Db, row: typeof proposals.$inferInsert): Promise<number> {
  const [made] = await db.insert(proposals).values(row).returning({ id: proposals.id });
  if (!made) throw new Error('the proposal was not kept');
  return made.id;
}

export async function changeProposal(
  db: Db,
  id: number,
  change: Partial<typeof proposals.$inferInsert>,
): Promise<void> {
  await db.update(proposals).set(change).where(eq(proposals.id, id));
}

/** Writes down what a proposal would change by now, where it still waits as it was seen. */
export async function remakeProposal(
  db: Db,
  id: number,
  { changes, madeAt, now }: { changes: Change[]; madeAt: Date; now: Date },
): Promise<void> {
  await db
    .update(proposals)
    .set({ changes, madeAt: now })
    .where(and(eq(proposals.id, id), eq(proposals.state, 'waiting'), eq(proposals.madeAt, madeAt)));
}

/** Removes what is older than a moment, whole. */
export async function dropProposals(db: Db, before: Date): Promise<void> {
  await db.delete(proposals).where(lt(proposals.createdAt, before));
}
