import { hash, randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { renderedFragment, renderWithFragments } from '#site/ui/cached-fragment.ts';
import {
  FragmentGuard,
  type SharedFrame,
  withInertHandlers,
  withoutRefusals,
} from './fragment-guard.server.ts';
import { plainHtml, plainMarkup } from './plain-html.ts';

/**
 * Fragments of pages that were rendered before, as finished HTML. A tile looks the same on every page of a language, and
 * so do the navigation and the footer: rendering them is most of the work of a page.
 *
 * A fragment is found by what it is made from, its props and the shared frame, and can read nothing else
 * (fragment-guard.server.ts): other data is another fragment, so none is ever stale or another visitor's. What is new is
 * rendered by React in its place, as ever, inside an element that only marks it; then it is cut out of the page and
 * cached. What is known leaves that element empty. The bytes of both are put in its place when the page is done. Either
 * way the page is what React would have written, so a browser that renders it for itself finds nothing to fix.
 *
 * Never cached is what holds an id that React gave (it tells the place within the page), scripts, styles, and what waits
 * for something or failed.
 */
export interface FragmentCache {
  /** Renders a page with the fragments that are known. Nothing is cached of a page that throws. */
  render(frame: SharedFrame | undefined, page: () => string): RenderedPage;
}

/** A page with the places of its fragments: what is done to it as a whole need not look through them. */
export interface RenderedPage {
  html: string;
  /** The bytes of the finished page, with its fragments in their places. */
  assemble(html: string): Buffer<ArrayBuffer>;
}

/** Renders a page whose fragments are guarded as ever, but neither taken from the cache nor put into it. */
export function renderUncached(frame: SharedFrame | undefined, page: () => string): RenderedPage {
  const html = withoutRefusals(() =>
    renderWithFragments((View, props) => {
      const { key } = props as { key?: string | number };
      const inner = renderedFragment(View, withInertHandlers(props));
      return createElement(FragmentGuard, { frame, key }, inner);
    }, page),
  );
  return { html: plainHtml(html), assemble: (whole) => Buffer.from(whole) };
}

/** Nobody can write this element into content: its name is another one at every start and never sent. */
const tag = `fragment-${randomUUID()}`;
const tags = new RegExp(`<${tag} n="(\\d+)">|</${tag}>`, 'g');
const placeOf = (n: number) => `<${tag} n="${n}"></${tag}>`;
const bound = /_R_|<!--\$[?!]|<(?:script|style|link|title|meta)\b/;

interface Fragment {
  key: string;
  /** Undefined until it is rendered. */
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

/** What a fragment is made from, as a short text that nothing else has; the frame is the same for all of a page. */
const keyOf = (View: object, props: unknown, frame: string) =>
  `${idOf(View)} ${hash('sha256', `${frame} ${JSON.stringify(props)}`, 'base64')}`;

/** `maxBytes` bounds what is cached, as it stands in memory. */
export function createFragmentCache({ maxBytes }: { maxBytes: number }): FragmentCache {
  const known = createGenerations(maxBytes);
  return {
    render(frame, page) {
      const around = hash('sha256', JSON.stringify(frame) ?? '', 'base64');
      const fragments: Fragment[] = [];
      let isNew = false;
      const rendered = withoutRefusals(() =>
        renderWithFragments((View, props) => {
          const key = keyOf(View, props, around);
          const bytes = known.get(key);
          isNew ||= bytes === undefined;
          const n = fragments.push({ key, bytes }) - 1;
          const inner = bytes
            ? null
            : createElement(FragmentGuard, { frame }, renderedFragment(View, withInertHandlers(props)));
          return createElement(tag, { n, key: n }, inner);
        }, page),
      );
      const html = isNew
        ? cutOut(rendered, fragments, ({ key, bytes }) => bytes && known.set(key, ownBytes(bytes)))
        : rendered;
      return { html: plainHtml(html), assemble: (whole) => assemble(whole, fragments) };
    },
  };
}

/**
 * The page with the places of its fragments left empty; `save` is called with each fragment that was rendered and may stand
 * elsewhere.
 */
function cutOut(page: string, fragments: readonly Fragment[], save: (fragment: Fragment) => void): string {
  const open: { n: number; before: string; isBound: boolean }[] = [];
  let html = '';
  let done = 0;
  for (const mark of page.matchAll(tags)) {
    html += page.slice(done, mark.index);
    done = mark.index + mark[0].length;
    if (mark[1] !== undefined) {
      open.push({ n: Number(mark[1]), before: html, isBound: false });
      html = '';
      continue;
    }
    const closed = open.pop();
    const fragment = closed && fragments[closed.n];
    if (!fragment) throw new Error('The page closes a fragment that it did not open.');
    if (fragment.bytes === undefined) {
      fragment.bytes = assemble(plainMarkup(html), fragments);
      const isBound = closed.isBound || bound.test(html);
      const outer = open.at(-1);
      if (outer && isBound) outer.isBound = true;
      if (!isBound) save(fragment);
    }
    html = closed.before + placeOf(closed.n);
  }
  return html + page.slice(done);
}

/** In memory of their own: small ones share a block with others, which would stay with them. */
function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

function assemble(html: string, fragments: readonly Fragment[]): Buffer<ArrayBuffer> {
  const chunks: Buffer[] = [];
  let done = 0;
  for (const mark of html.matchAll(tags)) {
    if (mark.index > done) chunks.push(Buffer.from(html.slice(done, mark.index)));
    done = mark.index + mark[0].length;
    const bytes = mark[1] === undefined ? undefined : fragments[Number(mark[1])]?.bytes;
    if (bytes) chunks.push(bytes);
  }
  chunks.push(Buffer.from(html.slice(done)));
  return Buffer.concat(chunks);
}

/** Bytes by key, of two generations: when the young ones fill half of the place, the old ones that nobody read go. */
function createGenerations(maxBytes: number) {
  let young = new Map<string, Buffer>();
  let old = young;
  let bytes = 0;
  const set = (key: string, fragment: Buffer) => {
    // Letters beyond Latin 1 take two bytes in a key; the entry itself is about as much as a short text.
    const size = 2 * key.length + fragment.length + 256;
    if (size > maxBytes / 8) return;
    if (bytes + size > maxBytes / 2) {
      old = young;
      young = new Map();
      bytes = 0;
    }
    young.set(key, fragment);
    bytes += size;
  };
  return {
    get(key: string): Buffer | undefined {
      const fragment = young.get(key);
      if (fragment) return fragment;
      const older = old.get(key);
      if (older) set(key, older);
      return older;
    },
    set,
  };
}
