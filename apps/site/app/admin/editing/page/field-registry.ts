import { rootId } from '@izlog/contract/editing/document';
import type { RefCallback } from 'react';
import type { EditTarget } from '#site/editable/edit-context.ts';
import type { EditScopeName } from '../edit-start.ts';

/** Where an element's words or picture stand: a field of a part of a document. */
export interface FieldPlace {
  /** Key of the document: `content:12:hrv`. */
  key: string;
  /** Id of the part; the root's own is `root`. */
  part: string;
  f: string;
  /** Where the value stands that is meant: on phones it may be another one. */
  bag?: 'meta' | 'mobileMeta';
}

/** An element of the page that may be a field: icons are rendered. */
export type FieldElement = HTMLElement | SVGElement;

const isElement = (element: Element | null): element is FieldElement =>
  element instanceof HTMLElement || element instanceof SVGElement;

/** Finds the document of a part: ids may repeat between the page and what stands around it. */
export type FindDocument = (part: string, around: EditScopeName) => string | undefined;

/** Says where what is written into a field stands: on phones it may have a value of its own. */
export type FindBag = (key: string, part: string, f: string) => FieldPlace['bag'];

/** A field's element; the words around it stay where they are, so they are looked for once. */
interface Registered {
  part: string;
  f: string;
  around?: EditScopeName;
}

/** Which elements of the page are which fields and parts. The views hang their elements here by ref (design §7). */
export class FieldRegistry {
  private readonly fields = new Map<Element, Registered>();
  private readonly fieldsOf = new Map<string, Set<Element>>();
  private readonly parts = new Map<Element, string>();
  private readonly elementsOf = new Map<string, Set<Element>>();
  private readonly documentOf: FindDocument;
  private readonly roots: Readonly<Partial<Record<string, string>>>;
  private readonly bagOf: FindBag;

  /** `roots` are the documents of a page by their names in it. */
  constructor(
    roots: Readonly<Partial<Record<EditScopeName, string>>>,
    documentOf: FindDocument,
    bagOf: FindBag,
  ) {
    this.roots = roots;
    this.documentOf = documentOf;
    this.bagOf = bagOf;
  }

  /** A ref for the element that shows a field. `mark` makes it one that can be reached, and returns what undoes that. */
  field({ id }: EditTarget, f: string, mark: (element: FieldElement) => () => void): RefCallback<Element> {
    return (element) => {
      if (!isElement(element)) return undefined;
      const forget = put(this.fields, this.fieldsOf, element, { part: id, f }, id);
      const unmark = mark(element);
      return () => {
        unmark();
        forget();
      };
    };
  }

  /** A ref for the element of a part; `onPart` is called with it, and returns what is done when it goes. */
  part({ id }: EditTarget, onPart: (element: Element, id: string) => () => void): RefCallback<Element> {
    return (element) => {
      if (!element) return undefined;
      const forget = put(this.parts, this.elementsOf, element, id, id);
      const gone = onPart(element, id);
      return () => {
        gone();
        forget();
      };
    };
  }

  /** Every field that is on the page now. */
  all(): Iterable<{ element: FieldElement; place: FieldPlace }> {
    return this.placed(this.fields.keys());
  }

  /** The fields of one part of a document that are on the page now. */
  *ofPart(key: string, part: string): Iterable<{ element: FieldElement; place: FieldPlace }> {
    const names =
      part === rootId ? Object.keys(this.roots).filter((name) => this.roots[name] === key) : [part];
    for (const name of names)
      for (const one of this.placed(this.fieldsOf.get(name) ?? [])) if (one.place.key === key) yield one;
  }

  private *placed(elements: Iterable<Element>): Iterable<{ element: FieldElement; place: FieldPlace }> {
    for (const element of elements) {
      const place = this.placeOf(element);
      if (place && isElement(element)) yield { element, place };
    }
  }

  /** The field that an event's target belongs to, and its element. */
  fieldAt(target: EventTarget | null): { element: FieldElement; place: FieldPlace } | undefined {
    for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
      const place = this.placeOf(at);
      if (place && isElement(at)) return { element: at, place };
    }
    return undefined;
  }

  /** The element of a part of the page. */
  elementOf(part: string): Element | undefined {
    for (const element of this.elementsOf.get(part) ?? []) if (element.isConnected) return element;
    return undefined;
  }

  /** The innermost part that an element stands in. */
  partAt(target: Element): string | undefined {
    for (let at: Element | null = target; at; at = at.parentElement) {
      const part = this.parts.get(at);
      if (part) return part;
    }
    return undefined;
  }

  /** Key of the document of a part, by an element in it. */
  documentAt = (element: Element, part: string): string | undefined =>
    this.documentOf(part, aroundOf(element));

  placeOf(element: Element): FieldPlace | undefined {
    const field = this.fields.get(element);
    if (!field) return undefined;
    const { part, f } = field;
    const root = this.roots[part];
    if (root) return { key: root, part: rootId, f, bag: this.bagOf(root, rootId, f) };
    if (element.isConnected) field.around ??= aroundOf(element);
    const key = this.documentOf(part, field.around ?? aroundOf(element));
    return key === undefined ? undefined : { key, part, f, bag: this.bagOf(key, part, f) };
  }
}

const aroundOf = (element: Element): EditScopeName =>
  element.closest('footer.footer')
    ? 'footer'
    : element.closest('.nav, .menu')
      ? 'navigation'
      : element.closest('header.header')
        ? 'header'
        : 'page';

/** Remembers what an element is, also by the id of its part; returns what forgets it. */
function put<P>(
  map: Map<Element, P>,
  byId: Map<string, Set<Element>>,
  element: Element,
  value: P,
  id: string,
): () => void {
  map.set(element, value);
  const all = byId.get(id) ?? new Set();
  byId.set(id, all.add(element));
  return () => {
    // One that is rendered again is put once more before it is forgotten.
    if (map.get(element) !== value) return;
    map.delete(element);
    all.delete(element);
    if (all.size === 0 && byId.get(id) === all) byId.delete(id);
  };
}
