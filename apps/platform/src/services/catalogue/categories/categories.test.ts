import { categoryFilter } from '@izlog/contract/product/category-filter';
import { categoryGet } from '@izlog/contract/product/category-get';
import { archivedFilter } from '@izlog/contract/product/filters/filter-query';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { tagFilter } from '@izlog/contract/product/tag-filter';
import { expect } from 'vitest';
import { buildProduct } from '#test/builders/product.ts';
import { buildProductCategory } from '#test/builders/product-category.ts';
import { platformTest as test } from '#test/kit.ts';
import { saveTag } from '../attributes/save-tag.ts';

test('[CATALOG-047, CATALOG-049, CATALOG-050] a category is read by id or slug with its sort options, path and children', async ({
  platform,
}) => {
  const top = await buildProductCategory(platform, { name: 'Studije' });
  const id = await buildProductCategory(platform, {
    parentId: top,
    sortTypes: ['cheapest', 'name-asc'],
    sortDefaultType: 'cheapest',
    translations: { hrv: { name: 'Poslovni planovi', line: 'Za kredit' }, eng: { name: 'Business plans' } },
  });
  const child = await buildProductCategory(platform, { name: 'Za obrt', parentId: id });

  const bySlug = await platform.call(categoryGet, { id: 'poslovni-planovi' });
  const byId = await platform.call(categoryGet, { id: String(id) });
  const english = await platform.call(categoryGet, { id: 'poslovni-planovi' }, { language: 'eng' });

  expect(byId).toEqual(bySlug);
  expect(byId).toMatchObject({
    id,
    name: 'Poslovni planovi',
    slug: 'poslovni-planovi',
    line: 'Za kredit',
    parentId: top,
    sortTypes: ['cheapest', 'name-asc'],
    sortDefaultType: 'cheapest',
    path: [
      { id: top, name: 'Studije', slug: 'studije' },
      { id, name: 'Poslovni planovi', slug: 'poslovni-planovi' },
    ],
    children: [{ id: child, name: 'Za obrt', children: [] }],
  });
  expect(english).toMatchObject({
    slug: 'business-plans',
    children: [{ name: 'Za obrt', isFallback: true }],
  });
});

test('[CATALOG-054] an unknown, unpublished or foreign category is not found', async ({ platform }) => {
  const hidden = await buildProductCategory(platform, { name: 'Skrivena', isPublished: false });
  const below = await buildProductCategory(platform, { name: 'Ispod skrivene', parentId: hidden });
  const foreign = await buildProductCategory(platform, { name: 'Strana polica' }, { site: 2 });

  for (const id of [
    'nema',
    '999999999',
    String(hidden),
    String(below),
    String(foreign),
    'strana-polica',
    '%00x',
  ]) {
    const { status } = await platform.refusal(categoryGet, { id });
    expect([400, 404], id).toContain(status);
  }
});

test('[CATALOG-055, SEARCH-016] categories come as a tree in the order asked for, or flat', async ({
  platform,
}) => {
  const a = await buildProductCategory(platform, { name: 'Žito' }, { site: 2 });
  const b = await buildProductCategory(platform, { name: 'Čaj', parentId: a }, { site: 2 });
  const c = await buildProductCategory(platform, { name: 'Cvijeće' }, { site: 2 });
  const list = (input: Parameters<typeof platform.call<typeof categoryFilter>>[1]) =>
    platform.call(categoryFilter, { filters: [{ key: 'id', value: [a, b, c] }], ...input }, { site: 2 });

  const tree = await list({ tree: true, sort: { param: 'id', order: 'asc' } });
  const flat = await list({ sort: { param: 'name', order: 'asc' } });
  const found = await list({ keywords: 'caj', tree: true });
  const page = await list({ limit: 1, page: 2 });

  expect(tree.records).toMatchObject([
    { id: a, children: [{ id: b, children: [] }] },
    { id: c, children: [] },
  ]);
  expect(flat.records.map(({ id }) => id)).toEqual([c, b, a]);
  expect(found.records.map(({ id }) => id)).toEqual([b]);
  expect(page).toMatchObject({ records: [{ id: b }], pagination: { total: 3, lastPage: 3 } });
  expect((await list({ filters: [{ key: 'parentId', value: [a] }] })).records).toMatchObject([{ id: b }]);
  expect((await list({ filters: [{ key: 'nema', value: true }] })).records).toEqual([]);
});

test('a category below one that is not published is in no list', async ({ platform }) => {
  const hidden = await buildProductCategory(platform, { isPublished: false });
  const below = await buildProductCategory(platform, { parentId: hidden });

  const { records } = await platform.call(categoryFilter, {
    filters: [{ key: 'id', value: [hidden, below] }],
  });

  expect(records).toEqual([]);
});

test('[CATALOG-056] tags are listed with name and slug, by words and pages', async ({ platform }) => {
  const ctx = await platform.ctx({ site: 2 });
  const novo = await saveTag(ctx, { code: 'novo', translations: { hrv: { name: 'Novo' } } });
  const zadnje = await saveTag(ctx, { code: 'zadnje', translations: { hrv: { name: 'Zadnje' } } });
  const list = (input: Parameters<typeof platform.call<typeof tagFilter>>[1]) =>
    platform.call(tagFilter, input, { site: 2 });

  expect((await list({})).records).toEqual([
    { id: novo, name: 'Novo', slug: 'novo' },
    { id: zadnje, name: 'Zadnje', slug: 'zadnje' },
  ]);
  expect((await list({ keywords: 'zad' })).records).toMatchObject([{ id: zadnje }]);
  expect(await list({ limit: 1 })).toMatchObject({ records: [{ id: novo }], pagination: { total: 2 } });
});

test('[CATALOG-055] a category says how many products its list has, those below it too, when it is asked', async ({
  platform,
}) => {
  const shelf = await buildProductCategory(platform);
  const box = await buildProductCategory(platform, { parentId: shelf });
  await buildProduct(platform, { categories: [shelf] });
  await buildProduct(platform, { categories: [box] });
  const counts = async (withCounts: boolean) => {
    const { records } = await platform.call(categoryFilter, {
      filters: [{ key: 'id', value: [shelf, box] }],
      withCounts,
    });
    return records.map(({ products }) => products);
  };

  expect(await counts(true)).toEqual([2, 1]);
  expect(await counts(false)).toEqual([undefined, undefined]);
  const { pagination } = await platform.call(productFilter, {
    filters: [archivedFilter],
    mainCategory: shelf,
  });
  expect(pagination.total).toBe(2);
});
