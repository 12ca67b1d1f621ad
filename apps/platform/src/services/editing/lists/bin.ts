import type { DocumentBody, DocumentKindName, DocumentRef } from '@izlog/contract/editing/document';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, dropTags, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { titleOf } from '../drafts/title-of.ts';
import { kindOf, mustHoldRights } from '../kinds.ts';
import { leadAway } from '../publishing/lead-away.ts';
import { lockForPublishing } from '../publishing/publish.ts';
import { raiseSequence } from '../publishing/sequence.queries.ts';
import { versionOfPublic } from '../versions/version-of-public.ts';

/**
 * Moves a thing to the bin: visitors do not find it any more, and are sent to `sendTo` where that is given. What was public
 * stays a version, what is drafted stays drafted. What is public asks for content.publish (forbidden).
 */
export function moveToBin(
  ctx: Ctx,
  handler: 'page' | 'post' | 'term' | 'event',
  { id, sendTo }: { id: number; sendTo?: string },
): Promise<Record<never, never>> {
  const kind = handler === 'event' ? 'event' : 'content';
  mustHoldRights(ctx, [{ kind }]);
  return inTransaction(ctx, async (inner) => {
    const refs = inner.site.languages.map((language) => ({ kind, id, language }) as const);
    await lockForPublishing(inner, refs);
    const live = await readLive(inner, refs);
    if (live.some(({ body }) => body.root.handler !== handler)) throw new Refusal('notFound');
    const shown = live.filter(({ body }) => body.root.meta.publishedAt !== null);
    if (shown.length > 0 && !mayPublish(inner)) throw new Refusal('forbidden');
    for (const { ref, body } of shown) await versionOfPublic(inner, ref, body);
    const tags = await kindOf(kind).archive?.(inner, id);
    if (!tags) throw new Refusal('notFound');
    if (sendTo !== undefined) for (const { ref, body } of shown) await leadAway(inner, ref, body, sendTo);
    const [first] = live;
    noteChange(inner, `${handler} ${id}`, { inBin: false }, { inBin: true }, first && titleOf(first.body));
    if (shown.length > 0) await raiseSequence(inner);
    await dropTags(inner, new Set([...tags, 'publish']));
    return {};
  });
}

const mayPublish = ({ caller }: Ctx): boolean =>
  caller.kind === 'staff' && caller.permissions.includes('content.publish');

async function readLive(ctx: Ctx, refs: readonly DocumentRef[]) {
  const live: Array<{ ref: DocumentRef; body: DocumentBody }> = [];
  for (const ref of refs) {
    const body = await kindOf(ref.kind).read(ctx, ref.id, ref.language);
    if (body) live.push({ ref, body });
  }
  return live;
}

/** Brings a thing back from the bin, public in no language. */
export function bringBack(
  ctx: Ctx,
  kind: Extract<DocumentKindName, 'content' | 'event'>,
  { id }: { id: number },
): Promise<{ id: number }> {
  mustHoldRights(ctx, [{ kind }]);
  return inTransaction(ctx, async (inner) => {
    const handler = await kindOf(kind).unarchive?.(inner, id);
    if (handler === undefined) throw new Refusal('notFound');
    noteChange(inner, `${handler} ${id}`, { inBin: true }, { inBin: false });
    return { id };
  });
}
