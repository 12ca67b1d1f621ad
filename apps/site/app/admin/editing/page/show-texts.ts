import type { DocumentBody } from '@izlog/contract/editing/document';
import type { FieldPlace, FieldRegistry } from './field-registry.ts';
import { seenValue } from './page-hooks.ts';

/** What stood in elements whose fields had no words, such as the name of a product: it comes back when they have none again. */
const standIns = new WeakMap<Element, string>();
/** Elements whose fields have or had words of their own. */
const written = new WeakSet<Element>();

/**
 * Puts the texts of the page to what the documents say now, but for the one in hand: after an undo, or when somebody
 * else's change came. React's own nodes stay; it takes the text over where it draws it anew.
 */
export function showTexts(
  registry: FieldRegistry,
  bodyOf: (key: string) => DocumentBody | undefined,
  isText: (place: FieldPlace) => boolean,
  held: Element | undefined,
): void {
  for (const { element, place } of registry.all()) {
    const body = element !== held && isText(place) ? bodyOf(place.key) : undefined;
    // A text with a twin for phones has two nodes of its own.
    if (!body || element.childElementCount > 0) continue;
    const value = seenValue(body, place);
    const isOwn = value !== undefined && value !== null;
    if (!isOwn && !written.has(element)) {
      standIns.set(element, element.textContent ?? '');
      continue;
    }
    written.add(element);
    const text = typeof value === 'string' ? value : (standIns.get(element) ?? '');
    if (element.textContent !== text) element.textContent = text;
  }
}
