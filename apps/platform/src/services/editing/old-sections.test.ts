import { randomUUID } from 'node:crypto';
import type { Part } from '@izlog/contract/cms/content/part';
import { postGet } from '@izlog/contract/cms/content/post-get';
import { editState, editVersions } from '@izlog/contract/editing/edit-history';
import { editOps } from '@izlog/contract/editing/edit-ops';
import { editPublish, editRestore } from '@izlog/contract/editing/edit-publish';
import { declarations } from '@izlog/contract/sections/section-list';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { buildPage } from '#test/builders/content.ts';
import { platformTest as test } from '#test/kit.ts';

const quotes = declarations.find(({ handler }) => handler === 'quotes');
const first = { version: quotes?.version, migrate: quotes?.migrate };

/** As if a release of the program had renamed a choice of quotes: their second version. */
beforeAll(() => {
  const migrate = {
    2: (part: Part) => ({ ...part, options: { layout: part.options.wide ? 'row' : 'column' } }),
  };
  Object.assign(quotes ?? {}, { version: 2, migrate });
});
afterAll(() => {
  Object.assign(quotes ?? {}, first);
});

const staff = { as: 'staff' } as const;
const bags = { meta: {}, options: {}, mobileMeta: {}, mobileOptions: {} };
const quote = {
  ...bags,
  id: 'q1',
  handler: 'quote',
  slot: 'quotes',
  meta: { words: 'Sjajno', who: 'Ana' },
  parts: [],
};
const old = {
  ...bags,
  id: 'stari',
  handler: 'quotes',
  slot: 'sections',
  options: { wide: true },
  parts: [quote],
};

test('[CMS-003, EDIT-003] a section that was stored by an older version is shown, edited, published and restored as it is declared today', async ({
  platform,
}) => {
  const id = await buildPage(platform, { title: 'Citati', slug: 'stari-citati', excerpt: 'Opis' });
  const { db } = await platform.ctx();
  await db.execute(
    sql`update content_live set parts = ${JSON.stringify([old])}::jsonb where item_id = ${id}`,
  );
  await db.execute(sql`
    insert into versions (site_id, kind, ref_id, language, no, body, reason, at, hash)
    select 1, 'content', ${id}, 'hrv', 70, jsonb_build_object('root', jsonb_build_object('id', 'root', 'handler', 'page',
      'slot', 'root', 'meta', jsonb_build_object('title', 'Citati', 'slug', 'stari-citati', 'excerpt', 'Opis'),
      'options', '{}'::jsonb, 'mobileMeta', '{}'::jsonb, 'mobileOptions', '{}'::jsonb,
      'parts', ${JSON.stringify([old])}::jsonb)), 'publish', now(), 'old'`);
  const shown = async () =>
    (await platform.call(postGet, { id })).parts.map(({ v, options }) => [v, options]);
  const stored = async () =>
    (await db.execute<{ parts: Part[] }>(sql`select parts from content_live where item_id = ${id}`)).rows[0]
      ?.parts;
  const document = { kind: 'content' as const, id, language: 'hrv' };
  const state = async () =>
    (await platform.call(editState, { documents: `content:${id}:hrv` }, staff)).documents[0];

  expect(await shown()).toEqual([[2, { layout: 'row' }]]);
  const begun = await state();
  expect(begun?.body?.root.parts[0]).toMatchObject({ v: 2, options: { layout: 'row' }, parts: [quote] });
  const fresh = {
    id: 'novi',
    handler: 'quotes',
    options: { layout: 'column' },
    parts: [{ ...quote, id: 'q2' }],
  };
  const change = (op: object) => ({ id: randomUUID(), ...op });
  const ops = [
    change({ op: 'set', path: 'stari/options/layout', value: 'column' }),
    change({ op: 'insert', part: fresh, parent: 'root', slot: 'sections', after: 'stari' }),
  ] as Parameters<typeof platform.call<typeof editOps>>[1]['documents'][number]['ops'];
  const answer = await platform.call(
    editOps,
    { session: randomUUID(), documents: [{ ...document, base: begun?.rev ?? 0, ops }] },
    staff,
  );
  expect(answer.documents[0]?.results.map(({ state }) => state)).toEqual(['applied', 'applied']);
  await platform.call(editPublish, { items: [{ ...document, rev: answer.documents[0]?.rev ?? 0 }] }, staff);
  expect(await shown()).toEqual([
    [2, { layout: 'column' }],
    [2, { layout: 'column' }],
  ]);
  expect((await stored())?.map(({ v }) => v)).toEqual([2, 2]);

  const versions = (await platform.call(editVersions, { ...document }, staff)).records;
  expect(versions.map(({ no }) => no)).toContain(70);
  const rev = (await state())?.rev ?? 0;
  await platform.call(editRestore, { document: { ...document, rev }, version: 70 }, staff);
  expect((await state())?.body?.root.parts).toMatchObject([
    { id: 'stari', v: 2, options: { layout: 'row' } },
  ]);
});

test('every version of a declaration after its first says how a part of the one before becomes it', () => {
  for (const { handler, version, migrate } of declarations)
    for (let next = 2; next <= version; next++)
      expect([handler, next, typeof migrate[next]]).toEqual([handler, next, 'function']);
});
