import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findProposal } from './proposal.queries.ts';

/** How a proposal stands, for the key that made it; refuses with notFound those of others. */
export async function ownProposal({ db, site, now }: Ctx, keyId: number, id: number) {
  const row = Number.isSafeInteger(id) && id > 0 ? await findProposal(db, site.id, id, now) : undefined;
  if (!row || row.keyId !== keyId) throw new Refusal('notFound');
  const { title, call, state, reason, word, decidedAt, undoneAt, endsAt, changes } = row;
  return {
    proposal: id,
    title,
    call,
    state,
    madeAt: row.madeAt.toISOString(),
    endsAt: endsAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
    ...(reason !== null && { refusedBecause: reason, word: word ?? '' }),
    [state === 'approved' || state === 'undone' ? 'changed' : 'wouldChange']: changes,
  };
}
