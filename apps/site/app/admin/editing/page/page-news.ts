import type { EditNews } from '../talk.ts';

/** What was reported last of who else is on a page, and of how often the shop was published; `tell` is called where it is new. */
export function pageNews(tell: () => void) {
  let others: EditNews['others'] = [];
  let sequence: number | undefined;
  return {
    others: () => others,
    sequence: () => sequence,
    take(news: EditNews): void {
      const isSame =
        news.sequence === sequence &&
        news.others.length === others.length &&
        news.others.every(({ session }, place) => session === others[place]?.session);
      if (isSame) return;
      ({ others, sequence } = news);
      tell();
    },
  };
}
