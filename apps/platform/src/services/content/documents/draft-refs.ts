import type { DocumentBody, DocumentRef } from '@izlog/contract/editing/document';
import type { Ctx } from '#platform/kernel/context.ts';
import { listNamedThings } from './named-things.ts';
import { putRefs } from './ref.queries.ts';

/** Keeps what the draft of any document names, so that "where used" knows it; nothing drafted, nothing named. */
export function noteDraftRefs(
  ctx: Ctx,
  document: DocumentRef,
  body: DocumentBody | undefined,
): Promise<void> {
  return putRefs(ctx, document, true, body ? listNamedThings(body) : []);
}
