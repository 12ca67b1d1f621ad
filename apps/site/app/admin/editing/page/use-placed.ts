import { type RefObject, useLayoutEffect } from 'react';
import type { EditedPage } from './edited-page.ts';

/**
 * Keeps what floats over the page at a part of it, which scrolls away under it: `put` is told the part's box, or nothing
 * where the part is not on the page.
 */
export function usePlaced<E extends HTMLElement>(
  ref: RefObject<E | null>,
  page: EditedPage,
  id: string,
  put: (element: E, box: DOMRect | undefined) => void,
): void {
  useLayoutEffect(() => {
    const place = () => {
      if (ref.current) put(ref.current, page.registry.elementOf(id)?.getBoundingClientRect());
    };
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  });
}
