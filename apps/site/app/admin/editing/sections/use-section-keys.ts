import { useEffect } from 'react';
import type { EditedPage } from '../page/edited-page.ts';
import type { PartPlace } from './part-place.ts';
import {
  copy,
  keyOfPart,
  movePartTo,
  type Outcome,
  pasteAfter,
  placeNow,
  removePart,
} from './section-acts.ts';

/**
 * Alt+↑/↓ moves the section with the focus, with Shift to the start or end; Alt+M asks where to, Alt+H until when it is
 * hidden, Alt+F10 goes to its tools. Ctrl+C, X and V and Delete while no text is in hand.
 */
export function useSectionKeys(
  page: EditedPage,
  tell: (outcome: Outcome | undefined) => void,
  open: (what: 'move' | 'hide', place: PartPlace) => void,
): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const id = event.target instanceof Element ? page.registry.partAt(event.target) : undefined;
      const key = id === undefined ? undefined : keyOfPart(page, id);
      const place = id !== undefined && key !== undefined ? placeNow(page, key, id) : undefined;
      if (!place || event.isComposing || document.querySelector('dialog[open]')) return;
      const run = actOf(event);
      if (!run) return;
      event.preventDefault();
      if (run === 'tools') document.querySelector<HTMLElement>('.ed-tools button:enabled')?.focus();
      else if (typeof run === 'string') open(run, place);
      else tell(run(page, place));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

type Act = (page: EditedPage, place: PartPlace) => Outcome | undefined;

function actOf(event: globalThis.KeyboardEvent): Act | 'tools' | 'move' | 'hide' | undefined {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  const isWriting =
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
  if (altKey && key === 'ArrowUp')
    return (page, place) => movePartTo(page, place, shiftKey ? 0 : place.place - 1);
  if (altKey && key === 'ArrowDown')
    return (page, place) => movePartTo(page, place, shiftKey ? place.siblings.length - 1 : place.place + 1);
  if (isWriting || shiftKey) return undefined;
  if (altKey && key === 'F10') return 'tools';
  if (altKey && code === 'KeyM') return 'move';
  if (altKey && code === 'KeyH') return 'hide';
  if (key === 'Delete' && !altKey && !ctrlKey && !metaKey) return removePart;
  if (!(ctrlKey || metaKey) || getSelection()?.isCollapsed === false) return undefined;
  switch (key.toLowerCase()) {
    case 'c':
      return (_page, place) => copy(place);
    case 'x':
      return (page, place) => {
        const outcome = copy(place);
        return 'refused' in outcome ? outcome : removePart(page, place);
      };
    case 'v':
      return pasteAfter;
    default:
      return undefined;
  }
}
