import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { drawn, renderKeeping } from '../ui/kept.ts';
import { plainMarkup, withDoctype } from './plain-html.ts';

/**
 * Parts of pages that were drawn before, as finished HTML. A tile looks the same on every page of a language, and so do
 * the navigation and the footer: drawing them is most of the work of a page.
 *
 * A part is found by what it is made from, not by whose it is (`kept`), so it can never be stale: other data is another
 * part. What is new is drawn by React in its place, as ever, inside an element that only marks it; then it is cut out of
 * the page and kept. What is known leaves that element empty, and its HTML is put there when the page is done. Either
 * way the page is what React would have written, so a browser that draws it for itself finds nothing to mend.
 *
 * Never kept is what holds an id that React gave (it tells the place within the page), scripts, styles, and what waits
 * for something or failed.
 */
export interface KeptParts {
  /**
   * Renders a page to finished HTML; `around` is what all its parts depend on beside their own data. The page is not
   * kept as a whole, and nothing of one that throws.
   */
  render(around: string, render: () => string): string;
}

/** Nobody can write this element into content: its name is made anew at every start and never sent. */
const tag = `kept-${randomUUID()}`;
const marks = new RegExp(`<${tag} n="(\\d+)">|</${tag}>`, 'g');
const bound = /_R_|<!--\$[?!]|<(?:script|style|link|title|meta)\b/;

interface Part {
  key: string;
  /** Undefined until it is drawn. */
  html: string | undefined;
}

const ids = new WeakMap<object, number>();
let lastId = 0;

/** A number for a component: names may be the same. */
function idOf(View: object): number {
  const id = ids.get(View) ?? ++lastId;
  ids.set(View, id);
  return id;
}

const texts = new WeakMap<object, string>();

/** Data as text; of what is frozen (see onceFor) it is written once. */
function textOf(data: unknown, depth = 0): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data) ?? '';
  const known = texts.get(data);
  if (known !== undefined) return known;
  if (Object.isFrozen(data)) {
    const text = JSON.stringify(data);
    texts.set(data, text);
    return text;
  }
  // What is put together for this page may hold what is frozen: props do, and lists among them.
  if (depth > 1) return JSON.stringify(data);
  let text = '';
  for (const [name, value] of Object.entries(data)) text += `${name}:${textOf(value, depth + 1)},`;
  return `{${text}}`;
}

/** `maxBytes` bounds what is kept, as it stands in memory. */
export function createKeptParts({ maxBytes }: { maxBytes: number }): KeptParts {
  const known = createGenerations(maxBytes);
  return {
    render(around, render) {
      const parts: Part[] = [];
      const page = renderKeeping((View, props, reads) => {
        const key = `${idOf(View)} ${textOf(props)} ${textOf(reads)} ${around}`;
        const html = known.get(key);
        const n = parts.push({ key, html }) - 1;
        return createElement(tag, { n, key: n }, html === undefined ? drawn(View, props) : null);
      }, render);
      const html = filledIn(page, parts, ({ key, html = '' }) => {
        // A text of its own: what was cut out would keep the whole page in memory.
        if (!bound.test(html)) known.set(key, Buffer.from(html).toString());
      });
      return withDoctype(html);
    },
  };
}

/** The page with the HTML of its parts in their places; `keep` is told of each that was drawn for this page. */
function filledIn(page: string, parts: readonly Part[], keep: (part: Part) => void): string {
  const open: { part: Part; before: string }[] = [];
  let html = '';
  let done = 0;
  for (const mark of page.matchAll(marks)) {
    html += plainMarkup(page.slice(done, mark.index));
    done = mark.index + mark[0].length;
    const part = parts[Number(mark[1])];
    if (part) {
      open.push({ part, before: html });
      html = '';
      continue;
    }
    const closed = open.pop();
    if (!closed) throw new Error('The page closes a part that it did not open.');
    if (closed.part.html === undefined) {
      closed.part.html = html;
      keep(closed.part);
    }
    html = closed.before + closed.part.html;
  }
  return html + plainMarkup(page.slice(done));
}

/** Texts by key, of two generations: when the young ones fill half of the place, the old ones that nobody read go. */
function createGenerations(maxBytes: number) {
  let young = new Map<string, string>();
  let old = young;
  let bytes = 0;
  const set = (key: string, html: string) => {
    // Letters beyond Latin 1 take two bytes; the entry itself about as much as a short text.
    const size = 2 * (key.length + html.length) + 128;
    if (size > maxBytes / 8) return;
    if (bytes + size > maxBytes / 2) {
      old = young;
      young = new Map();
      bytes = 0;
    }
    young.set(key, html);
    bytes += size;
  };
  return {
    get(key: string): string | undefined {
      const html = young.get(key);
      if (html !== undefined) return html;
      const older = old.get(key);
      if (older !== undefined) set(key, older);
      return older;
    },
    set,
  };
}
