import { randomUUID } from 'node:crypto';
import { contentPath } from '@izlog/contract/cms/content/content-path';
import { previewLinkCreate } from '@izlog/contract/cms/preview-link';
import type { DocumentRef } from '@izlog/contract/editing/document';
import { documentCreate, documentTranslate } from '@izlog/contract/editing/document-create';
import { editState } from '@izlog/contract/editing/edit-history';
import { editOps } from '@izlog/contract/editing/edit-ops';
import { editPublish } from '@izlog/contract/editing/edit-publish';
import { releaseCancel, releaseSave } from '@izlog/contract/editing/release';
import type { Permission } from '@izlog/contract/permissions';
import { categoryGet } from '@izlog/contract/product/category-get';
import { productGet } from '@izlog/contract/product/product-get';
import { expect } from 'vitest';
import { buildMedia } from '#test/builders/media.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type CallOptions, type TestPlatform, platformTest as test } from '#test/kit.ts';
import { saveCategory } from '../categories/save-category.ts';

const hrv = { language: 'hrv', defaultLanguage: 'hrv' };
const staff = { as: 'staff' } as const;
const doc = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** Writes fields of a draft; returns its revision. */
async function write(platform: TestPlatform, ref: DocumentRef, fields: Record<string, unknown>) {
  const ops = Object.entries(fields).map(([field, value]) => ({
    id: randomUUID(),
    op: 'set' as const,
    path: `root/meta/${field}`,
    value,
  }));
  const documents = [{ ...ref, base: 0, ops }];
  const answer = await platform.call(editOps, { session: randomUUID(), documents }, staff);
  expect(answer.documents[0]?.results.map(({ state }) => state)).toEqual(ops.map(() => 'applied'));
  return answer.documents[0]?.rev ?? 0;
}

test('[EDIT-006, EDIT-007, OFFICE-01] what a product says is drafted and published in one language; price, facts and other languages stay', async ({
  platform,
}) => {
  const [old, fresh] = [await buildMedia(platform), await buildMedia(platform)];
  const facts = [{ label: 'Težina', value: '2 kg' }];
  const id = await buildProduct(platform, {
    price: 1900,
    translations: {
      hrv: {
        name: 'Lonac',
        shortDescription: 'Kratko',
        facts,
        description: { type: 'html', html: '<p>Uvezeno</p>' },
      },
      eng: { name: 'Pot' },
    },
    media: [{ mediaId: old, alt: { hrv: 'Lonac', eng: 'A pot' } }],
  });
  const ref = { kind: 'product', id, language: 'hrv' } as const;
  const before = await platform.call(productGet, { id });

  const pictures = [
    { id: fresh, alt: { decorative: true } },
    { id: old, alt: 'Lonac na stolu' },
  ];
  const rev = await write(platform, ref, { name: 'Veliki lonac', pictures });
  expect(await platform.call(productGet, { id })).toEqual(before);
  const seen = await platform.call(productGet, { id }, { ...staff, headers: { view: 'draft' } });
  expect(seen).toMatchObject({ name: 'Veliki lonac', media: [{ id: fresh, alt: '' }, { id: old }] });
  await platform.call(editPublish, { items: [{ ...ref, rev }] }, staff);

  const after = await platform.call(productGet, { id });
  expect(after).toMatchObject({
    name: 'Veliki lonac',
    slug: before.slug,
    shortDescription: 'Kratko',
    description: { type: 'html' },
    facts,
    finalPrice: 19,
    media: [
      { id: fresh, alt: '' },
      { id: old, alt: 'Lonac na stolu' },
    ],
  });
  const english = await platform.call(productGet, { id }, { language: 'eng' });
  expect(english).toMatchObject({ name: 'Pot', media: [{ id: fresh }, { id: old, alt: 'A pot' }] });

  const next = await write(platform, ref, { description: doc('Napisano ovdje') });
  await platform.call(editPublish, { items: [{ ...ref, rev: next }] }, staff);
  expect((await platform.call(productGet, { id })).description).toMatchObject({ type: 'doc' });
});

test('[EDIT-006] who may not change the catalogue drafts no product, and a slug that is taken is said by its place', async ({
  platform,
}) => {
  const other = await buildProduct(platform, { name: 'Zauzeto ime' });
  const id = await buildProduct(platform, { name: 'Nesto drugo' });
  const ref = { kind: 'product', id, language: 'hrv' } as const;
  const editor = { as: { staff: ['content.edit', 'content.publish'] } } as const;

  const documents = `product:${id}:hrv`;
  expect((await platform.refusal(editState, { documents }, editor)).status).toBe(403);
  expect((await platform.call(editState, { documents }, staff)).documents[0]?.body).not.toBeNull();
  const { slug } = await platform.call(productGet, { id: other });
  const rev = await write(platform, ref, { slug, shortDescription: 'Opis' });
  const refused = await platform.refusal(editPublish, { items: [{ ...ref, rev }] }, staff);
  expect(refused).toMatchObject({
    status: 422,
    payload: { faults: [{ path: 'root/meta/slug', kind: 'slugTaken' }] },
  });
});

