import { randomUUID } from 'node:crypto';
import { elementCreate } from '@izlog/contract/cms/content/element-create';
import { elementGetByHandlers } from '@izlog/contract/cms/content/element-get-by-handlers';
import { elementUpdate } from '@izlog/contract/cms/content/element-update';
import { postGet } from '@izlog/contract/cms/content/post-get';
import { postUpdate } from '@izlog/contract/cms/content/post-update';
import { termGet } from '@izlog/contract/cms/content/term-get';
import { termUpdate } from '@izlog/contract/cms/content/term-update';
import type { DocumentBody } from '@izlog/contract/editing/document';
import { editState } from '@izlog/contract/editing/edit-history';
import { editOps } from '@izlog/contract/editing/edit-ops';
import { editCheck } from '@izlog/contract/editing/edit-publish';
import { filterAudit } from '@izlog/contract/user/audit';
import { expect } from 'vitest';
import { buildElement, buildPage, buildTerm, contentText } from '#test/builders/content.ts';
import { buildMedia } from '#test/builders/media.ts';
import { type CallOptions, platformTest as test } from '#test/kit.ts';
import { importDocuments } from '../index.ts';

const staff = { as: 'staff' } as const;

test('[CMS-006] an element is changed field by field: what is not sent stays, null takes away, what answers add is not stored', async ({
  platform,
}) => {
  const logo = await buildMedia(platform, { alt: { hrv: 'Znak' } });
  await buildElement(platform, 'footer', {
    meta: { mail: 'info@primjer.hr', phone: '+385 1 234', logo: { id: logo, alt: '' } },
  });
  const read = async () => (await platform.call(elementGetByHandlers, { handlers: ['footer'] })).elements[0];
  const before = await read();

  const changed = await platform.call(
    elementUpdate,
    { id: before?.id ?? 0, meta: { mail: null, logo: before?.meta.logo, copyright: '© Primjer' } },
    staff,
  );

  expect(changed.meta).toMatchObject({ phone: '+385 1 234', copyright: '© Primjer', logo: { id: logo } });
  expect(changed.meta).not.toHaveProperty('mail');
  const { documents } = await platform.call(editState, { documents: `content:${changed.id}:hrv` }, staff);
  expect(documents[0]?.body?.root.meta.logo).toEqual({ id: logo, alt: '' });
});

test('[CMS-006, EDIT-006] a change upon a revision that is past is refused, and every answer says its own', async ({
  platform,
}) => {
  const id = await buildPage(platform, { title: 'Revizija' });
  const change = async (title: string, revision: string) =>
    platform.http(
      {
        method: 'PATCH',
        url: `/api/v1/cms/post/update/${id}`,
        payload: { title },
        headers: { 'if-match': revision },
      },
      staff,
    );
  const first = await change('Prva', '"1"');
  const second = await change('Druga', String(first.headers.etag));
  const stale = await change('Treća', '"1"');

  expect([first.statusCode, second.statusCode, stale.statusCode]).toEqual([200, 200, 409]);
  expect(stale.json().error.code).toBe('CONTENT_CONFLICT');
  expect((await platform.call(postGet, { id })).title).toBe('Druga');
});

test('[EDIT-003, EDIT-006] who may edit and not publish changes nothing public by the calls that know no drafts', async ({
  platform,
}) => {
  const id = await buildPage(platform, { title: 'Javno' });
  const editor = { as: { staff: ['content.edit'] } } as const;

  const refused = [
    await platform.refusal(postUpdate, { id, title: 'Tuđe' }, editor),
    await platform.refusal(elementCreate, { handler: 'novi-natpis', title: 'Natpis' }, editor),
  ];

  expect(refused.map(({ status }) => status)).toEqual([403, 403]);
  expect((await platform.call(postGet, { id })).title).toBe('Javno');
});

