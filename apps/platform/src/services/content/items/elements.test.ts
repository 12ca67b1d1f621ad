import { elementCreate } from '@izlog/contract/cms/content/element-create';
import { elementGetByHandlers } from '@izlog/contract/cms/content/element-get-by-handlers';
import { elementUpdate } from '@izlog/contract/cms/content/element-update';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { payloads } from '#platform/kernel/tags.ts';
import { buildElement, buildPage, contentText } from '#test/builders/content.ts';
import { buildMedia } from '#test/builders/media.ts';
import { platformTest as test } from '#test/kit.ts';

test('[CMS-001, CMS-002] header, footer and cookie are answered under their long handlers, in the order asked for', async ({
  platform,
}) => {
  await buildElement(platform, 'header');
  await buildElement(platform, 'footer');
  await buildElement(platform, 'cookie');

  const short = await platform.call(elementGetByHandlers, { handlers: ['footer', 'header', 'cookie'] });
  const long = await platform.call(elementGetByHandlers, { handlers: ['cookie-section', 'unknown'] });

  expect(short.elements.map((one) => one.handler)).toEqual([
    'footer-section',
    'header-section',
    'cookie-section',
  ]);
  expect(long.elements.map((one) => one.handler)).toEqual(['cookie-section']);
});

test('[CMS-003, CMS-004] a footer has all fields of an element, and its meta as it was saved', async ({
  platform,
}) => {
  const logo = await buildMedia(platform, { alt: { hrv: 'Znak trgovine' } });
  const page = await buildPage(platform, { slug: 'dogovor' });
  await buildElement(platform, 'footer', {
    meta: {
      mail: 'info@primjer.hr',
      phone: '+385 1 234',
      copyright: '© Primjer',
      logo: { id: logo, alt: '' },
      scheduleBtn: { name: 'Dogovor', link: { kind: 'page', id: page } },
    },
    parts: [{ handler: 'links', parts: [{ handler: 'link', meta: { label: 'Novosti' } }] }],
  });

  const { elements } = await platform.call(elementGetByHandlers, { handlers: ['footer'] });

  expect(elements[0]).toMatchObject({
    handler: 'footer-section',
    type: 'static-element',
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    language_code: 'hrv',
    isFallback: false,
    options: {},
    mobileMeta: {},
    mobileOptions: {},
    slug: null,
    meta: {
      mail: 'info@primjer.hr',
      phone: '+385 1 234',
      copyright: '© Primjer',
      logo: { id: logo, file: { id: logo, alt: 'Znak trgovine', mime: 'image/png', width: 40, height: 30 } },
      scheduleBtn: { name: 'Dogovor', link: { formattedPath: '/dogovor' } },
    },
    parts: [{ id: 'links-1', slot: 'parts', parts: [{ id: 'links-1.link-1', meta: { label: 'Novosti' } }] }],
  });
  expect(elements[0]).toHaveProperty('id');
  expect(elements[0]).toHaveProperty('title');
});

test('[CMS-007, I18N-017] an element is answered in the language of the request, else in the default one with a flag', async ({
  platform,
}) => {
  await buildElement(
    platform,
    'language-bar',
    { meta: { text: 'Bok' } },
    {
      translations: { eng: { title: 'Bar', meta: { text: 'Hello' } } },
    },
  );
  const read = async (language: string) =>
    (await platform.call(elementGetByHandlers, { handlers: ['language-bar'] }, { language })).elements[0];

  expect(await read('hrv')).toMatchObject({ meta: { text: 'Bok' }, language_code: 'hrv', isFallback: false });
  expect(await read('eng')).toMatchObject({
    meta: { text: 'Hello' },
    language_code: 'eng',
    isFallback: false,
  });
  expect(await read('deu')).toMatchObject({ meta: { text: 'Bok' }, language_code: 'hrv', isFallback: true });
});

test('[CMS-005] staff store an element for the current language, and a second language joins it', async ({
  platform,
}) => {
  const first = await platform.call(
    elementCreate,
    { handler: 'banner', title: 'Natpis', meta: { text: 'Dobrodošli' } },
    { as: 'staff' },
  );
  const second = await platform.call(
    elementCreate,
    { handler: 'banner', title: 'Banner', meta: { text: 'Welcome' } },
    { as: 'staff', language: 'eng' },
  );

  expect(second).toMatchObject({ id: first.id, language_code: 'eng', meta: { text: 'Welcome' } });
  const { elements } = await platform.call(elementGetByHandlers, { handlers: ['banner'] });
  expect(elements).toMatchObject([{ id: first.id, language_code: 'hrv', meta: { text: 'Dobrodošli' } }]);
});