test('[EDIT-006, EDIT-007] what a category says is drafted and published; where it stands stays', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const parentId = await saveCategory(ctx, { translations: { hrv: { name: 'Kuhinja' } } });
  const id = await saveCategory(ctx, {
    parentId,
    translations: { hrv: { name: 'Lonci' }, eng: { name: 'Pots' } },
  });
  const picture = await buildMedia(platform);
  const ref = { kind: 'category', id, language: 'hrv' } as const;

  const rev = await write(platform, ref, {
    line: 'Za svaku peć',
    description: 'Svi lonci',
    picture: { id: picture, alt: '' },
  });
  await platform.call(editPublish, { items: [{ ...ref, rev }] }, staff);

  expect(await platform.call(categoryGet, { id: String(id) })).toMatchObject({
    name: 'Lonci',
    slug: 'lonci',
    line: 'Za svaku peć',
    description: 'Svi lonci',
    parentId,
    media: { id: picture },
  });
  expect(await platform.call(categoryGet, { id: String(id) }, { language: 'eng' })).toMatchObject({
    name: 'Pots',
  });
});

test('[EDIT-006] who may not change the catalogue begins no language of a product, moves no release with one and makes no link to it', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { name: 'Tudi proizvod' });
  const ref = { kind: 'product', id, language: 'hrv' } as const;
  const editor = { as: { staff: ['content.edit', 'content.publish'] } } as const;
  const rev = await write(platform, ref, { name: 'Zakazano ime', shortDescription: 'Opis' });
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const release = await platform.call(releaseSave, { at, add: [{ ...ref, rev }] }, staff);

  const begun = { kind: 'product', id, language: 'eng', source: 'hrv' } as const;
  expect((await platform.refusal(documentTranslate, begun, editor)).status).toBe(403);
  const past = new Date(Date.now() - 60_000).toISOString();
  expect((await platform.refusal(releaseSave, { id: release.id, at: past }, editor)).status).toBe(403);
  expect((await platform.refusal(releaseCancel, { id: release.id }, editor)).status).toBe(403);
  expect((await platform.refusal(previewLinkCreate, { document: ref }, editor)).status).toBe(403);
  expect((await platform.call(productGet, { id })).name).toBe('Tudi proizvod');
  expect(await platform.call(documentTranslate, begun, staff)).toEqual({ kind: 'product', id });
  expect(await platform.call(releaseCancel, { id: release.id }, staff)).toMatchObject({ state: 'cancelled' });
});

test('[CMS-024] a preview link of a product, a category and an event opens where each stands', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { name: 'Proizvod za pregled' });
  const category = await saveCategory(await platform.ctx(), {
    translations: { hrv: { name: 'Polica', slug: 'polica-za-pregled' } },
  });
  const event = await platform.call(documentCreate, { kind: 'event', title: 'Za pregled' }, staff);
  const { slug } = await platform.call(productGet, { id });
  const pathOf = async (kind: 'product' | 'category' | 'event', one: number, language = 'hrv') =>
    (await platform.call(previewLinkCreate, { document: { kind, id: one, language } }, staff)).path;

  expect(await pathOf('product', id)).toBe(contentPath('product', slug, hrv));
  expect(await pathOf('product', id, 'eng')).toBe(contentPath('product', slug, { ...hrv, language: 'eng' }));
  expect(await pathOf('category', category)).toBe('/shop/polica-za-pregled');
  expect(await pathOf('event', event.id)).toBe(contentPath('event', event.id, hrv));
  const gone = { document: { kind: 'product', id: 999_999_999, language: 'hrv' } } as const;
  expect((await platform.refusal(previewLinkCreate, gone, staff)).status).toBe(404);
});

test('[CMS-024, EDIT-017] a product and a category are found by the slug of their draft, by who may see it; a link shows no more kinds than its maker may change', async ({
  platform,
}) => {
  const id = await buildProduct(platform, { name: 'Stari naziv' });
  const category = await saveCategory(await platform.ctx(), {
    translations: { hrv: { name: 'Stara polica', slug: 'stara-polica' } },
  });
  await write(platform, { kind: 'product', id, language: 'hrv' }, { name: 'Novi naziv', slug: 'novi-naziv' });
  await write(platform, { kind: 'category', id: category, language: 'hrv' }, { slug: 'nova-polica' });
  const guestOf = async (permissions: Permission[]) => {
    const maker = { as: { staff: permissions } };
    const { url } = await platform.call(previewLinkCreate, {}, maker);
    return { headers: { preview: new URL(url, 'http://x').searchParams.get('preview') ?? '' } };
  };
  const whole = await guestOf(['content.edit', 'content.publish', 'catalogue.edit']);
  const contentOnly = await guestOf(['content.edit', 'content.publish']);
  const found = (guest: CallOptions) => platform.call(productGet, { slug: 'novi-naziv' }, guest);

  expect(await found(whole)).toMatchObject({ id, name: 'Novi naziv', slug: 'novi-naziv' });
  expect(await found({ ...staff, headers: { view: 'draft' } })).toMatchObject({ id });
  expect(await platform.call(categoryGet, { id: 'nova-polica' }, whole)).toMatchObject({ id: category });
  for (const other of [{}, contentOnly]) {
    expect((await platform.refusal(productGet, { slug: 'novi-naziv' }, other)).status).toBe(404);
    expect((await platform.refusal(categoryGet, { id: 'nova-polica' }, other)).status).toBe(404);
    expect(await platform.call(productGet, { id }, other)).toMatchObject({ name: 'Stari naziv' });
  }
});
