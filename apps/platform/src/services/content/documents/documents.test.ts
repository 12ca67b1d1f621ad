import { navigationTree } from '@izlog/contract/cms/addresses/navigation-tree';
import { binFilter, binRestore, pageDelete, postDelete } from '@izlog/contract/cms/content/bin';
import { elementGetByHandlers } from '@izlog/contract/cms/content/element-get-by-handlers';
import { postFilterStandard } from '@izlog/contract/cms/content/post-filter-standard';
import { postGet } from '@izlog/contract/cms/content/post-get';
import { refGet } from '@izlog/contract/cms/content/where-used';
import type { DocumentBody } from '@izlog/contract/editing/document';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildElement, buildPage, buildTerm } from '#test/builders/content.ts';
import { buildMedia } from '#test/builders/media.ts';
import { buildPost } from '#test/builders/post.ts';
import { buildProduct } from '#test/builders/product.ts';
import { saveNavigation } from '#test/builders/save-navigation.ts';
import { platformTest as test } from '#test/kit.ts';
import { forgetOld } from './bin.ts';
import { contentDocuments } from './content-documents.ts';
import { noteDraftRefs } from './draft-refs.ts';

const staff = { as: 'staff' } as const;
const editor = { as: { staff: ['content.edit'] } } as const;
const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Tekst' }] }] };

test('[CMS-003, CMS-068] a body that is read and published again changes nothing that visitors see', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const media = await buildMedia(platform);
  const term = await buildTerm(platform, { title: 'Savjeti', body, mediaId: media });
  const post = await buildPost(
    platform,
    { body, mediaId: media, meta: { author: 'Ana' }, seo: { description: 'O', noIndex: true } },
    { termIds: [term] },
  );
  const page = await buildPage(platform, {
    parts: [{ handler: 'hero', slot: 'main', meta: { image: { id: media, alt: 'More' } } }],
    options: { layout: 'empty' },
  });
  const element = await buildElement(platform, 'documents', { meta: { a: 1 }, parts: [{ handler: 'card' }] });
  const before = await Promise.all([
    platform.call(postGet, { id: post }),
    platform.call(postGet, { id: page }),
    platform.call(elementGetByHandlers, { handlers: ['documents'] }),
  ]);

  for (const id of [term, post, page, element]) {
    const read = (await contentDocuments.read(ctx, id, 'hrv')) as DocumentBody;
    await contentDocuments.publish(ctx, id, 'hrv', read);
    expect(await contentDocuments.read(ctx, id, 'hrv')).toEqual(read);
  }

  const changing = { updated_at: expect.anything(), rev: expect.anything() };
  expect(await platform.call(postGet, { id: post })).toEqual({ ...before[0], ...changing });
  expect(await platform.call(postGet, { id: page })).toEqual({ ...before[1], ...changing });
  const { elements } = await platform.call(elementGetByHandlers, { handlers: ['documents'] });
  expect(elements).toEqual([{ ...before[2].elements[0], rev: 2 }]);
});

test('[CMS-024] a new page is nobody’s until it is published, and not any more when it is taken back', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const id = await contentDocuments.create?.(ctx, { handler: 'page' });
  if (id === undefined) throw new Error('no page was made');
  expect(await contentDocuments.read(ctx, id, 'eng')).toBeUndefined();
  expect(await contentDocuments.exists(ctx, id)).toBe(true);
  const root = {
    id: 'root',
    handler: 'page',
    slot: 'root',
    options: {},
    mobileMeta: {},
    mobileOptions: {},
    parts: [],
  };

  await contentDocuments.publish(ctx, id, 'eng', {
    root: { ...root, meta: { title: 'New', slug: 'brand-new' } },
  });

  expect(await platform.call(postGet, { id }, { language: 'eng' })).toMatchObject({ title: 'New' });
  expect((await platform.refusal(postGet, { id })).status).toBe(404);
  await contentDocuments.unpublish?.(ctx, id, 'eng');
  expect((await platform.refusal(postGet, { id }, { language: 'eng' })).status).toBe(404);
  expect(await contentDocuments.read(ctx, id, 'eng')).toMatchObject({ root: { meta: { title: 'New' } } });
});

