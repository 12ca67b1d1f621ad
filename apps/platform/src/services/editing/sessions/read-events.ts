import { type DocumentRef, documentKey, documentOfKey } from '@izlog/contract/editing/document';
import type { editEvents } from '@izlog/contract/editing/edit-history';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { readRevisions } from '../drafts/draft.queries.ts';
import { listOpsSince } from '../drafts/op.queries.ts';
import { mostForeignOps, presentOp } from '../drafts/take-ops.ts';
import { mustBeMine } from '../kinds.ts';
import { readSequence } from '../publishing/sequence.queries.ts';
import { listSessionsOn, putSession } from './session.queries.ts';

/** How long somebody who was not seen still edits, in ms. */
const forgottenAfter = 30_000;
const mostDocuments = 50;

/** What happened since the revisions that a tab knows; also says that the tab is there. */
export async function readEvents(
  ctx: Ctx,
  { session, page, focus, documents }: EndpointParsed<typeof editEvents>,
): Promise<EndpointReturn<typeof editEvents>> {
  const known = documentsOf(documents);
  mustBeMine(ctx, known);
  const isMine = await putSession(ctx, { id: session, userId: userIdOf(ctx.caller), page, focus });
  if (!isMine) throw new Refusal('forbidden');
  const since = new Date(ctx.now.getTime() - forgottenAfter);
  const revisions = await readRevisions(ctx, known);
  const moved = known.flatMap(({ rev: base, ...ref }) => {
    const { rev, foldedRev } = revisions.get(documentKey(ref)) ?? { rev: 0, foldedRev: 0 };
    return rev === base ? [] : [{ ref, base, rev, foldedRev }];
  });
  const answered = [];
  for (const { ref, base, rev, foldedRev } of moved) {
    const ops = await listOpsSince(ctx, ref, base, mostForeignOps);
    // A draft that was given up moved on without an op.
    const isBehind = base < foldedRev || (ops.at(-1)?.rev ?? base) < rev;
    const isStale = ops.length > mostForeignOps || base > rev || isBehind;
    answered.push({
      ...ref,
      rev,
      isStale,
      ops: isStale ? [] : ops.filter((one) => one.session !== session).map(presentOp),
    });
  }
  return {
    sequence: await readSequence(ctx),
    mayPublish: mayPublish(ctx),
    others: await listSessionsOn(ctx, page, session, since),
    documents: answered,
  };
}

/** Whether the caller may make public what is drafted. */
export function mayPublish({ caller }: Pick<Ctx, 'caller'>): boolean {
  return caller.kind === 'staff' && caller.permissions.includes('content.publish');
}

/** The documents of a query, `content:12:hrv@7,…`; refuses what is none. */
export function documentsOf(text: string): Array<DocumentRef & { rev: number }> {
  const named = text.split(',').filter((one) => one !== '');
  const documents = named.flatMap((one) => {
    const [key = '', rev = '0', ...rest] = one.split('@');
    const ref = documentOfKey(key);
    return ref && rest.length === 0 && /^\d{1,15}$/.test(rev) ? [{ ...ref, rev: Number(rev) }] : [];
  });
  if (documents.length < named.length || documents.length > mostDocuments)
    throw new Refusal('validationFailed', {
      fields: [{ path: 'documents', kind: 'syntax', message: 'Not a list of documents.' }],
    });
  return documents;
}
