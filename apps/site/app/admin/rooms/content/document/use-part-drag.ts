import { type PointerEvent, useRef } from 'react';

/** Where a dragged part would be put: beside another one, or as the last of its list. */
type Drop = 'before' | 'after' | 'into';

/** How far to the right of a part, in pixels, one must be to put another one into it. */
const inward = 56;

/**
 * Lets parts of a form be dragged by their handle, with mouse, pen or finger, into whichever list of the form takes them.
 * `onDrop` is called with the act that the form sends: `put:ID:PARENT:AFTER`, with nothing behind the last colon for the first place.
 */
export function usePartDrag(onDrop: (act: string) => void) {
  const dragged = useRef<{ part: HTMLElement; over?: HTMLElement; drop?: Drop }>(undefined);

  function leave(): void {
    if (dragged.current?.over) delete dragged.current.over.dataset.drop;
  }

  function end(): void {
    leave();
    if (dragged.current) delete dragged.current.part.dataset.dragged;
    dragged.current = undefined;
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const part = event.currentTarget.closest<HTMLElement>('[data-part]');
      if (!part || event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      part.dataset.dragged = '';
      dragged.current = { part };
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      const { current } = dragged;
      if (!current) return;
      leave();
      const found = placeAt(current.part, clientX, clientY);
      dragged.current = { part: current.part, ...found };
      if (found) found.over.dataset.drop = found.drop;
      if (clientY < 60) scrollBy(0, -12);
      if (clientY > innerHeight - 60) scrollBy(0, 12);
    },
    onPointerUp() {
      const { part, over, drop } = dragged.current ?? {};
      end();
      const act = part && over && drop && actOf(part, over, drop);
      if (act) onDrop(act);
    },
    onPointerCancel: end,
  };
}

/** The part under the pointer and the place beside or in it, where the dragged one may stand. */
function placeAt(part: HTMLElement, x: number, y: number): { over: HTMLElement; drop: Drop } | undefined {
  const handler = part.dataset.part ?? '';
  let over = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-part]') ?? undefined;
  for (; over; over = over.parentElement?.closest<HTMLElement>('[data-part]') ?? undefined) {
    if (part.contains(over)) continue;
    const { left, top, height } = over.getBoundingClientRect();
    if (x > left + inward && takes(over.dataset.takes, handler)) return { over, drop: 'into' };
    const list = over.closest<HTMLElement>('[data-list]');
    if (list && takes(list.dataset.takes, handler))
      return { over, drop: y < top + Math.min(height / 2, 32) ? 'before' : 'after' };
  }
  return undefined;
}

const takes = (handlers: string | undefined, handler: string): boolean =>
  handlers?.split(' ').includes(handler) ?? false;

function actOf(part: HTMLElement, over: HTMLElement, drop: Drop): string | undefined {
  const id = idOf(part);
  const into = drop === 'into' ? over : over.closest<HTMLElement>('[data-list]');
  const parent = drop === 'into' ? idOf(over) : into?.dataset.list;
  if (!id || !parent) return undefined;
  const list = drop === 'into' ? over.querySelector('[data-list]') : into;
  const others = [...(list?.children ?? [])].filter((one) => one !== part) as HTMLElement[];
  const place = drop === 'into' ? others.length : others.indexOf(over) + (drop === 'after' ? 1 : 0);
  const after = others[place - 1];
  return `put:${id}:${parent}:${after ? idOf(after) : ''}`;
}

const idOf = (part: HTMLElement): string => part.dataset.id ?? '';
