import { finderDecide } from '@izlog/contract/cms/addresses/finder-decide';
import { navigationTree } from '@izlog/contract/cms/addresses/navigation-tree';
import { elementGetByHandlers } from '@izlog/contract/cms/content/element-get-by-handlers';
import { postGet } from '@izlog/contract/cms/content/post-get';
import { termGet } from '@izlog/contract/cms/content/term-get';
import { previewLinkCreate, previewLinkFilter, previewLinkRevoke } from '@izlog/contract/cms/preview-link';
import type { DocumentBody } from '@izlog/contract/editing/document';
import { editPublish } from '@izlog/contract/editing/edit-publish';
import { productGet } from '@izlog/contract/product/product-get';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { contentDocuments } from '#platform/services/content/index.ts';
import { buildElement, buildPage, buildTerm } from '#test/builders/content.ts';
import { page as pageOf, send, title, warningsOf } from '#test/builders/edit.ts';
import { buildPost } from '#test/builders/post.ts';
import { buildProduct } from '#test/builders/product.ts';
import { saveNavigation } from '#test/builders/save-navigation.ts';
import { type CallOptions, type TestPlatform, platformTest as test } from '#test/kit.ts';
import { previewLinks } from '../editing.tables.ts';

const staff = { as: 'staff' } as const;
const drafted = { as: { staff: ['content.edit'] }, headers: { view: 'draft' } } as const;
const secret = 'Tajnovitost';

/** Puts a draft beside what is public: the body that `change` makes of it. */
async function draft(
  platform: TestPlatform,
  id: number,
  change: (root: DocumentBody['root']) => Partial<DocumentBody['root']>,
): Promise<void> {
  const ctx = await platform.ctx();
  const { root } = (await contentDocuments.read(ctx, id, 'hrv')) as DocumentBody;
  const body = { root: { ...root, ...change(root) } };
  await ctx.db.execute(sql`
    insert into drafts (site_id, kind, ref_id, language, body, rev, slug)
    values (1, 'content', ${id}, 'hrv', ${JSON.stringify(body)}::jsonb, 1, ${String(body.root.meta.slug ?? '')})`);
}

const titled =
  (title: string, more: object = {}) =>
  (root: DocumentBody['root']) => ({
    meta: { ...root.meta, title, ...more },
  });

/** A draft of everything that content is made of, each with the secret word, and a page that is only drafted. */
async function draftEverything(platform: TestPlatform) {
  const ctx = await platform.ctx();
  const term = await buildTerm(platform, { title: 'Javni pojam', slug: 'javni-pojam' });
  const page = await buildPage(platform, { title: 'Javna stranica', slug: 'javna-stranica' });
  const post = await buildPost(
    platform,
    { title: 'Javna objava', slug: 'javna-objava' },
    { termIds: [term] },
  );
  const element = await buildElement(platform, 'footer', { meta: { copyright: 'Javno' } });
  await saveNavigation(ctx, 'main', [{ names: { hrv: 'Javno' }, path: '/javno' }]);
  const fresh = await buildPage(platform, { title: 'Nova', slug: 'nova-skrivena', publishedAt: null });
  const { rows } = await ctx.db.execute<{ id: number }>(
    sql`select id::int as id from content_items where kind = 'navigation' and handler = 'main' and site_id = 1`,
  );
  await draft(platform, page, titled(`${secret} stranica`, { slug: 'tajnovita-stranica' }));
  await draft(platform, post, titled(`${secret} objava`));
  await draft(platform, term, titled(`${secret} pojam`));
  await draft(platform, fresh, titled(`${secret} nova`));
  await draft(platform, element, () => ({ meta: { title: 'footer', copyright: secret } }));
  await draft(platform, rows[0]?.id ?? 0, ({ parts }) => ({
    parts: parts.map((part) => ({ ...part, meta: { ...part.meta, name: secret } })),
  }));
  return { page, post, term, fresh };
}

