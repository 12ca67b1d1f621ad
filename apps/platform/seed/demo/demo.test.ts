import { expect, test } from 'vitest';
import { readDemoShops } from './index.ts';
import type { RichNode } from './shape.ts';
import type { DemoSite } from './shape-site.ts';
import { isText, localize, walk } from './walk.ts';

const demoSites = await readDemoShops();
const demoSite = mainOf(demoSites);

test('[SHELL-004] the demonstration site is a Croatian investment-study business of the promised size', () => {
  expect(demoSite.defaultLanguage).toBe('hr');
  expect(demoSite.categories.map((category) => category.name.hr)).toEqual(
    expect.arrayContaining(['Investicijske studije', 'Poslovni planovi', 'EU fondovi', 'Radionice']),
  );
  expect(demoSite.pages.map((page) => page.title.hr)).toEqual(expect.arrayContaining(['O nama', 'Kontakt']));
  expect(demoSite.products.length).toBeGreaterThanOrEqual(60);
  expect(demoSite.categories.filter((category) => isShelf(category.key)).length).toBe(12);
  expect(demoSite.posts).toHaveLength(15);
  expect(demoSite.events).toHaveLength(6);
  expect(demoSite.pages.length).toBeGreaterThanOrEqual(8);
});

test.each(demoSites)('[SHELL-004] every text of $name has Croatian words and none is a filler', (site) => {
  for (const { value, path } of walk(site)) {
    if (isText(value)) expect(localize(value, 'hr'), path).not.toBe('');
    if (typeof value !== 'string') continue;
    expect(value.trim(), path).not.toBe('');
    expect(value, path).not.toMatch(/\b(lorem|ipsum|dolor sit)\b/i);
  }
});

test('[SHELL-004] articles are full, events are still to come, and one post waits for its day and one for its author', () => {
  const lengths = demoSite.posts.map((post) => words(post.body.hr));

  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(245);
  expect(lengths.filter((length) => length >= 400).length).toBeGreaterThanOrEqual(6);
  expect(demoSite.events.every((event) => event.start.inDays > 0)).toBe(true);
  expect(demoSite.posts.filter((post) => post.published === 'draft')).toHaveLength(1);
  expect(
    demoSite.posts.filter(({ published }) => published !== 'draft' && 'inDays' in published),
  ).toHaveLength(1);
  for (const event of demoSite.events) {
    const item = demoSite.products.find((one) => one.key === event.product);
    expect(item?.attributes.starts).toEqual(event.start);
  }
});

test.each(demoSites)('[SHELL-004] $name says everything in each of its languages, and wholly', (site) => {
  for (const { value, path } of walk(site)) {
    if (!isText(value)) continue;
    expect(Object.keys(value), path).toEqual(expect.arrayContaining(site.languages));
    const own = letters(value.hr);
    for (const language of site.languages.filter((one) => one !== 'hr')) {
      const said = letters(value[language]);
      if (own.length >= 25) expect(said, `${path} ${language}`).not.toBe(own);
      if (own.length >= 150) expect(said.length, `${path} ${language}`).toBeGreaterThan(own.length * 0.6);
    }
  }
});

test('[SHELL-004] nothing that a section says is said in one language only', () => {
  const words = /\/meta\/(?:.+\/)?(heading|lead|body|title|text|name|example|strip|about|copyright)$/;
  for (const { value, path } of walk([demoSite.pages, demoSite.layout]))
    if (words.test(path) && !path.includes('/content/'))
      expect(isText(value) || value === demoSite.name, path).toBe(true);
});

function isShelf(key: string): boolean {
  return !demoSite.categories.some((category) => category.parent === key);
}

function words(node: RichNode): number {
  const own = node.text?.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length ?? 0;
  return (node.content ?? []).reduce((sum, child) => sum + words(child), own);
}

function mainOf([main]: DemoSite[]): DemoSite {
  if (!main) throw new Error('there is no main shop');
  return main;
}

/** The letters of a text, or of all runs of a rich one. */
function letters(value: unknown): string {
  const said = [...walk(value)].flatMap(({ value: one, path }) =>
    typeof one === 'string' && (path === '' || path.endsWith('/text')) ? one : [],
  );
  return said.join('').replace(/[^\p{L}]/gu, '');
}