test('[CMS-005, OFFICE-07] an element that another call published while this one waited is found', async ({
  platform,
}) => {
  const id = await buildElement(platform, 'early-strip', { title: 'Traka' });
  // A call reads by the moment it began at; this one began before the other published.
  await platform.kernel.database.db.execute(
    sql`update content_live set published_at = now() + interval '5 seconds' where item_id = ${id}`,
  );

  const changed = await platform.call(elementUpdate, { id, title: 'Pruga' }, { as: 'staff' });

  expect(changed).toMatchObject({ id, title: 'Pruga' });
  const { elements } = await platform.call(elementGetByHandlers, { handlers: ['early-strip'] });
  expect(elements).toMatchObject([{ id, title: 'Pruga' }]);
});

test('[CMS-006, SHELL-002, EDIT-007] a changed element is what visitors read next; fields that were not sent stay', async ({
  platform,
}) => {
  const id = await buildElement(platform, 'strip', {
    title: 'Traka',
    meta: { text: 'Staro' },
    options: { wide: true },
  });

  const changed = await platform.call(elementUpdate, { id, meta: { text: 'Novo' } }, { as: 'staff' });

  expect(changed).toMatchObject({ title: 'Traka', meta: { text: 'Novo' }, options: { wide: true }, rev: 2 });
  const { elements } = await platform.call(elementGetByHandlers, { handlers: ['strip'] });
  expect(elements[0]).toMatchObject({ meta: { text: 'Novo' } });
});

test('[EDIT-016] changing an element in a language it does not have starts from the default one', async ({
  platform,
}) => {
  const id = await buildElement(platform, 'intro', {
    meta: { text: 'Uvod', tone: 'tih' },
    options: { wide: true },
  });

  await platform.call(elementUpdate, { id, meta: { text: 'Intro' } }, { as: 'staff', language: 'eng' });

  const { elements } = await platform.call(
    elementGetByHandlers,
    { handlers: ['intro'] },
    { language: 'eng' },
  );
  expect(elements[0]).toMatchObject({
    language_code: 'eng',
    meta: { text: 'Intro' },
    options: { wide: true },
  });
  const croatian = await platform.call(elementGetByHandlers, { handlers: ['intro'] });
  expect(croatian.elements[0]).toMatchObject({ meta: { text: 'Uvod' } });
});

test('[CMS-006, EDIT-003] only staff change elements: 401 without a login, 403 for customers and without the right', async ({
  platform,
}) => {
  const id = await buildElement(platform, 'guarded', { meta: { text: 'Čuvano' } });
  const change = { id, meta: { text: 'Tuđe' } };

  expect((await platform.refusal(elementUpdate, change, { as: 'visitor' })).status).toBe(401);
  expect((await platform.refusal(elementUpdate, change, { as: 'customer' })).status).toBe(403);
  expect((await platform.refusal(elementUpdate, change, { as: { staff: ['orders.edit'] } })).status).toBe(
    403,
  );
  expect((await platform.refusal(elementUpdate, change, { as: 'staff', site: 2 })).code).toBe('NOT_FOUND');
  const { elements } = await platform.call(elementGetByHandlers, { handlers: ['guarded'] });
  expect(elements[0]).toMatchObject({ meta: { text: 'Čuvano' } });
});

test('[SET-019] two sites have elements of the same handler and each reads its own', async ({ platform }) => {
  await buildElement(platform, 'shared', { meta: { text: 'prva' } });
  await buildElement(platform, 'shared', { meta: { text: 'druga' } }, { site: 2 });

  const first = await platform.call(elementGetByHandlers, { handlers: ['shared'] });
  const second = await platform.call(elementGetByHandlers, { handlers: ['shared'] }, { site: 2 });

  expect(first.elements[0]).toMatchObject({ meta: { text: 'prva' } });
  expect(second.elements[0]).toMatchObject({ meta: { text: 'druga' } });
});

test('a script behind a link is refused with the place it stands in, and nothing is saved', async ({
  platform,
}) => {
  const id = await buildElement(platform, 'linked', {
    meta: { link: { kind: 'external', href: 'https://primjer.hr' } },
  });

  const refusal = await platform.refusal(
    elementUpdate,
    { id, parts: [{ handler: 'card', meta: { link: { kind: 'external', href: 'javascript:alert(1)' } } }] },
    { as: 'staff' },
  );

  expect(refusal).toMatchObject({
    status: 400,
    payload: { fields: [{ path: 'parts.0.meta.link.href', kind: 'url' }] },
  });
  const { elements } = await platform.call(elementGetByHandlers, { handlers: ['linked'] });
  expect(elements[0]).toMatchObject({ parts: [] });
});

