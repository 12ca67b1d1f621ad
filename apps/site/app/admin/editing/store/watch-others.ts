import { documentKey } from '@izlog/contract/editing/document';
import type { EditNews, Talk } from '../talk.ts';
import type { EditStore } from './edit-store.ts';

/** Milliseconds between two questions: with somebody else on the page, and alone. */
const pauses = { together: 2000, alone: 10_000 };

/**
 * Asks who else is on the page and takes in what they change, while the tab is seen (design §5), and at once when one comes
 * back to it. Returns what ends it.
 */
export function watchOthers(
  talk: Talk,
  store: EditStore,
  pathname: string,
  onNews: (news: EditNews) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isAsking = false;
  let isTogether = false;
  const ask = async () => {
    if (document.visibilityState === 'visible') {
      const known = new Map(store.documents().map(({ ref, rev }) => [documentKey(ref), rev]));
      const news = await talk.events(
        pathname,
        [...known].map(([key, rev]) => `${key}@${rev}`),
      );
      if (isOver) return;
      for (const { rev, ops, isStale, ...ref } of news?.documents ?? []) {
        // A draft that was given up, or too much at once.
        if (isStale) {
          await store.reread(documentKey(ref), true);
          continue;
        }
        store.takeOthers(
          documentKey(ref),
          rev,
          ops.map(({ change }) => change),
          known.get(documentKey(ref)),
        );
      }
      if (!news) return;
      onNews(news);
      // A question that nobody answered says nothing of who is there.
      isTogether = news.others.length > 0;
    }
  };
  const goOn = async () => {
    if (isAsking) return;
    clearTimeout(timer);
    isAsking = true;
    await ask().finally(() => {
      isAsking = false;
    });
    const isSeen = document.visibilityState === 'visible';
    if (!isOver) timer = setTimeout(() => void goOn(), pauses[isTogether && isSeen ? 'together' : 'alone']);
  };
  const come = () => {
    if (document.visibilityState === 'visible') void goOn();
  };
  document.addEventListener('visibilitychange', come);
  void goOn();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', come);
  };
}
