import { type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import type { EditedPage } from './page/edited-page.ts';

/** Brings a draft back to a version; one undo takes it back. False where something waits, or the platform refused. */
export async function restore(page: EditedPage, ref: DocumentRef, version: number): Promise<boolean> {
  const key = documentKey(ref);
  await page.store.flush();
  const rev = page.store.log(key)?.rev;
  if (page.store.status().state !== 'saved') return false;
  const answer = await page.talk.act('restore', { document: { ...ref, rev }, version });
  const found = 'data' in answer ? await page.talk.read(ref) : undefined;
  if (found) page.store.takeDone(key, found.rev, found.body);
  return found !== undefined;
}
