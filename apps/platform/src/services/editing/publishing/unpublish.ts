import type { DocumentBody, DocumentRef } from '@izlog/contract/editing/document';
import { documentKey } from '@izlog/contract/editing/document';
import type { editUnpublish } from '@izlog/contract/editing/edit-publish';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, dropTags, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { titleOf } from '../drafts/title-of.ts';
import { kindOf, mustBeMine } from '../kinds.ts';
import { versionOfPublic } from '../versions/version-of-public.ts';
import { leadAway } from './lead-away.ts';
import { lockForPublishing } from './publish.ts';
import { raiseSequence } from './sequence.queries.ts';

/** Takes a document back from visitors and sends those of its old address elsewhere; refuses with notFound. */
export function unpublishNow(
  ctx: Ctx,
  { document, sendTo }: EndpointParsed<typeof editUnpublish>,
): Promise<EndpointReturn<typeof editUnpublish>> {
  mustBeMine(ctx, [document]);
  return inTransaction(ctx, async (inner) => {
    await lockForPublishing(inner, [document]);
    const { tags, body } = await takeBack(inner, document);
    const redirect = sendTo === undefined ? null : await leadAway(inner, document, body, sendTo);
    const sequence = await raiseSequence(inner);
    await dropTags(inner, new Set([...tags, 'publish']));
    noteChange(inner, documentKey(document), { isPublic: true }, { isPublic: false }, titleOf(body));
    return { sequence, redirect };
  });
}

/** Takes one document back; the caller has locked it. What was public stays a version. */
export async function takeBack(
  ctx: Ctx,
  ref: DocumentRef,
): Promise<{ tags: Iterable<string>; body: DocumentBody }> {
  const kind = kindOf(ref.kind);
  const body = await kind.read(ctx, ref.id, ref.language);
  if (!body || !kind.unpublish) throw new Refusal('notFound', { ...ref });
  await versionOfPublic(ctx, ref, body);
  return { tags: await kind.unpublish(ctx, ref.id, ref.language), body };
}
