import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Rows that are rendered beyond those that are seen, so that a fast scroll shows none that is empty. */
const spare = 8;

/** Which of many rows are rendered, and how to bring one into view. They have one height, so two divisions tell, not a library. */
export function useVisibleRows(ref: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const [view, setView] = useState({ top: 0, height: 600 });
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const look = () => setView({ top: box.scrollTop, height: box.clientHeight });
    look();
    box.addEventListener('scroll', look, { passive: true });
    const watch = new ResizeObserver(look);
    watch.observe(box);
    return () => {
      box.removeEventListener('scroll', look);
      watch.disconnect();
    };
  }, [ref]);
  const show = useCallback(
    (index: number) => {
      const box = ref.current;
      if (!box) return;
      // The head stays on top of the rows.
      const [start, end] = [index * rowHeight, (index + 2) * rowHeight];
      if (start < box.scrollTop) box.scrollTop = start;
      else if (end > box.scrollTop + box.clientHeight) box.scrollTop = end - box.clientHeight;
    },
    [ref, rowHeight],
  );
  const from = Math.max(0, Math.floor(view.top / rowHeight) - spare);
  const to = Math.min(count, Math.ceil((view.top + view.height) / rowHeight) + spare);
  return { from, to, show };
}
