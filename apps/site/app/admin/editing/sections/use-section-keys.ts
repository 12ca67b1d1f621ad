import { useEffect } from 'react';
import type { PartPlace } from '../door/part-place.ts';
import { isPressed } from '../frame/shortcuts.ts';
import type { EditedPage } from '../page/edited-page.ts';
import {
  copy,
  keyOfPart,
  movePart,
  movePartTo,
  type Outcome,
  pasteAfter,
  placeNow,
  removePart,
} from './section-acts.ts';

/** The keys of sections: what moves works in a text too, the others while none is in hand. */
export function useSectionKeys(
  page: EditedPage,
  tell: (outcome: Outcome | undefined) => void,
  open: (what: 'move' | 'hide', place: PartPlace) => void,
): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      // First whether it is one of these keys: most are letters, and what follows looks through the page.
      const run = event.isComposing ? undefined : actOf(event);
      if (!run || document.querySelector('dialog[open]')) return;
      const id = event.target instanceof Element ? page.registry.partAt(event.target) : undefined;
      const key = id === undefined ? undefined : keyOfPart(page, id);
      const place = id !== undefined && key !== undefined ? placeNow(page, key, id) : undefined;
      // Header, footer and notice are no sections; their tools are reached by the same key.
      const around = !place && run === 'tools' && document.querySelector<HTMLElement>('.ed-around button');
      if (around) {
        event.preventDefault();
        around.focus();
      }
      if (!place) return;
      event.preventDefault();
      // A frame later: who came here a moment ago has the tools of the last section still.
      if (run === 'tools')
        requestAnimationFrame(() => document.querySelector<HTMLElement>('.ed-tools button')?.focus());
      else if (run === 'paste') void pasteAfter(page, place).then(tell);
      else if (typeof run === 'string') open(run, place);
      else tell(run(page, place));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

type Act = (page: EditedPage, place: PartPlace) => Outcome | undefined;

function actOf(event: globalThis.KeyboardEvent): Act | 'tools' | 'move' | 'hide' | 'paste' | undefined {
  const { target, key } = event;
  const step = key === 'ArrowUp' ? -1 : 1;
  if (isPressed(event, 'move')) return (page, place) => movePart(page, place, step);
  if (isPressed(event, 'ends'))
    return (page, place) => movePartTo(page, place, step < 0 ? 0 : place.siblings.length - 1);
  const isWriting =
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
  if (isWriting) return undefined;
  if (isPressed(event, 'tools')) return 'tools';
  if (isPressed(event, 'moveTo')) return 'move';
  if (isPressed(event, 'hide')) return 'hide';
  if (isPressed(event, 'remove')) return removePart;
  // Words that are chosen are copied as words.
  if (getSelection()?.isCollapsed === false) return undefined;
  if (isPressed(event, 'copy')) return (_page, place) => copy(place);
  if (isPressed(event, 'cut'))
    return (page, place) => {
      const outcome = copy(place);
      return 'refused' in outcome ? outcome : removePart(page, place);
    };
  return isPressed(event, 'paste') ? 'paste' : undefined;
}
