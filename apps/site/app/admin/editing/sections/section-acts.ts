import type { Part } from '@izlog/contract/cms/content/part';
import { findPart } from '@izlog/contract/editing/apply-op';
import type { EditedPage } from '../page/edited-page.ts';
import { copiedPart, copyPart } from './clipboard.ts';
import { hasRoom, kindsIn, type PartPlace, placeOfPart, withNewIds } from './part-place.ts';

/** What came of an act, for the words that are said. */
export type Outcome =
  | { done: 'moved' | 'duplicated' | 'removed' | 'copied' | 'pasted' | 'hidden' | 'shown'; part: Part }
  | { refused: 'full' | 'notHere' | 'nothingCopied' | 'noRoom' };

/** The place of a part as the page is now. */
export const placeNow = (page: EditedPage, key: string, id: string): PartPlace | undefined =>
  placeOfPart(key, page.store.shown(key), id);

/** Moves a part one up or down in its list; nothing at its ends. */
export function movePart(page: EditedPage, { key, part, parent, siblings, place }: PartPlace, by: -1 | 1) {
  const other = siblings[place + by];
  if (!other) return undefined;
  const all = parent.parts;
  const after = by === 1 ? other.id : (all[all.indexOf(other) - 1]?.id ?? null);
  page.store.change(key, { op: 'move', part: part.id, parent: parent.id, slot: part.slot, after });
  return { done: 'moved', part } satisfies Outcome;
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

/** Puts what was copied below a part. */
export function pasteAfter(page: EditedPage, at: PartPlace): Outcome {
  const part = copiedPart();
  return part ? insertAfter(page, at, part) : { refused: 'nothingCopied' };
}

export const copy = ({ part }: PartPlace): Outcome =>
  copyPart(part) ? { done: 'copied', part } : { refused: 'noRoom' };

export function removePart(page: EditedPage, { key, part }: PartPlace): Outcome {
  page.store.change(key, { op: 'remove', part: part.id });
  return { done: 'removed', part };
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
