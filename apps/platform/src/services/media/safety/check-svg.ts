import { Refusal } from '#platform/kernel/refusal.ts';
import { tags } from './svg-tags.ts';

/** What a drawing may be at most: far beyond every logo and map, far below what takes minutes to draw. */
const largest = { bytes: 5 * 1024 * 1024, elements: 50_000, rendered: 200_000, nesting: 200, entity: 1000 };

/** An element as far as its cost goes. */
interface Element {
  children: Element[];
  /** Ids that it draws once more where it stands: `use`, patterns, masks, filters. */
  uses: string[];
  /** Elements rendered with it, once counted. */
  weight?: number;
}

/**
 * Looks through a drawing before it is rendered: its elements, how deep they stand in each other, and how many there are
 * once every reference is followed, since ten lines that use each other tenfold are ten thousand millions. Refuses with
 * fileUnreadable. What costs time in other ways is for the limit of `drawSvg`.
 */
export function checkSvg(bytes: Uint8Array): void {
  if (bytes.length > largest.bytes) throw tooMuch('bytes');
  const root: Element = { children: [], uses: [] };
  const byId = new Map<string, Element>();
  const open = [root];
  let elements = 0;
  const text = new TextDecoder().decode(bytes);
  checkEntities(text);
  for (const { name, attributes, isClosing, isEmpty } of tags(text)) {
    if (isClosing) {
      if (open.length > 1) open.pop();
      continue;
    }
    elements += 1;
    if (elements > largest.elements) throw tooMuch('elements');
    const element: Element = { children: [], uses: references(attributes) };
    open.at(-1)?.children.push(element);
    const id = /(?:^|\s)id\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(attributes);
    if (id) byId.set(id[1] ?? id[2] ?? '', element);
    if (!isEmpty && name !== '') open.push(element);
    if (open.length > largest.nesting) throw tooMuch('nesting');
  }
  if (weigh(root, byId, 0) > largest.rendered) throw tooMuch('drawn');
}

function tooMuch(what: string): Refusal {
  return new Refusal('fileUnreadable', { reason: `The drawing is too large (${what}).` });
}

/** Drawing programs name their addresses by entities; those that hold others, or much, only make files explode. */
function checkEntities(text: string): void {
  for (const [, double, single] of text.matchAll(/<!ENTITY[^"'>]*(?:"([^"]*)"|'([^']*)')/g)) {
    const value = double ?? single ?? '';
    if (value.includes('&') || value.length > largest.entity) throw tooMuch('entities');
  }
}

function references(attributes: string): string[] {
  const found = attributes.matchAll(/(?:href\s*=\s*["']\s*#([^"']*)["']|url\(\s*["']?#([^"')\s]*))/g);
  return [...found].map(([, href, url]) => href ?? url ?? '');
}

/** Elements that are rendered with one, itself included, each reference followed; more than the most when it goes too deep. */
function weigh(element: Element, byId: ReadonlyMap<string, Element>, depth: number): number {
  if (element.weight !== undefined) return element.weight;
  if (depth > 4 * largest.nesting) return largest.rendered + 1;
  // In a circle it counts once: who draws leaves circles out.
  element.weight = 1;
  const rendered = [...element.children, ...element.uses.flatMap((id) => byId.get(id) ?? [])];
  element.weight = rendered.reduce((sum, one) => sum + weigh(one, byId, depth + 1), 1);
  return element.weight;
}
