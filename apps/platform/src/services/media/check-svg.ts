import { Refusal } from '../../kernel/refusal.ts';

/** What a drawing may be at most: far beyond every logo and map, far below what takes minutes to draw. */
const largest = { bytes: 5 * 1024 * 1024, elements: 50_000, drawn: 200_000, nesting: 200, entity: 1000 };

/** An element as far as its cost goes. */
interface Element {
  children: Element[];
  /** Ids that it draws once more where it stands: `use`, patterns, masks, filters. */
  uses: string[];
  /** Elements drawn with it, once counted. */
  weight?: number;
}

/**
 * Looks through a drawing before it is drawn: its elements, how deep they stand in each other, and how many there are
 * once every reference is followed, since ten lines that use each other tenfold are ten thousand millions. Refuses with
 * fileUnreadable. What costs time in other ways is for the limit of `drawSvg`.
 */
export function checkSvg(bytes: Uint8Array): void {
  if (bytes.length > largest.bytes) throw tooMuch('bytes');
  const root: Element = { children: [], uses: [] };
  const byId = new Map<string, Element>();
  const open = [root];
  let elements = 0;
  for (const { name, attributes, isClosing, isEmpty } of tags(new TextDecoder().decode(bytes))) {
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
  if (weigh(root, byId, 0) > largest.drawn) throw tooMuch('drawn');
}

function tooMuch(what: string): Refusal {
  return new Refusal('fileUnreadable', { reason: `The drawing is too large (${what}).` });
}

interface Tag {
  name: string;
  attributes: string;
  isClosing: boolean;
  isEmpty: boolean;
}

/** The tags of a text, each looked at once: a pattern would begin anew at every comment that never ends. */
function* tags(text: string): Generator<Tag> {
  let at = text.indexOf('<');
  while (at !== -1) {
    const end = endOf(text, at);
    if (end === -1) throw new Refusal('fileUnreadable', { reason: 'The drawing is cut short.' });
    const mark = text[at + 1];
    if (mark === '!') checkEntities(text.slice(at, end));
    else if (mark !== '?') {
      const inner = text.slice(at + 1, end - 1);
      const isClosing = mark === '/';
      const name = /^[^\s/>]*/.exec(inner)?.[0] ?? '';
      yield { name, attributes: inner.slice(name.length), isClosing, isEmpty: inner.endsWith('/') };
    }
    at = text.indexOf('<', end);
  }
}

/** Where what begins at `at` is over; -1 when it never is. */
function endOf(text: string, at: number): number {
  const after = (mark: string) => {
    const found = text.indexOf(mark, at + 2);
    return found === -1 ? -1 : found + mark.length;
  };
  if (text.startsWith('<!--', at)) return after('-->');
  if (text.startsWith('<![CDATA[', at)) return after(']]>');
  if (text.startsWith('<?', at)) return after('?>');
  let quote = '';
  let brackets = 0;
  for (let place = at + 1; place < text.length; place += 1) {
    const sign = text[place] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '[') brackets += 1;
    else if (sign === ']') brackets -= 1;
    else if (sign === '>' && brackets <= 0) return place + 1;
  }
  return -1;
}

/** Drawing programs name their addresses by entities; those that hold others, or much, only make files explode. */
function checkEntities(declaration: string): void {
  if (!declaration.startsWith('<!DOCTYPE')) return;
  for (const [, double, single] of declaration.matchAll(/<!ENTITY[^"'>]*(?:"([^"]*)"|'([^']*)')/g)) {
    const value = double ?? single ?? '';
    if (value.includes('&') || value.length > largest.entity) throw tooMuch('entities');
  }
}

function references(attributes: string): string[] {
  const found = attributes.matchAll(/(?:href\s*=\s*["']\s*#([^"']*)["']|url\(\s*["']?#([^"')\s]*))/g);
  return [...found].map(([, href, url]) => href ?? url ?? '');
}

/** Elements that are drawn with one, itself included, each reference followed; more than the most when it goes too deep. */
function weigh(element: Element, byId: ReadonlyMap<string, Element>, depth: number): number {
  if (element.weight !== undefined) return element.weight;
  if (depth > 4 * largest.nesting) return largest.drawn + 1;
  // In a circle it counts once: who draws leaves circles out.
  element.weight = 1;
  const rendered = [...element.children, ...element.uses.flatMap((id) => byId.get(id) ?? [])];
  element.weight = rendered.reduce((sum, one) => sum + weigh(one, byId, depth + 1), 1);
  return element.weight;
}
