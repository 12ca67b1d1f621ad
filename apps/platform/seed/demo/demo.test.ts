import { expect, test } from 'vitest';
import { readDemoShops } from './index.ts';
import type { RichNode } from './rich.ts';
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

test('[SHELL-004] every product is there in three languages, with all its words; some articles are', () => {
  for (const item of demoSite.products)
    for (const { value, path } of walk(item))
      if (isText(value)) expect(Object.keys(value), `${item.key} ${path}`).toEqual(['hr', 'en', 'de']);
  expect(demoSite.posts.filter((post) => post.body.en)).toHaveLength(4);
  expect(demoSite.posts.filter((post) => post.body.de)).toHaveLength(2);
  for (const post of demoSite.posts) {
    expect(Object.keys(post.body)).toEqual(Object.keys(post.title));
    expect(Object.keys(post.slug)).toEqual(Object.keys(post.title));
  }
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
