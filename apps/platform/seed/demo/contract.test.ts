import { PartsInput } from '@izlog/contract/cms/content/part';
import { Rich } from '@izlog/contract/cms/content/rich';
import { Slug } from '@izlog/contract/cms/content/slug';
import { linkKinds as contractLinkKinds } from '@izlog/contract/cms/link-kinds';
import { knownOptions } from '@izlog/contract/cms/option-keys';
import * as contract from '@izlog/contract/product/product-kinds';
import { expect, test } from 'vitest';
import { readDemoShops } from './index.ts';
import { linkKinds } from './shape.ts';
import { productTypes } from './shape-catalogue.ts';

const demoSites = await readDemoShops();

test('[SHELL-004] the demonstration speaks of links and types of products in the words of the contract', () => {
  expect(contractLinkKinds).toEqual(expect.arrayContaining([...linkKinds]));
  expect(contract.productTypes).toEqual(expect.arrayContaining([...productTypes]));
});

test('[SHELL-004] pages, articles and slugs have the form that the contract accepts', () => {
  for (const site of demoSites) {
    for (const page of site.pages) expect(PartsInput.safeParse(page.parts).success, page.key).toBe(true);
    for (const element of site.layout) expect(PartsInput.safeParse(element.parts).success).toBe(true);
    for (const post of site.posts) expect(Rich.safeParse(post.body.hr).success, post.key).toBe(true);
    for (const { slug } of [...site.pages, ...site.posts, ...site.terms]) {
      for (const own of Object.values(slug)) expect(Slug.safeParse(own).success, own).toBe(true);
    }
  }
});

test('[SHELL-004] the main site says a value for every known option, and the fixed ones agree', () => {
  const given = new Map(demoSites[0]?.options.map((option) => [option.key, option.value]));

  expect([...given.keys()].sort()).toEqual(Object.keys(knownOptions).sort());
  for (const [key, known] of Object.entries(knownOptions)) {
    if (known.isFixed && known.value !== null) expect(given.get(key), key).toBe(known.value);
  }
});
