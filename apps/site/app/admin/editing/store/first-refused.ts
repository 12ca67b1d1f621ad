import { documentKey } from '@izlog/contract/editing/document';
import { readPath } from '@izlog/contract/editing/op';
import type { EditStore } from './edit-store.ts';

/** The first value that the platform refused: its document, its path, and the field where it is one. */
export function firstRefused(
  store: Pick<EditStore, 'documents'>,
): { key: string; path: string; field: string | undefined } | undefined {
  const log = store.documents().find(({ refused }) => refused.length > 0);
  const [first] = log?.refused ?? [];
  return log && first && { key: documentKey(log.ref), path: first.path, field: readPath(first.path)?.field };
}