test('[CMS-012] before it is published a body is told slugs it cannot have, and what it names that is gone', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const hidden = await buildPage(platform, { publishedAt: null });
  await buildPage(platform, { slug: 'vec-zauzeto' });
  const id = await buildPage(platform);
  const { root } = (await contentDocuments.read(ctx, id, 'hrv')) as DocumentBody;
  const kinds = async (meta: object, together: string[] = []) => {
    const faulty = { root: { ...root, meta: { ...root.meta, ...meta } } };
    const { faults = [] } = (await contentDocuments.check?.(ctx, id, 'hrv', faulty, new Set(together))) ?? {};
    return faults.map(({ kind, path }) => `${path} ${kind}`);
  };

  expect(await kinds({})).toEqual([]);
  expect(await kinds({ slug: 'vec-zauzeto' })).toEqual(['root/meta/slug slugTaken']);
  expect(await kinds({ slug: 'shop' })).toEqual(['root/meta/slug slugReserved']);
  expect(await kinds({ slug: 'abc' })).toEqual(['root/meta/slug slugMinLength']);
  expect(await kinds({ picture: { id: 999_999, alt: '' } })).toEqual(['root/meta/picture mediaGone']);
  const button = { name: 'A', link: { kind: 'page', id: hidden } };
  expect(await kinds({ button })).toEqual(['root/meta/button linkGone']);
  expect(await kinds({ button }, [`content:${hidden}`])).toEqual([]);
});

test('[CMS-012, MEDIA-015] a picture and a page are found where they are used, public or drafted, in words', async ({
  platform,
}) => {
  const media = await buildMedia(platform);
  const target = await buildPage(platform);
  const id = await buildPage(platform, {
    title: 'Domaćin',
    parts: [
      {
        id: 'c',
        handler: 'cards',
        parts: [
          {
            id: 'c.1',
            handler: 'card',
            meta: { image: { id: media, alt: '' }, more: { name: 'A', link: { kind: 'page', id: target } } },
          },
        ],
      },
    ],
  });
  const root = { id: 'root', handler: 'page', slot: 'root', meta: { picture: { id: media, alt: '' } } };
  const drafted = { root: { ...root, options: {}, mobileMeta: {}, mobileOptions: {}, parts: [] } };
  const document = { kind: 'content', id, language: 'eng' } as const;
  await noteDraftRefs(await platform.ctx(), document, drafted);

  const pictures = await platform.call(refGet, { kind: 'media', id: media }, editor);
  const links = await platform.call(refGet, { kind: 'page', id: target }, editor);

  const common = { kind: 'content', id, type: 'page', title: 'Domaćin' };
  expect(pictures.records).toEqual([
    {
      ...common,
      language: 'eng',
      isDraft: true,
      isPublic: false,
      path: 'root/meta/picture',
      trail: [],
      field: 'picture',
    },
    {
      ...common,
      language: 'hrv',
      isDraft: false,
      isPublic: true,
      path: 'c.1/meta/image',
      trail: ['cards', 'card'],
      field: 'image',
    },
  ]);
  expect(links.records).toMatchObject([{ ...common, path: 'c.1/meta/more', field: 'more' }]);
  expect((await platform.call(refGet, { kind: 'media', id: media }, { ...staff, site: 2 })).records).toEqual(
    [],
  );
  await noteDraftRefs(await platform.ctx(), document, undefined);
  expect((await platform.call(refGet, { kind: 'media', id: media }, editor)).pagination.total).toBe(1);
});

