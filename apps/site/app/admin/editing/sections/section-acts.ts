import type { Part } from '@izlog/contract/cms/content/part';
import { findPart } from '@izlog/contract/editing/apply-op';
import { hasRoom, kindsIn, type PartPlace, placeOfPart, withNewIds } from '../door/part-place.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { copyPart } from './clipboard.ts';

/** What came of an act, for the words that are announced. */
export type Outcome =
  | { done: 'duplicated' | 'copied' | 'pasted'; part: Part }
  /** `near`: what stood around it, what comes next first, and what it stood in. */
  | { done: 'removed'; part: Part; near: readonly string[] }
  | { done: 'hidden' | 'shown' | 'shownNow' | 'hiddenFromAll' | 'shownToAll'; part: Part }
  | { done: 'moved'; part: Part; place: number; count: number }
  | { done: 'hiddenUntil'; part: Part; at: string }
  | { refused: 'full' | 'notHere' | 'nothingCopied' | 'noRoom' };

export const placeNow = (page: EditedPage, key: string, id: string): PartPlace | undefined =>
  placeOfPart(key, page.store.shown(key), id);

/** Moves a part to a place in its list; nothing where it is there, or where there is no such place. */
export function movePartTo(
  page: EditedPage,
  { key, part, parent, siblings, place }: PartPlace,
  to: number,
): Outcome | undefined {
  if (to === place || to < 0 || to >= siblings.length) return undefined;
  const all = parent.parts.filter((one) => one !== part);
  const others = siblings.filter((one) => one !== part);
  const before = others[to - 1] ?? all[all.indexOf(others[0] ?? part) - 1];
  const after = before?.id ?? null;
  page.store.change(key, { op: 'move', part: part.id, parent: parent.id, slot: part.slot, after });
  return { done: 'moved', part, place: to + 1, count: siblings.length };
}

/** Moves a part one up or down in its list; nothing at its ends. */
export const movePart = (page: EditedPage, at: PartPlace, by: -1 | 1): Outcome | undefined =>
  movePartTo(page, at, at.place + by);

/** The instant from which on visitors see a section; nothing where they see it as soon as it is public. */
export const hiddenUntil = ({ options }: Part): string | undefined =>
  typeof options.hiddenUntil === 'string' && options.hiddenUntil !== '' ? options.hiddenUntil : undefined;

/** Hides a section from visitors until an instant, or shows it as soon as it is public. */
export function hidePart(page: EditedPage, { key, part }: PartPlace, until: string | undefined): Outcome {
  const path = `${part.id}/options/hiddenUntil` as const;
  page.store.change(key, until ? { op: 'set', path, value: until } : { op: 'unset', path });
  return until ? { done: 'hiddenUntil', part, at: until } : { done: 'shownNow', part };
}

/** Puts a copy of a part below it. */
export const duplicatePart = (page: EditedPage, at: PartPlace): Outcome =>
  insertAfter(page, at, at.part, 'duplicated');

/** Puts a copy of something below a part, if its list takes it. */
function insertAfter(
  page: EditedPage,
  at: PartPlace,
  part: Part,
  done: 'duplicated' | 'pasted' = 'pasted',
): Outcome {
  if (at.list && !kindsIn(at.list).includes(part.handler)) return { refused: 'notHere' };
  if (!hasRoom(at)) return { refused: 'full' };
  const made = { ...withNewIds(part), slot: at.part.slot };
  page.store.change(at.key, {
    op: 'insert',
    part: made,
    parent: at.parent.id,
    slot: made.slot,
    after: at.part.id,
  });
  return { done, part: made };
}

/** Puts a section into the page after one of its sections, or as the first one. */
export function insertSection(page: EditedPage, key: string, part: Part, after: string | null): Outcome {
  const root = page.store.shown(key)?.root;
  const slot = root?.parts.at(-1)?.slot ?? 'sections';
  const made = { ...withNewIds(part), slot };
  page.store.change(key, { op: 'insert', part: made, parent: 'root', slot, after });
  return { done: 'pasted', part: made };
}

/** Fetches what reads the clipboard: it knows all declarations, for which the page has no need before. */
export const loadCopiedPart = () => import('./copied-part.ts');

/** Puts what was copied below a part. What checks it against its declaration is fetched with the first paste. */
export async function pasteAfter(page: EditedPage, at: PartPlace): Promise<Outcome> {
  const { copiedPart } = await loadCopiedPart();
  const part = copiedPart();
  return part ? insertAfter(page, at, part) : { refused: 'nothingCopied' };
}

export const copy = ({ part }: PartPlace): Outcome =>
  copyPart(part) ? { done: 'copied', part } : { refused: 'noRoom' };

export function removePart(page: EditedPage, { key, part, parent, siblings, place }: PartPlace): Outcome {
  page.store.change(key, { op: 'remove', part: part.id });
  const near = [...siblings.slice(place + 1), ...siblings.slice(0, place).toReversed(), parent];
  return { done: 'removed', part, near: near.map(({ id }) => id) };
}

/** Hides a section from everybody, or shows it again. */
export function toggleHidden(page: EditedPage, { key, part }: PartPlace): Outcome {
  const path = `${part.id}/options/hidden` as const;
  const isHidden = part.options.hidden === true;
  page.store.change(key, isHidden ? { op: 'unset', path } : { op: 'set', path, value: true });
  return { done: isHidden ? 'shownToAll' : 'hiddenFromAll', part };
}

/** Hides a section on phones, or shows it there again. */
export function togglePhone(page: EditedPage, { key, part }: PartPlace): Outcome {
  const path = `${part.id}/mobileOptions/hidden` as const;
  const isHidden = part.mobileOptions.hidden === true;
  page.store.change(key, isHidden ? { op: 'unset', path } : { op: 'set', path, value: true });
  return { done: isHidden ? 'shown' : 'hidden', part };
}

/** The document that has a part: that of the page first. */
export function keyOfPart(page: EditedPage, id: string): string | undefined {
  return page.store
    .documents()
    .map(({ ref }) => `${ref.kind}:${ref.id}:${ref.language}`)
    .find((key) => {
      const body = page.store.shown(key);
      return body && findPart(body.root, id);
    });
}
