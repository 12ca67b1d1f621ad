import type { PartInput } from '@izlog/contract/cms/content/part';
import { checkPart } from '@izlog/contract/sections/check-part';
import { declarationOf } from '@izlog/contract/sections/section-list';
import { expect, test } from 'vitest';
import type { KeyBook } from '../load/key-book.ts';
import { resolveFields, resolvePart, resolveRich } from '../load/resolve-fields.ts';
import { starterPages } from '../starter/starter-pages.ts';
import { readDemoShops } from './index.ts';
import type { Language } from './shape.ts';
import type { DemoSite } from './shape-site.ts';

/** A book in which everything has the same id: here only the shape counts. */
const book: KeyBook = {
  put: () => undefined,
  idOf: () => 1,
  linkTo: ({ kind, hash }) => ({ kind, id: 1, ...(hash ? { hash } : {}) }),
};
const languages: readonly Language[] = ['hr', 'en', 'de'];

test.each(await readDemoShops())(
  '[CMS-003, CMS-068] the declarations know everything that $name stores',
  (shop) => {
    const roots = languages.flatMap((language) => rootsOf(shop, language));

    expect(roots.length).toBeGreaterThan(20);
    for (const { from, root } of roots)
      expect({ from, faults: faultsOf(root) }).toEqual({ from, faults: [] });
  },
);

test('[CMS-068] the declarations know everything that a new site begins with', () => {
  const { ready, drafts } = starterPages({ isEcommerce: true });

  for (const { key, parts } of [...ready, ...drafts]) {
    for (const language of languages) {
      const sections = parts.map((one) => resolvePart(one, { language, book }));
      const meta = { title: key, slug: key };
      expect(faultsOf({ id: 'root', handler: 'page', meta, parts: sections })).toEqual([]);
    }
  }
});

function rootsOf(shop: DemoSite, language: Language): Array<{ from: string; root: PartInput }> {
  const reading = { language, book };
  const pages = shop.pages.map(({ key, parts }) => ({
    from: `${key} ${language}`,
    root: {
      id: 'root',
      handler: 'page',
      meta: { title: key, slug: key },
      parts: parts.map((one) => resolvePart(one, reading)),
    },
  }));
  const posts = shop.posts.map((post) => ({
    from: `${post.key} ${language}`,
    root: {
      id: 'root',
      handler: 'post',
      meta: { title: post.key, slug: post.key, author: post.author, body: resolveRich(post.body, reading) },
    },
  }));
  const layout = shop.layout.map(({ handler, meta, parts }) => ({
    from: `${handler} ${language}`,
    root: {
      id: 'root',
      handler,
      meta: resolveFields(meta, reading),
      parts: parts.map((one) => resolvePart(one, reading)),
    },
  }));
  const events = shop.events.map(({ key, body }) => ({
    from: `${key} ${language}`,
    root: {
      id: 'root',
      handler: 'event',
      meta: { title: key, slug: key, start: '2026-12-01T09:00:00Z', body: resolveRich(body, reading) },
    },
  }));
  return [...pages, ...posts, ...layout, ...events];
}

function faultsOf(root: PartInput) {
  const declaration = declarationOf(root.handler);
  return declaration ? checkPart(root, declaration, 'publish') : ['not declared'];
}