test('[CMS-010] a menu is an item of content: its entries are published like a page, a language its own', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  await saveNavigation(ctx, 'kao-sadrzaj', [{ names: { hrv: 'Prvi', eng: 'First' }, path: '/prvi' }]);
  const before = await platform.call(navigationTree, { id: 'kao-sadrzaj' });
  const uuid = '5b8f4f0a-6a5b-4f3e-9d8e-0c1f2a3b4c5d';
  const target = await buildPage(platform, { slug: 'cilj-izbornika' });
  const { rows } = await ctx.db.execute<{ id: number }>(
    sql`select id::int as id from content_items where kind = 'navigation' and handler = 'kao-sadrzaj'`,
  );
  const menu = rows[0]?.id ?? 0;
  const read = (await contentDocuments.read(ctx, menu, 'hrv')) as DocumentBody;
  const entry = {
    id: uuid,
    handler: 'entry',
    slot: 'entries',
    options: {},
    mobileMeta: {},
    mobileOptions: {},
    parts: [],
  };
  const link = { kind: 'page', id: target };

  await contentDocuments.publish(ctx, menu, 'hrv', {
    root: { ...read.root, parts: [...read.root.parts, { ...entry, meta: { name: 'Drugi', link } }] },
  });

  const after = await platform.call(navigationTree, { id: 'kao-sadrzaj' });
  expect(after.children[0]).toEqual(before.children[0]);
  expect(after.children[1]).toMatchObject({ id: expect.any(Number), name: 'Drugi', path: '/cilj-izbornika' });
  const english = await platform.call(navigationTree, { id: 'kao-sadrzaj' }, { language: 'eng' });
  expect(english.children.map(({ name }) => name)).toEqual(['First']);
  const uses = await platform.call(refGet, { kind: 'page', id: target }, staff);
  expect(uses.records).toMatchObject([{ type: 'navigation', path: `${uuid}/meta/link`, trail: ['entry'] }]);
});

test('[CMS-024] what is deleted lies in the bin, hidden from everybody, comes back unpublished, and goes after thirty days', async ({
  platform,
}) => {
  const id = await buildPage(platform, { title: 'Otpad', slug: 'za-otpad' });
  const post = await buildPost(platform, { publishedAt: null });

  expect((await platform.refusal(pageDelete, { id }, editor)).status).toBe(403);
  for (const sendTo of ['javascript:alert(1)', '//drugdje.hr/a', '/nema-me'])
    expect((await platform.refusal(pageDelete, { id, sendTo }, staff)).status).toBe(400);
  await platform.call(pageDelete, { id, sendTo: '/kosarica' }, staff);
  await platform.call(postDelete, { id: post }, editor);

  expect((await platform.refusal(postGet, { id })).status).toBe(404);
  const there = await platform.call(
    postFilterStandard,
    { filters: { postTypeSlugs: ['page', 'post'], ids: [id, post] }, preview: true },
    staff,
  );
  expect(there.records).toEqual([]);
  const bin = await platform.call(binFilter, {}, editor);
  expect(bin.records).toMatchObject([
    { id: post, kind: 'post' },
    { id, kind: 'page', title: 'Otpad' },
  ]);
  const other = await buildPage(platform, { slug: 'za-otpad' });
  await platform.call(binRestore, { id }, editor);
  expect((await platform.refusal(postGet, { id })).status).toBe(404);
  expect(await platform.call(postGet, { id, preview: true }, staff)).toMatchObject({ slug: 'za-otpad-2' });
  expect(await platform.call(postGet, { id: other })).toMatchObject({ slug: 'za-otpad' });

  await forgetOld(platform.kernel, new Date(Date.now() + 29 * 86_400_000));
  expect((await platform.call(binFilter, {}, editor)).records).toHaveLength(1);
  await forgetOld(platform.kernel, new Date(Date.now() + 31 * 86_400_000));
  expect((await platform.call(binFilter, {}, editor)).records).toEqual([]);
  expect((await platform.refusal(binRestore, { id: post }, editor)).status).toBe(404);
});

test('[CMS-012] a category is used by its posts, a product by what it is shown beside and by the bundles it is in', async ({
  platform,
}) => {
  const term = await buildTerm(platform);
  const post = await buildPost(platform, { title: 'O luci' }, { termIds: [term] });
  const other = await buildProduct(platform);
  const bundle = await buildProduct(platform);
  const product = await buildProduct(platform);
  const { db } = await platform.ctx();
  await db.execute(sql`
    insert into product_links (product_id, linked_id, site_id, position) values (${other}, ${product}, 1, 0)`);
  await db.execute(sql`
    insert into bundle_items (bundle_id, product_id, site_id) values (${bundle}, ${product}, 1)`);

  const ofTerm = await platform.call(refGet, { kind: 'category', id: term }, editor);
  const ofProduct = await platform.call(refGet, { kind: 'product', id: product }, editor);

  expect(ofTerm.records).toMatchObject([
    { kind: 'content', id: post, type: 'post', title: 'O luci', field: 'terms' },
  ]);
  expect(ofProduct.records).toMatchObject([
    { kind: 'product', id: other, field: 'links', isPublic: true },
    { kind: 'product', id: bundle, field: 'members' },
  ]);
});
