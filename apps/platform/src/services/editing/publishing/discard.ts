import type { editDiscard } from '@izlog/contract/editing/edit-publish';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { writeDraft } from '../drafts/write-draft.ts';
import { mustBeMine } from '../kinds.ts';
import { putVersion } from '../versions/version.queries.ts';
import { draftOf, lockForPublishing } from './publish.ts';

/** Gives drafts up at the revisions that were seen; each stays as a checkpoint. Refuses with draftChanged. */
export function discardDrafts(
  ctx: Ctx,
  { items }: EndpointParsed<typeof editDiscard>,
): Promise<EndpointReturn<typeof editDiscard>> {
  mustBeMine(ctx, items);
  const by = userIdOf(ctx.caller);
  return inTransaction(ctx, async (inner) => {
    const held = await lockForPublishing(inner, items);
    const documents = [];
    for (const { kind, id, language } of items) {
      const draft = draftOf(held, { kind, id, language });
      let { rev } = draft;
      if (draft.body) {
        await putVersion(inner, draft, {
          body: draft.body,
          reason: 'checkpoint',
          by,
          rev,
          baseNo: draft.baseNo,
        });
        rev++;
        await writeDraft(inner, { ...draft, body: null, rev, baseNo: 0 }, by);
      }
      documents.push({ kind, id, language, rev });
    }
    return { documents };
  });
}
