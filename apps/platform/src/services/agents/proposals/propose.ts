import { programOf } from '#platform/kernel/access/caller.ts';
import type { Change, Ctx } from '#platform/kernel/context.ts';
import { inTransaction } from '#platform/kernel/context.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { callOf } from './agent-calls.ts';
import { play, type TakingRoute } from './play.ts';
import { playableCalls } from './playable-calls.ts';
import { countProposals, insertProposal } from './proposal.queries.ts';

/** Proposals of one key that may wait at once. */
const mostWaiting = 100;
/** For how long one waits. */
const waitingMs = 8 * 24 * 60 * 60 * 1000;

/** What was proposed: its number, what would change, and what the call would have answered of rows it refuses. */
export interface Proposed {
  id: number;
  endsAt: Date;
  changes: Change[];
  refused: unknown;
}

/**
 * Works out what a call would change and keeps that for a person to decide (DOOR-06); nothing is changed. Refuses what the call
 * refuses, with proposalEmpty what changes nothing, and with tooManyRecords when too many wait already.
 */
export async function propose(
  ctx: Ctx,
  route: TakingRoute,
  { title, input }: { title: string; input: Record<string, unknown> },
): Promise<Proposed> {
  const program = programOf(ctx.caller);
  if (!program) throw new Refusal('forbidden');
  const { changes, answer } = await play(ctx, route, input);
  const refused = (answer as { refused?: unknown } | undefined)?.refused ?? [];
  if (changes.length === 0) throw new Refusal('proposalEmpty', { refused });
  const endsAt = new Date(ctx.now.getTime() + waitingMs);
  const id = await inTransaction(ctx, async (inner) => {
    const { db, site, now } = inner;
    await takeTurn(inner, 'proposals', String(program.id));
    const wanted = { siteId: site.id, calls: playableCalls, keyId: program.id };
    if ((await countProposals(db, wanted, now)).waiting >= mostWaiting)
      throw new Refusal('tooManyRecords', { most: mostWaiting });
    return insertProposal(db, {
      siteId: site.id,
      keyId: program.id,
      title,
      call: callOf(route.endpoint),
      input,
      changes,
      state: 'waiting',
      createdAt: now,
      madeAt: now,
      endsAt,
    });
  });
  return { id, endsAt, changes, refused };
}
