import { documentKey } from '@izlog/contract/editing/document';
import type { EditStore } from '../store/edit-store.ts';
import type { EditNews, Talk } from '../talk.ts';

/** Milliseconds between two questions: with somebody else on the page, and alone. */
const pauses = { together: 2000, alone: 10_000 };

/** Asks who else is on the page and takes in what they change, while the tab is seen (design §5). Gives what ends it. */
export function watchOthers(
  talk: Talk,
  store: EditStore,
  pathname: string,
  onOthers: (others: EditNews['others']) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const ask = async () => {
    let pause = pauses.alone;
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
          await store.reread(documentKey(ref));
          continue;
        }
        store.takeOthers(
          documentKey(ref),
          rev,
          ops.map(({ change }) => change),
          known.get(documentKey(ref)),
        );
      }
      if (news) onOthers(news.others);
      if (news && news.others.length > 0) pause = pauses.together;
    }
    timer = setTimeout(() => void ask(), pause);
  };
  void ask();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
