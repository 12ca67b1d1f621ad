import type { DocumentBody } from '@izlog/contract/editing/document';
import { changedParts } from './changed-parts.ts';
import type { FieldElement, FieldPlace, FieldRegistry } from './field-registry.ts';
import { giveBack, isPlain, putWords, wordsIn } from './own-words.ts';
import { seenValue } from './page-hooks.ts';

interface Surroundings {
  registry: FieldRegistry;
  /** What a document says now. */
  bodyOf(key: string): DocumentBody | undefined;
  isText(place: FieldPlace): boolean;
  /** The element that somebody writes in. */
  held(): Element | undefined;
  /** The words of a field were put there. */
  onShown(element: FieldElement, place: FieldPlace): void;
}

/**
 * Puts the texts of the page to what the documents say: after an undo, or when somebody else's change came. React's own
 * nodes stay; it takes the text over where it draws it again. Only fields of parts that changed are looked at.
 */
export function pageTexts({ registry, bodyOf, isText, held, onShown }: Surroundings) {
  /** What stood in elements whose fields had no words, such as the name of a product: it comes back when they have none again. */
  const standIns = new WeakMap<Element, string>();
  /** Elements whose fields have or had words of their own. */
  const written = new WeakSet<Element>();
  const shown = new Map<string, DocumentBody>();
  const show = (element: FieldElement, place: FieldPlace) => {
    const body = element !== held() && isText(place) ? bodyOf(place.key) : undefined;
    // A text with a twin for phones has two nodes of its own.
    if (!body || !isPlain(element)) return;
    const value = seenValue(body, place);
    const isFirst = !written.has(element);
    if (value !== undefined && value !== null) written.add(element);
    else if (isFirst) {
      standIns.set(element, wordsIn(element));
      return;
    }
    // What React drew where the words are empty, such as the caption of the file, stays.
    if (value !== '' || !isFirst)
      putWords(element, typeof value === 'string' ? value : (standIns.get(element) ?? ''));
    onShown(element, place);
  };
  return {
    /** Shows what changed in some documents since the last time; all of them after the page was loaded again. */
    show(keys: readonly string[], isAll: boolean): void {
      if (isAll) for (const { element, place } of registry.all()) show(element, place);
      for (const key of keys) {
        const body = bodyOf(key);
        if (!body) continue;
        const changed = isAll ? [] : changedParts(shown.get(key)?.root, body.root);
        shown.set(key, body);
        for (const part of changed)
          for (const { element, place } of registry.ofPart(key, part)) show(element, place);
      }
    },
    /** The page is React's alone again: whatever it draws next stands there, such as what is public. */
    giveBack(): void {
      for (const { element, place } of registry.all())
        if (isText(place) && isPlain(element)) giveBack(element);
    },
    /** Shows what one field says: it came onto the page, or somebody wrote in it. */
    showField: show,
  };
}
