import type { EndpointParsed } from '@izlog/contract/endpoint';
import type {
  approveProposal as approveEndpoint,
  Proposal,
  refuseProposal as refuseEndpoint,
} from '@izlog/contract/user/proposals/proposals';
import { mustHaveAccess, userIdOf } from '#platform/kernel/access/caller.ts';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Change, type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Programs } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type AgentCalls, opens } from './agent-calls.ts';
import { isSameChange, partsOf, play, sorted, type TakingRoute } from './play.ts';
import { mayDo, playableOf } from './playable-calls.ts';
import { mayUndo, readProposal, rowOf } from './present-proposal.ts';
import {
  changeProposal,
  findProposal,
  holdProposal,
  type ProposalRow,
  remakeProposal,
} from './proposal.queries.ts';

export interface Deciding {
  calls: AgentCalls;
  programs: Programs;
}

/** Rolls back what turned out to change something else than what was shown. */
class Differs extends Error {
  readonly row: ProposalRow;
  constructor(row: ProposalRow) {
    super('a proposal would change something else by now');
    this.row = row;
  }
}

/**
 * Does what an agent proposed in the name of the caller; see the endpoint. What is done is compared with what was shown, in the
 * transaction in which it is done.
 */
export async function approveProposal(
  { calls, programs }: Deciding,
  ctx: Ctx,
  { id, madeAt, rows }: EndpointParsed<typeof approveEndpoint>,
): Promise<Proposal> {
  const noted = ctx.changes?.length ?? 0;
  try {
    await inTransaction(ctx, async (inner) => {
      const { row, route } = await hold(calls, inner, id);
      if (row.state === 'approved') return;
      if (row.state !== 'waiting' || row.endsAt <= inner.now) throw new Refusal('proposalDecided');
      if (row.madeAt.toISOString() !== madeAt) throw new Refusal('proposalMadeAgain');
      await mustStillPropose(programs, inner, row, route);
      const { input, expected } = chosenOf(row, rows);
      if (expected.length === 0) throw rows ? notARow() : new Refusal('proposalEmpty');
      const done = await doneBy(inner, route, input);
      if (!isSameChange(done, expected)) throw new Differs(row);
      await changeProposal(inner.db, id, {
        state: 'approved',
        decidedAt: inner.now,
        decidedBy: userIdOf(inner.caller),
        input,
        changes: done,
        undo: playableOf(row.call)?.undo?.(done, inner.site) ?? null,
      });
      await noteDecision(inner, row, 'approved');
    });
  } catch (thrown) {
    ctx.changes?.splice(noted);
    if (!(thrown instanceof Differs)) throw thrown;
    await remake(calls, ctx, thrown.row);
    throw new Refusal('proposalMadeAgain');
  }
  return readProposal(calls, ctx, id);
}

/** Works out again what all of a proposal would change. */
async function remake(calls: AgentCalls, ctx: Ctx, { id, call, input, madeAt }: ProposalRow): Promise<void> {
  const route = calls.find(call);
  if (!route) throw new Refusal('notFound');
  const { changes } = await play(ctx, route, input);
  await remakeProposal(ctx.db, id, { changes, madeAt, now: ctx.now });
}

/** Refuses what an agent proposed, with a word that the agent reads. */
export async function refuseProposal(
  { calls }: Pick<Deciding, 'calls'>,
  ctx: Ctx,
  { id, reason, word }: EndpointParsed<typeof refuseEndpoint>,
): Promise<Proposal> {
  await inTransaction(ctx, async (inner) => {
    const { row } = await hold(calls, inner, id);
    if (row.state !== 'waiting') throw new Refusal('proposalDecided');
    await changeProposal(inner.db, id, {
      state: 'refused',
      decidedAt: inner.now,
      decidedBy: userIdOf(inner.caller),
      reason,
      word,
    });
    await noteDecision(inner, row, 'refused');
  });
  return readProposal(calls, ctx, id);
}

