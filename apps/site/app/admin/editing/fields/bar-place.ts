import { type RefObject, useLayoutEffect } from 'react';
import { putAt } from '../page/put-at.ts';

/** From where to where something stands, in pixels of the window. */
interface Span {
  top: number;
  bottom: number;
}

/** Below the editor's own bar. */
const highest = 64;
const gap = 8;

/**
 * Where the bar of a text stands: above the text while that is in sight, else below the editor's bar, where it lies over the
 * text. It never lies over the line in which one writes: there it goes below that line, or above it at the end of the window.
 */
export function topOfBar(text: Span, line: Span | undefined, height: number, lowest: number): number {
  const top = Math.max(highest, text.top - height - gap);
  if (!line || line.bottom <= top || line.top >= top + height) return top;
  const below = line.bottom + gap;
  const above = line.top - height - gap;
  // Where there is room on neither side it stays off the line, and is scrolled to with it.
  return below + height <= lowest || above < highest ? below : above;
}

/** Keeps the bar in its place while one scrolls, writes and goes from line to line. */
export function useBarPlace(bar: RefObject<HTMLElement | null>, element: HTMLElement): void {
  useLayoutEffect(() => {
    let frame = 0;
    const put = () => {
      frame = 0;
      const box = element.getBoundingClientRect();
      const { width = 0, height = 0 } = bar.current?.getBoundingClientRect() ?? {};
      const left = Math.max(gap, Math.min(box.left, innerWidth - width - gap));
      putAt(bar.current, left, topOfBar(box, lineInHand(element), height, innerHeight));
    };
    // Once a frame: a key changes both the text and what is selected in it.
    const putSoon = () => {
      frame ||= requestAnimationFrame(put);
    };
    put();
    document.addEventListener('selectionchange', putSoon);
    addEventListener('scroll', put, { capture: true, passive: true });
    addEventListener('resize', put);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('selectionchange', putSoon);
      removeEventListener('scroll', put, { capture: true });
      removeEventListener('resize', put);
    };
  }, [bar, element]);
}

/** The line of the caret, or the one at which what is chosen ends; an empty paragraph is its own line. */
function lineInHand(element: HTMLElement): Span | undefined {
  const { focusNode, focusOffset = 0 } = getSelection() ?? {};
  if (!focusNode || !element.contains(focusNode)) return undefined;
  const caret = document.createRange();
  caret.setStart(focusNode, focusOffset);
  const line = [...caret.getClientRects()].at(-1);
  if (line) return line;
  const around = focusNode instanceof Element ? (focusNode.children[focusOffset] ?? focusNode) : element;
  return around.getBoundingClientRect();
}
