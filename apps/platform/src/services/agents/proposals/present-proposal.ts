import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { paginate } from '@izlog/contract/pagination';
import type { RefusalReason } from '@izlog/contract/user/proposals/proposal-states';
import type {
  filterProposals as filterEndpoint,
  ListedProposal,
  Proposal,
} from '@izlog/contract/user/proposals/proposals';
import type { Change, Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import type { AgentCalls } from './agent-calls.ts';
import { mayDo, playableOf } from './playable-calls.ts';
import { countProposals, findProposal, listProposals, type ShownProposal } from './proposal.queries.ts';

/** Days and hours within which what was approved can be taken back. */
const undoMs = 24 * 60 * 60 * 1000;

/** A page of what agents proposed, of what the caller may do. */
export async function filterProposals(
  calls: AgentCalls,
  ctx: Ctx,
  { state, page, limit }: EndpointParsed<typeof filterEndpoint>,
): Promise<EndpointReturn<typeof filterEndpoint>> {
  const wanted = { siteId: ctx.site.id, calls: callsFor(calls, ctx), state };
  const counts = await countProposals(ctx.db, wanted, ctx.now);
  const total = state ? counts[state] : Object.values(counts).reduce((sum, one) => sum + one, 0);
  const rows = await listProposals(ctx.db, wanted, { limit, offset: (page - 1) * limit }, ctx.now);
  return { records: rows.map(presentListed), counts, pagination: paginate(page, limit, total) };
}

/** Calls that the caller may do themselves. */
const callsFor = (calls: AgentCalls, { caller }: Ctx): string[] =>
  caller.kind === 'staff' ? calls.proposable(caller.permissions) : [];

/** One proposal; refuses with notFound what the caller may not do. */
export async function readProposal(calls: AgentCalls, ctx: Ctx, id: number): Promise<Proposal> {
  const row = await findProposal(ctx.db, ctx.site.id, id, ctx.now);
  if (!row || !callsFor(calls, ctx).includes(row.call)) throw new Refusal('notFound');
  const { rows } = playableOf(row.call) ?? {};
  return {
    ...presentListed(row),
    madeAt: row.madeAt.toISOString(),
    changes: row.changes.map((change) => ({ ...change, row: rows === undefined ? null : rowOf(change) })),
    mayDecide: mayDo(ctx, row.changes),
    mayUndo: mayUndo(row, ctx.now),
  };
}

/** The number of the row that a change is of. */
export const rowOf = ({ target }: Pick<Change, 'target'>): number => Number(target.split(' ').at(-1));

/** Whether a proposal was done and can be taken back still. */
export const mayUndo = (
  { state, undo, decidedAt }: Pick<ShownProposal, 'state' | 'undo' | 'decidedAt'>,
  now: Date,
): boolean =>
  state === 'approved' && undo !== null && decidedAt !== null && now.getTime() - decidedAt.getTime() < undoMs;

const presentListed = ({
  keyId,
  keyName,
  tail,
  createdAt,
  endsAt,
  decidedAt,
  decidedBy,
  decidedName,
  reason,
  undoneAt,
  undoneBy,
  undoneName,
  ...row
}: ShownProposal): ListedProposal => ({
  id: row.id,
  title: row.title,
  state: row.state,
  call: row.call,
  count: row.count,
  word: row.word,
  key: { id: keyId, name: keyName, tail },
  created_at: createdAt.toISOString(),
  endsAt: endsAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  decidedBy: decidedBy === null ? null : { id: decidedBy, name: decidedName ?? '' },
  reason: reason as RefusalReason | null,
  undoneAt: undoneAt?.toISOString() ?? null,
  undoneBy: undoneBy === null ? null : { id: undoneBy, name: undoneName ?? '' },
});
