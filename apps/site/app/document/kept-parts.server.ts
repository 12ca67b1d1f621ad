import { hash, randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { drawn, renderKeeping } from '../ui/kept.ts';
import { plainHtml, plainMarkup } from './plain-html.ts';

/**
 * Parts of pages that were drawn before, as finished HTML. A tile looks the same on every page of a language, and so do
 * the navigation and the footer: drawing them is most of the work of a page.
 *
 * A part is found by what it is made from, not by whose it is (`kept`), so it can never be stale: other data is another
 * part. What is new is drawn by React in its place, as ever, inside an element that only marks it; then it is cut out of
 * the page and kept. What is known leaves that element empty. The bytes of both are put in its place when the page is
 * done. Either way the page is what React would have written, so a browser that draws it for itself finds nothing to mend.
 *
 * Never kept is what holds an id that React gave (it tells the place within the page), scripts, styles, and what waits
 * for something or failed.
 */
export interface KeptParts {
  /**
   * Draws a page; `around` is what all its parts depend on beside their own data. Nothing is kept of a page that throws.
   */
  draw(around: string, render: () => string): DrawnPage;
}

/** A page with the places of its parts: what is done to it as a whole need not look through them. */
export interface DrawnPage {
  html: string;
  /** The bytes of the finished page, with its parts in their places. */
  poured(html: string): Buffer<ArrayBuffer>;
}

/** Nobody can write this element into content: its name is made anew at every start and never sent. */
const tag = `kept-${randomUUID()}`;
const marks = new RegExp(`<${tag} n="(\\d+)">|</${tag}>`, 'g');
const placeOf = (n: number) => `<${tag} n="${n}"></${tag}>`;
const bound = /_R_|<!--\$[?!]|<(?:script|style|link|title|meta)\b/;

interface Part {
  key: string;
  /** Undefined until it is drawn. */
  bytes: Buffer | undefined;
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

/** Data as a text that no other data has; of what is frozen (see onceFor) it is written once, and shortly. */
function textOf(data: unknown, depth = 0): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data) ?? '';
  const known = texts.get(data);
  if (known !== undefined) return known;
  if (Object.isFrozen(data)) {
    const whole = JSON.stringify(data);
    const text = whole.length > 64 ? hash('sha256', whole, 'base64') : whole;
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
    draw(around, render) {
      const parts: Part[] = [];
      let isNew = false;
      const page = renderKeeping((View, props, reads) => {
        const key = `${idOf(View)} ${textOf(props)} ${textOf(reads)} ${around}`;
        const bytes = known.get(key);
        isNew ||= bytes === undefined;
        const n = parts.push({ key, bytes }) - 1;
        return createElement(tag, { n, key: n }, bytes ? null : drawn(View, props));
      }, render);
      const html = isNew
        ? cutOut(page, parts, ({ key, bytes }) => bytes && known.set(key, ownBytes(bytes)))
        : page;
      return { html: plainHtml(html), poured: (whole) => poured(whole, parts) };
    },
  };
}

/** The page with the places of its parts left empty; `keep` is told of each part that was drawn and may stand elsewhere. */
function cutOut(page: string, parts: readonly Part[], keep: (part: Part) => void): string {
  const open: { n: number; before: string; isBound: boolean }[] = [];
  let html = '';
  let done = 0;
  for (const mark of page.matchAll(marks)) {
    html += page.slice(done, mark.index);
    done = mark.index + mark[0].length;
    if (mark[1] !== undefined) {
      open.push({ n: Number(mark[1]), before: html, isBound: false });
      html = '';
      continue;
    }
    const closed = open.pop();
    const part = closed && parts[closed.n];
    if (!part) throw new Error('The page closes a part that it did not open.');
    if (part.bytes === undefined) {
      part.bytes = poured(plainMarkup(html), parts);
      const isBound = closed.isBound || bound.test(html);
      const outer = open.at(-1);
      if (outer && isBound) outer.isBound = true;
      if (!isBound) keep(part);
    }
    html = closed.before + placeOf(closed.n);
  }
  return html + page.slice(done);
}

/** In memory of their own: small ones share a block with others, which would be kept with them. */
function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

function poured(html: string, parts: readonly Part[]): Buffer<ArrayBuffer> {
  const pieces: Buffer[] = [];
  let done = 0;
  for (const mark of html.matchAll(marks)) {
    if (mark.index > done) pieces.push(Buffer.from(html.slice(done, mark.index)));
    done = mark.index + mark[0].length;
    const bytes = mark[1] === undefined ? undefined : parts[Number(mark[1])]?.bytes;
    if (bytes) pieces.push(bytes);
  }
  pieces.push(Buffer.from(html.slice(done)));
  return Buffer.concat(pieces);
}

/** Bytes by key, of two generations: when the young ones fill half of the place, the old ones that nobody read go. */
function createGenerations(maxBytes: number) {
  let young = new Map<string, Buffer>();
  let old = young;
  let bytes = 0;
  const set = (key: string, part: Buffer) => {
    // Letters beyond Latin 1 take two bytes in a key; the entry itself is about as much as a short text.
    const size = 2 * key.length + part.length + 256;
    if (size > maxBytes / 8) return;
    if (bytes + size > maxBytes / 2) {
      old = young;
      young = new Map();
      bytes = 0;
    }
    young.set(key, part);
    bytes += size;
  };
  return {
    get(key: string): Buffer | undefined {
      const part = young.get(key);
      if (part) return part;
      const older = old.get(key);
      if (older) set(key, older);
      return older;
    },
    set,
  };
}
