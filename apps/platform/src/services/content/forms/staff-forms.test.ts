import type { FormInput } from '@izlog/contract/cms/forms/form';
import {
  formEntries,
  formEntry,
  formEntryBulk,
  formEntryExport,
  formEntryFile,
} from '@izlog/contract/cms/forms/form-entries';
import { formSave } from '@izlog/contract/cms/forms/form-save';
import { formDelete, formOverview, formRead } from '@izlog/contract/cms/forms/form-staff';
import { formStoreData } from '@izlog/contract/cms/forms/form-store-data';
import { formUpload } from '@izlog/contract/cms/forms/form-upload';
import { expect } from 'vitest';
import { setOptions } from '#test/builders/option.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';

const staff = { as: 'staff' } as const;

const draft: FormInput = {
  title: { hrv: 'Upit', eng: 'Enquiry' },
  type: 'contactForm',
  fields: [
    { name: 'ime', label: { hrv: 'Ime', eng: 'Name' }, kind: 'text', required: true },
    { name: 'email', label: { hrv: 'E-mail' }, kind: 'email', required: true },
    {
      name: 'vrsta',
      label: { hrv: '=Vrsta' },
      kind: 'select',
      required: false,
      options: [{ value: 'a', label: { hrv: 'Studija' } }],
    },
    { name: 'prilozi', label: { hrv: 'Prilozi' }, kind: 'file', required: false },
  ],
  requireEmailConfirm: false,
  requireRecaptcha: false,
  validateConsents: false,
  submit: { hrv: 'Pošalji' },
  thanks: {},
  mailTo: 'upiti@prvi.test',
};

test.beforeAll(({ platform }) => setOptions(platform, { CaptchaProvider: 'none' }));

const build = (platform: TestPlatform) => platform.call(formSave, draft, staff);

const send = (platform: TestPlatform, id: number, data: Record<string, string | string[]>) =>
  platform.call(formStoreData, { id, data: { ime: 'Ivo', email: 'ivo@primjer.hr', ...data } });

async function upload(platform: TestPlatform, id: number): Promise<string> {
  const part = 'content-disposition: form-data; name="file"; filename="popis.csv"';
  const answer = await platform.http({
    method: 'POST',
    url: formUpload.path,
    query: { id: String(id) },
    headers: { 'content-type': 'multipart/form-data; boundary=xxxx' },
    payload: `--xxxx\r\n${part}\r\n\r\na;b\n\r\n--xxxx--\r\n`,
  });
  return answer.json().data.files[0].token;
}

test('[CMS-042, CMS-044] staff read a form as they saved it, see how much it was used, and delete it while it is not', async ({
  platform,
}) => {
  const { id } = await build(platform);
  expect(await platform.call(formRead, { id }, staff)).toEqual({
    id,
    ...draft,
    revision: expect.stringMatching(/^\S+$/),
  });
  await send(platform, id, {});

  const { records } = await platform.call(formOverview, { type: 'contactForm' }, staff);
  expect(records.find((one) => one.id === id)).toMatchObject({
    title: 'Upit',
    fields: 4,
    entries: 1,
    open: 1,
    lastAt: expect.stringMatching(/Z$/),
  });
  expect(await mailsTo(platform, 'upiti@prvi.test')).toHaveLength(1);
  expect((await platform.refusal(formDelete, { id }, staff)).payload).toMatchObject({
    fields: [{ path: 'id', kind: 'used' }],
  });
  const [entry] = (await platform.call(formEntries, { id }, staff)).records;
  await platform.call(formEntryBulk, { act: 'delete', ids: [entry?.id ?? 0] }, staff);
  await platform.call(formDelete, { id }, staff);
  expect((await platform.refusal(formRead, { id }, staff)).status).toBe(404);
});