test('[CMS-024, API-016] no word of a draft is in any answer to a visitor, whatever headers he sends', async ({
  platform,
}) => {
  const { page, post, term, fresh } = await draftEverything(platform);
  const reads = [
    'cms/finder/decide?params=javna-stranica',
    'cms/finder/decide?params=tajnovita-stranica',
    'cms/finder/decide?params=nova-skrivena&preview=true',
    ...[page, post, fresh].map((id) => `cms/post/get/${id}?preview=true`),
    `cms/term/get/${term}`,
    'cms/term/filter?keywords=pojam',
    'cms/navigation/tree/main',
    `cms/search/find?query=${secret.toLowerCase()}`,
    `cms/search/suggest?query=${secret.toLowerCase()}`,
    ...['page', 'post', 'category'].map((kind) => `cms/sitemap/${kind}/1`),
    'cms/sitemap/index',
  ];
  const askers: CallOptions[] = [
    {},
    { headers: { view: 'draft' } },
    { as: 'customer', headers: { view: 'draft' } },
    { as: { staff: ['orders.edit'] }, headers: { view: 'draft' } },
    { headers: { preview: 'x'.repeat(32) } },
    { headers: { preview: "' or true --" } },
  ];
  for (const asker of askers) {
    const answers = [
      ...(await Promise.all(
        reads.map((url) => platform.http({ method: 'GET', url: `/api/v1/${url}` }, asker)),
      )),
      await platform.http(
        { method: 'POST', url: elementGetByHandlers.path, payload: { handlers: ['footer'] } },
        asker,
      ),
      await platform.http(
        {
          method: 'POST',
          url: '/api/v1/cms/post/filterStandard',
          payload: { filters: { postTypeSlugs: ['page', 'post'] }, preview: true },
        },
        asker,
      ),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.payload).not.toContain(secret);
      expect(answer.payload).not.toContain('"nova-skrivena"');
    }
  }
});

