import type { Part } from '@izlog/contract/cms/content/part';
import type { DocumentBody } from '@izlog/contract/editing/document';

/** The attribute of a section that is hidden from everybody: a class would go with React's next one. */
const mark = 'data-hidden-from-all';

interface Surroundings {
  /** The part with an id; nothing where it is gone. */
  partOf(id: string): Part | undefined;
  /** What the row says, and the words of its button. */
  words(part: Part): { row: string; show: string };
  show(id: string): void;
}

/** Stands a thin row in the place of each section that is hidden from everybody, from which it is shown again. */
export function hiddenRows({ partOf, words, show }: Surroundings) {
  const elements = new Map<Element, string>();
  const rows = new Map<Element, HTMLElement>();
  const take = (element: Element) => {
    rows.get(element)?.remove();
    rows.delete(element);
    element.removeAttribute(mark);
  };
  const put = (element: Element, id: string) => {
    const part = partOf(id);
    if (part?.options.hidden !== true) {
      if (rows.has(element)) take(element);
      return;
    }
    const said = words(part);
    if (rows.get(element)?.firstChild?.textContent === said.row) return;
    take(element);
    const row = rowOf(said, () => show(id));
    rows.set(element, row);
    element.setAttribute(mark, '');
    element.prepend(row);
  };
  return {
    /** A section came onto the page; returns what is done when it goes. */
    add(element: Element, id: string): () => void {
      elements.set(element, id);
      put(element, id);
      return () => {
        elements.delete(element);
        take(element);
      };
    },
    /** Something was changed: every section is asked again whether it is hidden. */
    again(): void {
      for (const [element, id] of elements) put(element, id);
    },
  };
}

function rowOf(said: { row: string; show: string }, onShow: () => void): HTMLElement {
  const row = document.createElement('div');
  row.className = 'ed-hidden';
  const words = document.createElement('span');
  words.textContent = said.row;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'link';
  button.textContent = said.show;
  button.addEventListener('click', onShow);
  row.append(words, button);
  return row;
}

/**
 * A body without the sections that were not loaded because everybody is kept from seeing them: to the editor they are
 * sections that came since.
 */
export function withoutHidden(body: DocumentBody, blocks: ReadonlyArray<{ part: Part }>): DocumentBody {
  const loaded = new Set(blocks.map(({ part }) => part.id));
  const isThere = ({ id, options }: Part) => options.hidden !== true || loaded.has(id);
  if (body.root.parts.every(isThere)) return body;
  return { ...body, root: { ...body.root, parts: body.root.parts.filter(isThere) } };
}

/** Where the keys go first in a part: its first field, or the button of the row that stands for it. */
export const firstStop = (element: Element | null | undefined): HTMLElement | undefined =>
  [...(element?.querySelectorAll<HTMLElement>('.ed-hidden button, .is-field') ?? [])].find((one) =>
    one.checkVisibility(),
  );