test('[EDIT-006, EDIT-007] such a change joins the draft too and leaves the rest of it alone', async ({
  platform,
}) => {
  const id = await buildPage(platform, { title: 'Javni naslov', excerpt: 'Javni opis' });
  const ref = { kind: 'content', id, language: 'hrv' } as const;
  const op = { id: randomUUID(), op: 'set', path: 'root/meta/title', value: 'Skicirani naslov' } as const;
  await platform.call(editOps, { session: randomUUID(), documents: [{ ...ref, base: 0, ops: [op] }] }, staff);

  await platform.call(postUpdate, { id, excerpt: 'Novi opis' }, staff);

  expect(await platform.call(postGet, { id })).toMatchObject({ title: 'Javni naslov', excerpt: 'Novi opis' });
  const { documents } = await platform.call(editState, { documents: `content:${id}:hrv` }, staff);
  expect(documents[0]).toMatchObject({
    rev: 2,
    isDrafted: true,
    body: { root: { meta: { title: 'Skicirani naslov', excerpt: 'Novi opis' } } },
  });
});

test('[CMS-006, EDIT-006] a change that names no revision covers no newer draft: its words stay in it, and its publish asks', async ({
  platform,
}) => {
  await buildElement(platform, 'traka-radnog-vremena', { meta: { text: 'Od 8 do 16', phone: '1' } });
  const [element] = (await platform.call(elementGetByHandlers, { handlers: ['traka-radnog-vremena'] }))
    .elements;
  const ref = { kind: 'content', id: element?.id ?? 0, language: 'hrv' } as const;
  const op = { id: randomUUID(), op: 'set', path: 'root/meta/text', value: 'Od 9 do 17' } as const;
  await platform.call(editOps, { session: randomUUID(), documents: [{ ...ref, base: 0, ops: [op] }] }, staff);

  await platform.call(elementUpdate, { id: ref.id, meta: { text: 'Zatvoreno', phone: '2' } }, staff);

  const shown = await platform.call(elementGetByHandlers, { handlers: ['traka-radnog-vremena'] });
  expect(shown.elements[0]?.meta).toMatchObject({ text: 'Zatvoreno', phone: '2' });
  const { documents } = await platform.call(editState, { documents: `content:${ref.id}:hrv` }, staff);
  expect(documents[0]?.body?.root.meta).toMatchObject({ text: 'Od 9 do 17', phone: '2' });
  const { conflicts } = await platform.call(editCheck, { items: [ref] }, staff);
  expect(conflicts).toMatchObject([{ path: 'root/meta/text', ours: 'Od 9 do 17', theirs: 'Zatvoreno' }]);
});

test('[EDIT-008, CMS-006] header and footer take values of their own for phones, field by field; a field that cannot differ there is refused', async ({
  platform,
}) => {
  const page = await buildPage(platform, { slug: 'dogovor' });
  await buildElement(platform, 'footer', { meta: { about: 'Dugo o uredu', copyright: '© Primjer' } });
  const find = async () => (await platform.call(elementGetByHandlers, { handlers: ['footer'] })).elements[0];
  const id = (await find())?.id ?? 0;
  const button = { name: 'Nazovite', link: { kind: 'page', id: page } };

  await platform.call(elementUpdate, { id, mobileMeta: { about: 'Kratko', scheduleBtn: button } }, staff);
  expect(await find()).toMatchObject({
    meta: { about: 'Dugo o uredu', copyright: '© Primjer' },
    mobileMeta: { about: 'Kratko', scheduleBtn: { name: 'Nazovite', link: { formattedPath: '/dogovor' } } },
  });
  await platform.call(elementUpdate, { id, mobileMeta: { about: null } }, staff);
  expect(Object.keys((await find())?.mobileMeta ?? {})).toEqual(['scheduleBtn']);

  const ops = ['copyright', 'title'].map((field) => ({
    id: randomUUID(),
    op: 'set',
    path: `root/mobileMeta/${field}`,
    value: 'Na mobitelu',
  }));
  const { documents } = await platform.call(
    editOps,
    {
      session: randomUUID(),
      documents: [{ kind: 'content', id, language: 'hrv', base: 0, ops: ops as never }],
    },
    staff,
  );
  expect(documents[0]?.results).toMatchObject([
    { state: 'applied' },
    { state: 'invalid', code: 'notMobile', path: 'root/mobileMeta/title' },
  ]);
});