test('[CMS-024, EDIT-001] staff with content.edit read drafts by a header: pages, posts, terms, elements, menus, at new addresses too', async ({
  platform,
}) => {
  const page = await buildPage(platform, { title: 'Staro', slug: 'staro-ime' });
  const post = await buildPost(platform, { title: 'Staro' });
  const term = await buildTerm(platform, { title: 'Staro' });
  const element = await buildElement(platform, 'drafted-strip', { meta: { text: 'Staro' } });
  const linking = await buildElement(platform, 'drafted-link', {
    meta: { link: { kind: 'page', id: page } },
  });
  await saveNavigation(await platform.ctx(), 'nacrt', [{ names: { hrv: 'Staro' }, path: '/staro' }]);
  await draft(platform, page, titled('Novo', { slug: 'novo-ime' }));
  for (const id of [post, term]) await draft(platform, id, titled('Novo'));
  await draft(platform, element, () => ({ meta: { title: 'x', text: 'Novo' } }));
  const ctx = await platform.ctx();
  const { rows } = await ctx.db.execute<{ id: number }>(
    sql`select id::int as id from content_items where handler = 'nacrt'`,
  );
  await draft(platform, rows[0]?.id ?? 0, ({ parts }) => ({
    parts: parts.map((part) => ({ ...part, meta: { ...part.meta, name: 'Novo' } })),
  }));

  const read = await platform.call(finderDecide, { params: ['novo-ime'] }, drafted);
  expect(read).toMatchObject({ type: 'page', entity: { id: page, title: 'Novo', slug: 'novo-ime' } });
  expect(await platform.call(finderDecide, { params: ['staro-ime'] }, drafted)).toMatchObject({
    entity: { title: 'Novo' },
  });
  expect(await platform.call(postGet, { id: post }, drafted)).toMatchObject({ title: 'Novo' });
  expect(await platform.call(termGet, { id: String(term) }, drafted)).toMatchObject({ title: 'Novo' });
  const handlers = ['drafted-strip', 'drafted-link'];
  const { elements } = await platform.call(elementGetByHandlers, { handlers }, drafted);
  expect(elements.find(({ id }) => id === element)?.meta).toMatchObject({ text: 'Novo' });
  expect(elements.find(({ id }) => id === linking)?.meta).toMatchObject({
    link: { formattedPath: '/novo-ime' },
  });
  const tree = await platform.call(navigationTree, { id: 'nacrt' }, drafted);
  expect(tree.children.map(({ name }) => name)).toEqual(['Novo']);
  const raw = await platform.http({ method: 'GET', url: `/api/v1/cms/post/get/${post}` }, drafted);
  expect(raw.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect(raw.headers).not.toHaveProperty('x-cache-tags');
});

test('[CMS-024] a preview link shows its one document to whoever has it, until it ends or is taken back', async ({
  platform,
}) => {
  const page = await buildPage(platform, { slug: 'za-goste', publishedAt: null });
  const other = await buildPage(platform, { title: 'Javno' });
  await draft(platform, page, titled('Za goste'));
  await draft(platform, other, titled('Ne za goste'));
  const document = { kind: 'content', id: page, language: 'hrv' } as const;
  const editor = { as: { staff: ['content.edit'] } } as const;

  expect((await platform.refusal(previewLinkCreate, { document }, editor)).status).toBe(403);
  const link = await platform.call(previewLinkCreate, { document, days: 2 }, staff);
  const token = new URL(link.url, 'http://x').searchParams.get('preview') ?? '';
  const guest = { headers: { preview: token } };

  expect(link).toMatchObject({ path: '/za-goste', at: null, document });
  expect(await platform.call(finderDecide, { params: ['za-goste'] }, guest)).toMatchObject({
    entity: { title: 'Za goste' },
  });
  expect(await platform.call(postGet, { id: other }, guest)).toMatchObject({ title: 'Javno' });
  expect((await platform.refusal(postGet, { id: page }, { ...guest, site: 2 })).status).toBe(404);
  const raw = await platform.http({ method: 'GET', url: `/api/v1/cms/post/get/${page}` }, guest);
  expect(raw.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  const listed = await platform.call(previewLinkFilter, {}, editor);
  expect(JSON.stringify(listed)).not.toContain(token);
  expect(listed.records).toMatchObject([{ id: link.id, document, by: expect.stringMatching(/./) }]);
  const { db } = await platform.ctx();
  const [row] = await db.select().from(previewLinks);
  expect(JSON.stringify(row)).not.toContain(token);

  await platform.call(previewLinkRevoke, { id: link.id }, staff);
  expect((await platform.refusal(postGet, { id: page }, guest)).status).toBe(404);
  expect((await platform.refusal(previewLinkRevoke, { id: link.id }, staff)).status).toBe(404);
  await db.update(previewLinks).set({ revokedAt: null, expiresAt: new Date(0) });
  expect((await platform.refusal(postGet, { id: page }, guest)).status).toBe(404);
});

test('[CMS-024] a link to the whole shop shows all drafts, or the shop as it will be at an instant, which no page link may', async ({
  platform,
}) => {
  const later = new Date(Date.now() + 7 * 86_400_000);
  const drafts = await buildPage(platform, { title: 'Danas' });
  const planned = await buildPage(platform, { title: 'Zakazano', publishedAt: later });
  const outside = await buildPage(platform, { title: 'Danas' });
  await draft(platform, drafts, titled('Nacrt'));
  const { rev } = await send(platform, pageOf(outside), [title('Izdanje')]);
  const accept = await warningsOf(platform, pageOf(outside));
  const items = [{ ...pageOf(outside), rev }];
  await platform.call(editPublish, { items, accept, at: later.toISOString() }, staff);
  const guestOf = async (input: { at?: string }) => {
    const { url } = await platform.call(previewLinkCreate, input, staff);
    return { headers: { preview: new URL(url, 'http://x').searchParams.get('preview') ?? '' } };
  };
  const titles = async (guest: CallOptions) => {
    const found = [];
    for (const id of [drafts, planned, outside]) {
      found.push(
        await platform.call(postGet, { id }, guest).then(
          ({ title }) => title,
          () => null,
        ),
      );
    }
    return found;
  };

  expect(await titles({})).toEqual(['Danas', null, 'Danas']);
  expect(await titles(await guestOf({}))).toEqual(['Nacrt', null, 'Izdanje']);
  const dayBefore = new Date(later.getTime() - 86_400_000).toISOString();
  const dayAfter = new Date(later.getTime() + 86_400_000).toISOString();
  expect(await titles(await guestOf({ at: dayBefore }))).toEqual(['Danas', null, 'Danas']);
  expect(await titles(await guestOf({ at: dayAfter }))).toEqual(['Danas', 'Zakazano', 'Izdanje']);
  const product = await buildProduct(platform, {
    prices: [
      { kind: 'base', amount: 1000, validFrom: new Date(0) },
      { kind: 'base', amount: 700, validFrom: later },
    ],
  });
  const priceFor = async (guest: CallOptions) =>
    (await platform.call(productGet, { id: product }, guest)).finalPrice;
  expect(await priceFor({})).toBe(10);
  expect(await priceFor(await guestOf({ at: dayAfter }))).toBe(7);
  expect(await priceFor({})).toBe(10);
  const document = { kind: 'content', id: drafts, language: 'hrv' } as const;
  const refused = async (input: { document?: typeof document; at: string }) => {
    const { status, payload } = await platform.refusal(previewLinkCreate, input, staff);
    return [status, (payload as { fields: { path: string; kind: string }[] }).fields[0]];
  };
  expect(await refused({ document, at: dayAfter })).toMatchObject([400, { path: 'at', kind: 'wholeShop' }]);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  expect(await refused({ at: yesterday })).toMatchObject([400, { path: 'at', kind: 'past' }]);
  expect(await refused({ at: '9999-12-31T23:59:59Z' })).toMatchObject([400, { path: 'at', kind: 'tooFar' }]);
});
