import type { PartInput } from '@izlog/contract/cms/content/part';
import { templateCreate, templateDelete, templateFilter, templateUpdate } from '@izlog/contract/cms/template';
import { expect } from 'vitest';
import { platformTest as test } from '#test/kit.ts';

const editor = { as: { staff: ['content.edit'] } } as const;
const sections = [
  { handler: 'hero', meta: { heading: 'Naslov' } },
  { handler: 'text', meta: { body: 'Tekst' } },
];

test('[CMS-066] staff keep sections under a name, list them page by page and delete them', async ({
  platform,
}) => {
  const first = await platform.call(templateCreate, { name: ' Naslovnica ', sections }, editor);
  const second = await platform.call(templateCreate, { name: 'Akcija', sections: [] }, editor);

  const { records, pagination } = await platform.call(templateFilter, { page: 1, limit: 1 }, editor);
  expect(records).toMatchObject([{ id: second.id, name: 'Akcija', sections: [] }]);
  expect(pagination).toMatchObject({ total: 2, lastPage: 2 });
  expect(first).toMatchObject({
    name: 'Naslovnica',
    sections: [{ handler: 'hero', id: expect.any(String) }, { handler: 'text' }],
    created_at: expect.any(String),
  });

  await platform.call(templateDelete, { id: first.id }, editor);
  expect((await platform.refusal(templateDelete, { id: first.id }, editor)).status).toBe(404);
  expect((await platform.call(templateFilter, {}, editor)).records.map(({ id }) => id)).toEqual([second.id]);
});

test('[CMS-066, SET-019] templates are the business of those who edit content, on their own site', async ({
  platform,
}) => {
  const { id } = await platform.call(templateCreate, { name: 'Moj', sections }, editor);
  const there = { ...editor, site: 2 } as const;

  expect((await platform.refusal(templateFilter, {}, { as: { staff: ['orders.edit'] } })).status).toBe(403);
  expect((await platform.refusal(templateFilter, {})).status).toBe(401);
  expect((await platform.call(templateFilter, {}, there)).records).toEqual([]);
  expect((await platform.refusal(templateDelete, { id }, there)).status).toBe(404);
});

test('[CMS-066, CMS-068] a section that nobody declared, and a field it does not have, are refused by place', async ({
  platform,
}) => {
  const refused = (section: PartInput) =>
    platform.refusal(templateCreate, { name: 'X', sections: [section] }, editor);

  expect(await refused({ handler: 'banner' })).toMatchObject({
    status: 400,
    code: 'SECTION_UNKNOWN',
    payload: { fields: [{ path: 'banner-1', kind: 'sectionUnknown' }] },
  });
  expect(await refused({ handler: 'hero', meta: { heading: 'x'.repeat(161) } })).toMatchObject({
    status: 400,
    payload: { fields: [{ path: 'hero-1/meta/heading', kind: 'tooLong', values: { max: 160 } }] },
  });
});

test('[CMS-066] an unsafe address in a section, and a template without a name, are refused', async ({
  platform,
}) => {
  const unsafe = [
    { handler: 'hero', meta: { button: { link: { kind: 'url', href: 'javascript:alert(1)' } } } },
  ];

  expect((await platform.refusal(templateCreate, { name: 'X', sections: unsafe }, editor)).status).toBe(400);
  expect((await platform.refusal(templateCreate, { name: ' ', sections }, editor)).status).toBe(400);
});

test('[CMS-066] a template is called otherwise and keeps its sections; a foreign one is not found', async ({
  platform,
}) => {
  const editor = { as: { staff: ['content.edit'] } } as const;
  const { id } = await platform.call(templateCreate, { name: 'Stari naziv', sections: [] }, editor);

  expect(await platform.call(templateUpdate, { id, name: ' Novi naziv ' }, editor)).toMatchObject({
    id,
    name: 'Novi naziv',
    sections: [],
  });
  const { records } = await platform.call(templateFilter, { limit: 100 }, editor);
  expect(records.find((one) => one.id === id)?.name).toBe('Novi naziv');
  expect((await platform.refusal(templateUpdate, { id, name: ' ' }, editor)).status).toBe(400);
  const elsewhere = { as: { staff: ['content.edit'] }, site: 2 } as const;
  expect((await platform.refusal(templateUpdate, { id, name: 'Moj' }, elsewhere)).status).toBe(404);
});