test('[CMS-045] an entry has the labels of its form and files that only a fresh address opens; done and deleted it is at once', async ({
  platform,
}) => {
  const { id } = await build(platform);
  await send(platform, id, { vrsta: 'a', prilozi: [await upload(platform, id)] });
  await send(platform, id, {});
  const { records } = await platform.call(formEntries, { id }, staff);
  const [second = { id: 0 }, first = { id: 0 }] = records;

  const entry = await platform.call(formEntry, { id: first.id }, staff);
  expect(entry).toMatchObject({
    form: 'Upit',
    state: 'open',
    rows: [
      { label: 'Ime', value: 'Ivo' },
      { label: 'E-mail', value: 'ivo@primjer.hr' },
      { label: '=Vrsta', value: 'Studija' },
    ],
    downloads: [{ name: 'popis.csv' }],
  });
  const path = entry.downloads[0]?.path ?? '';
  const file = await platform.http({ method: 'GET', url: path }, { as: 'nobody' });
  expect(file.statusCode).toBe(200);
  expect(file.body).toBe('a;b\n');
  expect(file.headers).toMatchObject({
    'content-disposition': "attachment; filename*=UTF-8''popis.csv",
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  const parts = path.split('/').at(-1)?.split('.') ?? [];
  const later = String(Number(parts[3]) + 60_000);
  for (const token of [parts.with(3, later).join('.'), parts.with(-1, 'x').join('.'), 'nema'])
    expect((await platform.refusal(formEntryFile, { token }, { as: 'nobody' })).status).toBe(404);

  await platform.call(formEntryBulk, { act: 'done', ids: [second.id] }, staff);
  const ids = async (state: 'open' | 'done') =>
    (await platform.call(formEntries, { id, state }, staff)).records.map((one) => one.id);
  expect([await ids('open'), await ids('done')]).toEqual([[first.id], [second.id]]);
  await platform.call(formEntryBulk, { act: 'delete', ids: [first.id, second.id] }, staff);
  expect((await platform.http({ method: 'GET', url: path }, { as: 'nobody' })).statusCode).toBe(404);
  expect((await platform.refusal(formEntry, { id: first.id }, staff)).status).toBe(404);
});

test('[CMS-045] the entries of a form are had as CSV in which no cell is a formula', async ({ platform }) => {
  const { id } = await build(platform);
  await send(platform, id, { ime: '=HYPERLINK("http://zlo.example")' });
  await send(platform, id, { ime: 'Žana "Z"\nČ' });

  const { body, headers } = await platform.http(
    { method: 'GET', url: formEntryExport.path.replace('{id}', String(id)) },
    staff,
  );
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(body).toMatch(/^\uFEFFid,created_at,confirmed,state,Ime,E-mail,'=Vrsta,files\n/);
  expect(body).toContain(`"'=HYPERLINK(""http://zlo.example"")"`);
  expect(body).toContain('"Žana ""Z""\nČ"');
  const forPeople = await platform.http(
    { url: `${formEntryExport.path.replace('{id}', String(id))}?reader=person` },
    { ...staff, language: 'hrv' },
  );
  expect(forPeople.body).toMatch(
    /^\uFEFFBroj;Primljeno;Adresa potvrđena;Stanje;Ime;E-mail;'=Vrsta;Datoteke\n/,
  );
  expect(forPeople.body).toMatch(/^\d+;\d\d\.\d\d\.20\d\d \d\d:\d\d;(da|ne);Otvoren;"Žana/m);
  const others = { as: { staff: ['content.edit'] } } as const;
  expect((await platform.refusal(formEntries, { id }, others)).status).toBe(403);
});

test('[CMS-044] two who change a form at once: other parts of it join, the same one is refused by name', async ({
  platform,
}) => {
  const { id } = await build(platform);
  const { revision } = await platform.call(formRead, { id }, staff);
  const save = (input: Partial<FormInput> & { revision?: string }) => ({ ...draft, id, revision, ...input });

  await platform.call(formSave, save({ title: { hrv: 'Upit nove sezone' } }), staff);
  await platform.call(formSave, save({ mailTo: 'drugi@prvi.test' }), staff);
  const refused = await platform.refusal(formSave, save({ title: { hrv: 'Moj upit' } }), staff);

  const now = await platform.call(formRead, { id }, staff);
  expect(now).toMatchObject({ title: { hrv: 'Upit nove sezone' }, mailTo: 'drugi@prvi.test' });
  expect(refused).toMatchObject({
    status: 409,
    code: 'RECORD_CHANGED',
    payload: { fields: ['title'], record: { title: now.title, revision: now.revision } },
  });
  await platform.call(formSave, save({ title: { hrv: 'Moj upit' }, revision: now.revision }), staff);
  expect((await platform.call(formRead, { id }, staff)).title).toEqual({ hrv: 'Moj upit' });
});
