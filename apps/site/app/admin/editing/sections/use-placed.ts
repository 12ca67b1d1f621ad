import { type RefObject, useLayoutEffect } from 'react';
import type { EditedPage } from '../page/edited-page.ts';
import { measureSoon } from './measured.ts';

/**
 * Keeps what floats over the page at a part of it, which scrolls away under it: `put` is told the part's box, or nothing
 * where the part is not on the page, and how wide the page is. It does not look at the page itself.
 */
export function usePlaced<E extends HTMLElement>(
  ref: RefObject<E | null>,
  page: EditedPage,
  id: string,
  put: (element: E, box: DOMRect | undefined, width: number) => void,
): void {
  useLayoutEffect(() => {
    const measure = () => {
      const box = page.registry.elementOf(id)?.getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      return () => ref.current && put(ref.current, box, clientWidth);
    };
    const place = () => measureSoon(measure);
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  });
}
