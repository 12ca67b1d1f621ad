import { documentKey } from '@izlog/contract/editing/document';
import type { editChanges } from '@izlog/contract/editing/edit-history';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { EditedPage } from '../page/edited-page.ts';

/** Milliseconds of rest after what was saved, by whomever: one does not count after every word. */
const rest = 1000;

/**
 * How much of the page, and of what stands around every page, is changed and not public; nothing before it is known. Counted
 * again after what was saved here or came from others, after a publish by whomever, and when `turn` is another.
 */
export function useChangeCount(page: EditedPage, turn: unknown): number | undefined {
  const [count, setCount] = useState<number>();
  const revisions = useSyncExternalStore(page.store.subscribe, () => revisionsOf(page));
  const sequence = useSyncExternalStore(page.subscribe, page.sequence);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again when something may have changed
  useEffect(() => {
    let isLeft = false;
    const timer = setTimeout(async () => {
      const now = await countChanges(page);
      if (!isLeft && now !== undefined) setCount(now);
    }, rest);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [page, revisions, sequence, turn]);
  return count;
}

/** Of the documents, as they are known: they grow by what is written here and by others, and by a draft that is given up. */
const revisionsOf = ({ store }: EditedPage): string =>
  store
    .documents()
    .map(({ rev }) => rev)
    .join();

async function countChanges({ scopes, talk }: EditedPage): Promise<number | undefined> {
  const keys = Object.values(scopes).map(documentKey);
  const language = scopes.page?.language;
  // Those of this page were touched last while one writes; of a whole shop that is being rewritten the first are enough.
  const answer = await talk
    .act('changes', { limit: 30, ...(language && { language }) })
    .catch(() => undefined);
  if (!answer || !('data' in answer)) return undefined;
  const { records } = answer.data as EndpointAnswer<typeof editChanges>;
  return records
    .filter((one) => keys.includes(documentKey(one)))
    .reduce((sum, { changes, isPublic }) => sum + (isPublic ? changes : Math.max(1, changes)), 0);
}
