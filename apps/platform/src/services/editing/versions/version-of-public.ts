import type { DocumentBody, DocumentRef } from '@izlog/contract/editing/document';
import type { Ctx } from '#platform/kernel/context.ts';
import { findLastPublic, hashOf, putVersion } from './version.queries.ts';

/**
 * The number of the version that holds what is public. Where another door (an import, a seed) wrote it, a version is made,
 * so that what a draft changed can be derived from it for ever.
 */
export async function versionOfPublic(ctx: Ctx, ref: DocumentRef, body: DocumentBody): Promise<number> {
  const last = await findLastPublic(ctx, ref);
  if (last?.hash === hashOf(body)) return last.no;
  return putVersion(ctx, ref, { body, reason: 'import', by: null });
}