test('reading an element names it and what it links to as cache tags', async ({ platform }) => {
  const page = await buildPage(platform, contentText());
  await buildElement(platform, 'tagged', { meta: { link: { kind: 'page', id: page } } });

  const answer = await platform.http({
    method: 'POST',
    url: elementGetByHandlers.path,
    payload: { handlers: ['tagged'] },
  });

  expect(String(answer.headers['x-cache-tags']).split(',').sort()).toEqual([
    'element:tagged',
    `path:${page}`,
  ]);
});

test('[CMS-008] a button has all its fields, and leads to the page, product or address it names', async ({
  platform,
}) => {
  const page = await buildPage(platform, { slug: 'cilj-gumba' });
  const empty = {
    post: null,
    page: null,
    product: null,
    blogCategory: null,
    productCategory: null,
    category: null,
  };
  await buildElement(platform, 'buttons', {
    meta: {
      byLink: { name: 'Više', rel: 'nofollow', target: '_blank', link: { kind: 'page', id: page } },
      byField: { name: 'Stranica', page: { id: page } },
      byAddress: { name: 'Van', link: { kind: 'external', href: 'https://primjer.hr/' } },
      gone: { name: 'Nema', link: { kind: 'post', id: 999_999 } },
      person: { name: 'Ana', role: 'savjetnica' },
    },
  });

  const { elements } = await platform.call(elementGetByHandlers, { handlers: ['buttons'] });

  const target = { id: page, slug: 'cilj-gumba' };
  const plain = { ...empty, rel: null, href: null, target: null };
  expect(elements[0]?.meta).toMatchObject({
    byLink: {
      ...empty,
      name: 'Više',
      rel: 'nofollow',
      href: null,
      target: '_blank',
      page: target,
      formattedPath: '/cilj-gumba',
    },
    byField: { ...plain, name: 'Stranica', page: target, formattedPath: '/cilj-gumba' },
    byAddress: { ...plain, href: 'https://primjer.hr/', formattedPath: 'https://primjer.hr/' },
    gone: { ...plain, post: { id: 999_999 }, formattedPath: null },
  });
  expect(elements[0]?.meta.person).toEqual({ name: 'Ana', role: 'savjetnica' });
});

test('an answer can be saved back as it came, and answers the same', async ({ platform }) => {
  const page = await buildPage(platform, { slug: 'natrag-i-naprijed' });
  const picture = await buildMedia(platform);
  const id = await buildElement(platform, 'round', {
    meta: { cta: { name: 'A', link: { kind: 'page', id: page } }, image: { id: picture, alt: '' } },
    parts: [{ handler: 'text', meta: { more: { name: 'B', page: { id: page } } } }],
  });
  const read = async () => (await platform.call(elementGetByHandlers, { handlers: ['round'] })).elements[0];
  const before = await read();

  await platform.call(elementUpdate, { id, meta: before?.meta, parts: before?.parts }, { as: 'staff' });

  expect(await read()).toEqual({ ...before, rev: 2 });
});

test('content nested without end is refused, never a fault', async ({ platform }) => {
  const id = await buildElement(platform, 'deep');
  const nested = (open: string, close: string) => open.repeat(20_000) + close.repeat(20_000);

  for (const body of [
    `{"meta":${nested('{"a":', '}').replace('{"a":}', '{"a":1}')}}`,
    `{"parts":${nested('[{"handler":"a","parts":', '}]').replace(':}', ':[]}')}}`,
  ]) {
    const answer = await platform.http(
      {
        method: 'PATCH',
        url: `/api/v1/cms/element/update/${id}`,
        headers: { 'content-type': 'application/json' },
        payload: body,
      },
      { as: 'staff' },
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.payload.fields).toMatchObject([{ message: 'Nested too deep.' }]);
  }
});

test('[CMS-001, API-016] whatever handler is asked for, it is one tag of its own, the same that a change drops', async ({
  platform,
}) => {
  const asked = ['početna', 'a,product:5', 'b, c', 'x\r\nset-cookie: y', '\ud800', '*', ' ', 'š'.repeat(60)];

  const answer = await platform.http({
    method: 'POST',
    url: elementGetByHandlers.path,
    payload: { handlers: asked.filter((one) => one !== '\ud800') },
  });
  const broken = await platform.http({
    method: 'POST',
    url: elementGetByHandlers.path,
    headers: { 'content-type': 'application/json' },
    payload: '{"handlers":["\\ud800"]}',
  });

  expect(answer.statusCode).toBe(200);
  expect(broken.statusCode).toBeLessThan(500);
  const tags = String(answer.headers['x-cache-tags']).split(',');
  expect(tags).toHaveLength(asked.length - 1);
  for (const tag of tags) expect(tag).toMatch(/^element:[\w*-]+$/);
  expect(tags).not.toContain('product:5');
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(payloads(1, ['element:početna'])).toEqual([`1 ${tags[0]}`]);
});
