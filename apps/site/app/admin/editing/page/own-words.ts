/** What only draws some of the words of a text otherwise, such as the first sentence of the notice about cookies. */
const bold = 'strong';

/**
 * Whether an element holds more than the words of its text field, as the newsletter's does, whose example stands in an
 * input: such a field has its dialog. Written where it stands it would leave nothing of the rest.
 */
export const holdsMore = (element: Element): boolean =>
  [...element.children].some((child) => !child.matches(`br, .wide-only, .narrow-only, ${bold}`));

/** Whether the words of an element stand in it as one text, rendered otherwise in places or not. */
export const isPlain = (element: Element): boolean =>
  [...element.children].every((child) => child.matches(bold));

/** Elements whose words React draws otherwise in places: the words, and its nodes. */
const rendered = new WeakMap<Element, { words: string; nodes: readonly Node[] }>();

/** The words of a text; the space beside a marked one is not of them. */
export const wordsIn = (element: Element): string =>
  element.childElementCount > 0 ? element.textContent.trim() : element.textContent;

/** Makes an element one text, to be written in; React's nodes are kept for when it has these words again. */
export function takeWords(element: Element): void {
  if (element.childElementCount === 0 || !isPlain(element)) return;
  const words = wordsIn(element);
  rendered.set(element, { words, nodes: [...element.childNodes] });
  element.textContent = words;
}

/** Puts words into an element, as React drew them where they are those that it drew. */
export function putWords(element: Element, words: string): void {
  if (wordsIn(element) === words && (element.childElementCount > 0 || !rendered.has(element))) return;
  takeWords(element);
  const known = rendered.get(element);
  if (known?.words === words) element.replaceChildren(...known.nodes);
  else if (element.textContent !== words) element.textContent = words;
}

/**
 * Puts into an element what React believes to stand there. What was written over its text React does not know: where it
 * goes on to draw the words that it drew last, it would leave the others.
 */
export function giveBack(element: Element): void {
  const words = rendered.get(element)?.words ?? renderedBy(element);
  if (words !== undefined) putWords(element, words);
}

/** The one text that React drew last into an element, which nothing but its own note of it says; nothing where it drew more. */
function renderedBy(element: Element): string | undefined {
  const note = Object.entries(element).find(([name]) => name.startsWith('__reactProps$'))?.[1] as
    | { children?: unknown }
    | undefined;
  if (!note) return undefined;
  const { children = '' } = note;
  return typeof children === 'string' || typeof children === 'number' ? String(children) : undefined;
}
