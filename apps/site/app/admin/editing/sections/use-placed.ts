import { type RefObject, useLayoutEffect } from 'react';
import { putAt } from '../page/put-at.ts';
import { measureSoon } from './measured.ts';

/**
 * Keeps what floats over the page at an element of it, which scrolls away under it. `look` measures, and returns what is then
 * done to what floats; `find` gives the element, or nothing where it is not on the page.
 */
export function usePlaced<E extends HTMLElement>(
  ref: RefObject<E | null>,
  find: () => Element | null | undefined,
  look: (floating: E, element: Element | null | undefined) => () => void,
): void {
  useLayoutEffect(() => {
    const measure = () => (ref.current ? look(ref.current, find()) : () => {});
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

/** Where something floats, or that it is out of sight; it keeps its size, by which its place is found. */
export function putFloating(
  element: HTMLElement,
  place: { left: number; top: number } | undefined,
): () => void {
  return () => {
    element.toggleAttribute('data-away', place === undefined);
    if (place) putAt(element, place.left, place.top);
  };
}