test('[CMS-005] a section that nobody declared is refused, whichever call brings it', async ({
  platform,
}) => {
  const id = await buildPage(platform);

  const refusal = await platform.refusal(postUpdate, { id, parts: [{ handler: 'izmišljen' }] }, staff);

  expect(refusal).toMatchObject({ status: 400, code: 'SECTION_UNKNOWN' });
});

test('[CMS-024] whole documents are imported public at once, or as drafts that nobody sees', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const bodyOf = (title: string, slug: string): DocumentBody => ({
    root: {
      id: 'root',
      handler: 'post',
      slot: 'root',
      meta: { title, slug, publishedAt: '2026-01-02T10:00:00.000Z' },
      options: {},
      mobileMeta: {},
      mobileOptions: {},
      parts: [],
    },
  });
  const made = { handler: 'post' };

  const [shown = 0, drafted = 0] = await importDocuments(ctx, [
    {
      kind: 'content',
      made,
      bodies: { hrv: bodyOf('Uvezeno', 'uvezeno'), eng: bodyOf('Imported', 'imported') },
    },
    { kind: 'content', made, bodies: { hrv: bodyOf('Skica', 'skica-uvoza') }, stays: 'draft' },
  ]);

  expect(await platform.call(postGet, { id: shown }, { language: 'eng' })).toMatchObject({
    title: 'Imported',
  });
  expect((await platform.refusal(postGet, { id: drafted })).status).toBe(404);
  const { documents } = await platform.call(editState, { documents: `content:${drafted}:hrv` }, staff);
  expect(documents[0]).toMatchObject({
    isDrafted: true,
    isPublic: false,
    body: { root: { meta: { title: 'Skica' } } },
  });
});

test('[CMS-014] a term is changed field by field in one language; what is not sent stays, and no page is changed so', async ({
  platform,
}) => {
  const parent = await buildTerm(platform, { title: 'Teme', slug: 'sve-teme' });
  const id = await buildTerm(
    platform,
    { title: 'Vijesti', slug: 'stare-vijesti', excerpt: 'Opis' },
    { translations: { eng: contentText({ title: 'News', slug: 'old-news' }) } },
  );
  const change = (input: object, options: CallOptions = {}) =>
    platform.call(termUpdate, { id, ...input }, { as: 'staff', ...options });

  expect(await change({ title: 'Novosti', parentId: parent })).toMatchObject({
    title: 'Novosti',
    slug: 'stare-vijesti',
    excerpt: 'Opis',
    parentId: parent,
  });
  await change({ slug: 'novosti-trgovine' });
  const term = await platform.call(termGet, { id: String(id) });
  expect(term).toMatchObject({
    title: 'Novosti',
    slug: 'novosti-trgovine',
    excerpt: 'Opis',
    parentId: parent,
  });
  expect(await platform.call(termGet, { id: String(id) }, { language: 'eng' })).toMatchObject({
    title: 'News',
    slug: 'old-news',
  });
  const page = await buildPage(platform);
  const refused = async (input: object, options: CallOptions = {}) =>
    (await platform.refusal(termUpdate, { id, ...input }, { as: 'staff', ...options })).status;
  expect(await refused({ id: page, title: 'x' })).toBe(404);
  for (const [of, parentId] of [
    [id, id],
    [id, page],
    [id, 999_999_999],
    [parent, id],
  ])
    expect(await platform.refusal(termUpdate, { id: of ?? 0, parentId }, { as: 'staff' })).toMatchObject({
      status: 400,
      payload: { fields: [{ path: 'parentId' }] },
    });
  const { records } = await platform.call(filterAudit, { limit: 10 }, { as: 'staff' });
  expect(JSON.stringify(records.map(({ changes }) => changes))).toContain('novosti-trgovine');
  expect(await refused({ slug: 'sve-teme' })).toBe(409);
  expect(await refused({ title: 'x' }, { as: { staff: ['content.edit'] } })).toBe(403);
});
