import type { RichNode } from '@izlog/contract/cms/content/rich';

/** Elements that React draws for what stands in a text as a whole. */
const renderedAs = { image: 'figure', productEmbed: 'aside.inline-product' } as const;

/**
 * The pictures and products of a text as they stand on the page, by what is stored of them: while the text is written they
 * are seen as before, and nothing jumps. Where some are gone from the page nobody can say which, and none are given.
 */
export function renderedWholes(element: Element, text: unknown): ReadonlyMap<object, Element> {
  const found = new Map<object, Element>();
  if (typeof text !== 'object' || text === null) return found;
  for (const [type, tag] of Object.entries(renderedAs)) {
    const stored = storedOf(text as RichNode, type);
    const rendered = element.querySelectorAll(tag);
    if (stored.length === rendered.length)
      for (const [place, one] of stored.entries()) found.set(one, rendered[place] as Element);
  }
  return found;
}

const storedOf = ({ type, attrs, content = [] }: RichNode, wanted: string): object[] => [
  ...(type === wanted && attrs ? [attrs] : []),
  ...content.flatMap((one) => storedOf(one, wanted)),
];

/** A picture or product as it stands on the page, once more: to be looked at and chosen, with no way out of the text. */
export function copyOf(rendered: Element): HTMLElement {
  const copy = rendered.cloneNode(true) as HTMLElement;
  for (const link of copy.querySelectorAll('a[href]')) link.removeAttribute('href');
  copy.classList.add('ed-whole');
  return copy;
}
