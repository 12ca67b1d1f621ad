import { navigationTree } from '@izlog/contract/cms/addresses/navigation-tree';
import { postUpdate } from '@izlog/contract/cms/content/post-update';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildPage, buildTerm, contentText } from '#test/builders/content.ts';
import { saveNavigation } from '#test/builders/save-navigation.ts';
import { platformTest as test } from '#test/kit.ts';

test('[CMS-010, ROUTE-041] the tree main has static, external and internal entries with children, in order', async ({
  platform,
}) => {
  const page = await buildPage(platform, { slug: 'kontakt' });
  const term = await buildTerm(platform, { slug: 'savjeti' });
  await saveNavigation(await platform.ctx(), 'main', [
    {
      names: { hrv: 'Trgovina', eng: 'Shop' },
      path: '/shop',
      children: [{ names: { hrv: 'Savjeti' }, entity: { kind: 'category', id: term } }],
    },
    { names: { hrv: 'Vanjska' }, path: 'https://primjer.hr/a', target: '_blank' },
    { names: { hrv: 'Kontakt' }, entity: { kind: 'page', id: page } },
  ]);

  const tree = await platform.call(navigationTree, { id: 'main' });
  const english = await platform.call(navigationTree, { id: 'main' }, { language: 'eng' });

  expect(tree.id).toBe('main');
  expect(tree.children).toMatchObject([
    {
      name: 'Trgovina',
      link_type: 'static',
      path: '/shop',
      entity: null,
      target: null,
      children: [
        {
          name: 'Savjeti',
          link_type: 'internal',
          path: '/objave/savjeti',
          entity: { kind: 'category', id: term },
        },
      ],
    },
    { name: 'Vanjska', link_type: 'external', path: 'https://primjer.hr/a', target: '_blank', children: [] },
    { name: 'Kontakt', link_type: 'internal', path: '/kontakt', entity: { kind: 'page', id: page } },
  ]);
  expect(english.children.map((node) => [node.name, node.language, node.path])).toEqual([
    ['Shop', 'eng', '/en/shop'],
    ['Vanjska', 'hrv', 'https://primjer.hr/a'],
    ['Kontakt', 'hrv', '/en/kontakt'],
  ]);
});

test('[CMS-010, OFFICE-07] a menu that another call published while this one waited is found', async ({
  platform,
}) => {
  await saveNavigation(await platform.ctx(), 'rani', [{ names: { hrv: 'Rani' }, path: '/rani' }]);
  // A call reads by the moment it began at; an import of content goes on for minutes after it.
  await platform.kernel.database.db.execute(sql`
    update content_live set published_at = now() + interval '5 seconds'
    where item_id = (select id from content_items where handler = 'rani' and site_id = 1)`);

  expect(await platform.call(navigationTree, { id: 'rani' })).toMatchObject({ children: [{ name: 'Rani' }] });
});

test('[CMS-010] an unknown tree and the tree of another site are not found', async ({ platform }) => {
  await saveNavigation(await platform.ctx({ site: 2 }), 'footer-2', [
    { names: { hrv: 'Tuđe' }, path: '/tude' },
  ]);

  expect(await platform.refusal(navigationTree, { id: 'footer-2' })).toMatchObject({ status: 404 });
});

test('an entry whose page is not public is left out, and follows the page when its slug changes', async ({
  platform,
}) => {
  const page = await buildPage(platform, { slug: 'novi-odjel', publishedAt: null });
  await saveNavigation(await platform.ctx(), 'odjeli', [
    { names: { hrv: 'Odjel' }, entity: { kind: 'page', id: page } },
    { names: { hrv: 'Naslov' }, children: [{ names: { hrv: 'Dijete' }, path: '/dijete' }] },
  ]);
  const paths = async () =>
    (await platform.call(navigationTree, { id: 'odjeli' })).children.map((node) => [node.name, node.path]);

  expect(await paths()).toEqual([['Naslov', null]]);
  await platform.call(
    postUpdate,
    { id: page, slug: 'stari-odjel', published_at: new Date(0).toISOString() },
    { as: 'staff' },
  );
  expect(await paths()).toEqual([
    ['Odjel', '/stari-odjel'],
    ['Naslov', null],
  ]);
});

test('saving a tree again keeps entries by id, moves them and removes the rest', async ({ platform }) => {
  const ctx = await platform.ctx();
  await saveNavigation(ctx, 'promjene', [
    { names: { hrv: 'A' }, path: '/a', children: [{ names: { hrv: 'B' }, path: '/b' }] },
    { names: { hrv: 'C' }, path: '/c' },
  ]);
  const before = await platform.call(navigationTree, { id: 'promjene' });
  const b = before.children[0]?.children[0]?.id;

  await saveNavigation(ctx, 'promjene', [{ id: b, names: { hrv: 'B prvi' }, path: '/b' }]);

  const after = await platform.call(navigationTree, { id: 'promjene' });
  expect(after.children).toMatchObject([{ id: b, name: 'B prvi', path: '/b', children: [] }]);
});

test('an entry that leads to a script is refused and the tree stays', async ({ platform }) => {
  const ctx = await platform.ctx();
  await saveNavigation(ctx, 'cuvano', [{ names: { hrv: 'Dobro' }, path: '/dobro' }]);

  const saving = saveNavigation(ctx, 'cuvano', [{ names: { hrv: 'Zlo' }, path: 'javascript:alert(1)' }]);

  await expect(saving).rejects.toMatchObject({ row: { code: 'VALIDATION_FAILED' } });
  const tree = await platform.call(navigationTree, { id: 'cuvano' });
  expect(tree.children.map((node) => node.name)).toEqual(['Dobro']);
});

test('the answer names the tree and the pages it leads to as cache tags', async ({ platform }) => {
  const page = await buildPage(platform, contentText());
  await saveNavigation(await platform.ctx(), 'oznake', [
    { names: { hrv: 'A' }, entity: { kind: 'page', id: page } },
  ]);

  const answer = await platform.http({ method: 'GET', url: '/api/v1/cms/navigation/tree/oznake' });

  expect(String(answer.headers['x-cache-tags']).split(',')).toEqual(['navigation:oznake', `path:${page}`]);
});