/** Takes back what was approved, where nobody changed it since. */
export async function undoProposal(
  { calls }: Pick<Deciding, 'calls'>,
  ctx: Ctx,
  { id }: { id: number },
): Promise<Proposal> {
  await inTransaction(ctx, async (inner) => {
    const { row } = await hold(calls, inner, id);
    if (row.state === 'undone') return;
    const route = row.undo ? calls.find(row.undo.call) : undefined;
    if (!row.undo || !route || !mayUndo(row, inner.now)) throw new Refusal('proposalDecided');
    mustHaveAccess(route.endpoint.access, inner.caller);
    const done = await doneBy(inner, route, row.undo.input);
    if (!isBack(row.changes, done)) throw new Refusal('proposalChangedSince');
    await changeProposal(inner.db, id, {
      state: 'undone',
      undoneAt: inner.now,
      undoneBy: userIdOf(inner.caller),
    });
    await noteDecision(inner, row, 'undone');
  });
  return readProposal(calls, ctx, id);
}

/** A proposal that the caller may decide, with its call; refuses with notFound and forbidden. */
async function hold(calls: AgentCalls, { db, site, caller }: Ctx, id: number) {
  const row = await holdProposal(db, site.id, id);
  const route = row && calls.find(row.call);
  if (!row || !route) throw new Refusal('notFound');
  mustHaveAccess(route.endpoint.access, caller);
  if (!mayDo({ caller }, row.changes)) throw new Refusal('forbidden');
  return { row, route };
}

/** Refuses what a key proposed that was taken back since, or may not propose it any more. */
async function mustStillPropose(
  programs: Programs,
  { site, now }: Ctx,
  { keyId }: ProposalRow,
  { endpoint }: TakingRoute,
): Promise<void> {
  const rights = await programs.rights(keyId, site.id, now);
  if (!rights || !opens(endpoint, rights.proposing)) throw new Refusal('proposalKeyGone');
}

/** What is to be done of a proposal, all of it or some rows, and what that should change. */
function chosenOf({ call, input, changes }: ProposalRow, rows: readonly number[] | undefined) {
  if (!rows) return { input, expected: changes };
  const list = playableOf(call)?.rows;
  const sent = list === undefined ? undefined : input[list];
  if (list === undefined || !Array.isArray(sent)) throw notARow();
  const left = sent.filter((one: { id: number }) => rows.includes(Number(one.id)));
  return { input: { ...input, [list]: left }, expected: changes.filter((one) => rows.includes(rowOf(one))) };
}

const notARow = () =>
  new Refusal('validationFailed', {
    fields: [{ path: 'rows', kind: 'reference', message: 'The proposal has no such rows.' }],
  });

/** Does a call in the transaction of the caller, and says what it noted. */
async function doneBy(ctx: Ctx, { take, endpoint }: TakingRoute, input: Record<string, unknown>) {
  const before = ctx.changes?.length ?? 0;
  await take(ctx, partsOf(endpoint, input));
  return ctx.changes?.slice(before) ?? [];
}

/** Whether every field that is taken back was as the act had left it. */
function isBack(act: readonly Change[], back: readonly Change[]): boolean {
  return act.every(({ target, after }) => {
    const found = back.find((one) => one.target === target);
    return (
      found !== undefined &&
      Object.entries(found.before).every(
        ([field, value]) =>
          !Object.hasOwn(after, field) ||
          JSON.stringify(sorted(after[field])) === JSON.stringify(sorted(value)),
      )
    );
  });
}

/** The log says who decided and which key proposed it: the act stands under the person, with the key beside it. */
async function noteDecision(
  ctx: Ctx,
  { id, state: before, title }: ProposalRow,
  state: string,
): Promise<void> {
  const found = await findProposal(ctx.db, ctx.site.id, id, ctx.now);
  const proposedBy = found && `${found.keyName} …${found.tail}`;
  noteChange(ctx, `proposal ${id}`, { state: before }, { state, proposedBy }, title);
}
