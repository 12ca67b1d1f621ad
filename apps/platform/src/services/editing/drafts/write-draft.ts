import type { Change } from '@izlog/contract/editing/op';
import type { Ctx } from '#platform/kernel/context.ts';
import { noteDraftRefs } from '#platform/services/content/index.ts';
import { type Draft, putDraft } from './draft.queries.ts';

/**
 * Writes a locked draft, with what it names for "where used". Of `changes` that name nothing (most are typing) it need not
 * be looked at again.
 */
export async function writeDraft(
  ctx: Ctx,
  draft: Omit<Draft, 'touchedAt' | 'touchedBy'>,
  by: number | null,
  changes?: ReadonlyArray<{ op: Change; before: Change }>,
): Promise<void> {
  await putDraft(ctx, draft, by);
  if (changes?.every(({ op, before }) => isPlain(op) && isPlain(before))) return;
  const { kind, id, language } = draft;
  await noteDraftRefs(ctx, { kind, id, language }, draft.body ?? undefined);
}

/** A change of words alone. */
function isPlain(change: Change): boolean {
  return (
    change.op === 'unset' || change.op === 'move' || (change.op === 'set' && typeof change.value === 'string')
  );
}
