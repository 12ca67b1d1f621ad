import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { puzzleCount, saltOf, solvesPuzzle, writeSolution } from '@izlog/contract/captcha/puzzle';
import { consentCreate } from '@izlog/contract/cms/consent-create';
import { formEntries } from '@izlog/contract/cms/forms/form-entries';
import { formFilter } from '@izlog/contract/cms/forms/form-filter';
import { formGet } from '@izlog/contract/cms/forms/form-get';
import { formSave } from '@izlog/contract/cms/forms/form-save';
import { formStoreData } from '@izlog/contract/cms/forms/form-store-data';
import { formTypes } from '@izlog/contract/cms/forms/form-types';
import { formUpload } from '@izlog/contract/cms/forms/form-upload';
import type { EndpointInput } from '@izlog/contract/endpoint';
import { gdprConsentLogFilter } from '@izlog/contract/gdpr/consent-log-filter';
import { gdprConsentSave } from '@izlog/contract/gdpr/consent-save';
import { captchaChallenge } from '@izlog/contract/settings/captcha';
import { eq, type SQL, sql } from 'drizzle-orm';
import { errors } from 'flydrive';
import { expect } from 'vitest';
import { behindALock } from '#test/behind-a-lock.ts';
import { setOptions } from '#test/builders/option.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { formFiles } from './form.tables.ts';
import { forgetUnclaimed } from './upload-form-files.ts';

const staff = { as: 'staff' } as const;
type Draft = Partial<EndpointInput<typeof formSave>>;

const fields: EndpointInput<typeof formSave>['fields'] = [
  { name: 'ime', label: { hrv: 'Ime', eng: 'Name' }, kind: 'text', required: true, maxLength: 20 },
  { name: 'email', label: { hrv: 'E-mail' }, kind: 'email', required: true },
  {
    name: 'vrsta',
    label: { hrv: 'Vrsta' },
    kind: 'select',
    options: [{ value: 'a', label: { hrv: 'Studija' } }],
  },
  { name: 'rok', label: { hrv: 'Rok' }, kind: 'date' },
  { name: 'iznos', label: { hrv: 'Iznos' }, kind: 'number' },
  { name: 'hitno', label: { hrv: 'Hitno' }, kind: 'checkbox' },
  { name: 'prilozi', label: { hrv: 'Prilozi' }, kind: 'file' },
];

test.beforeAll(async ({ platform }) => {
  await setOptions(platform, { CaptchaProvider: 'none', SendEmailTo: 'upit@prvi.test' });
});

async function build(platform: TestPlatform, draft: Draft = {}): Promise<number> {
  const { id } = await platform.call(
    formSave,
    { title: { hrv: 'Upit za studiju', eng: 'Study enquiry' }, type: 'contactForm', fields, ...draft },
    staff,
  );
  return id;
}

let caller = 0;
const send = (platform: TestPlatform, input: EndpointInput<typeof formStoreData>) =>
  platform.call(formStoreData, input, { headers: { 'x-forwarded-for': `198.51.100.${++caller}` } });
const filled = { ime: ' Ana ', email: 'Ana@primjer.hr' };

const boundary = 'xxxx';
const csv = [{ name: 'popis.csv', bytes: 'a\n' }];

const multipart = (files: Array<{ name: string; bytes: string | Buffer }>) =>
  files.flatMap(({ name, bytes }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);

function upload(
  platform: TestPlatform,
  id: number,
  files: Array<{ name: string; bytes: string | Buffer }>,
  { from = `203.0.113.${++caller}`, captcha = {} }: { from?: string; captcha?: Record<string, string> } = {},
) {
  return platform.http({
    method: 'POST',
    url: formUpload.path,
    query: { id: String(id), ...captcha },
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...multipart(files), Buffer.from(`--${boundary}--\r\n`)]),
    remoteAddress: from,
  });
}

/** The files that lie in storage for forms. */
async function storedFiles(platform: TestPlatform): Promise<string[]> {
  const folder = join(platform.env.DATA_DIR, 'media', 'forms');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ name }) => name);
}

test('[CMS-042, CMS-043, CMS-044] forms of all six types are listed and given with their fields in the language of the call', async ({
  platform,
}) => {
  for (const type of formTypes) await build(platform, { type });

  const all = await platform.call(formFilter, { limit: 100 });
  expect(new Set(all.records.map((one) => one.type))).toEqual(new Set(formTypes));
  const { records } = await platform.call(
    formFilter,
    { filters: { type: 'addressForm' } },
    { language: 'eng' },
  );
  expect(records).toMatchObject([
    { type: 'addressForm', title: 'Study enquiry', requireEmailConfirm: false },
  ]);
  const form = await platform.call(formGet, { id: records[0]?.id ?? 0 }, { language: 'eng' });
  expect(form.fields.slice(0, 3)).toEqual([
    { name: 'ime', label: 'Name', kind: 'text', required: true, maxLength: 20 },
    { name: 'email', label: 'E-mail', kind: 'email', required: true },
    {
      name: 'vrsta',
      label: 'Vrsta',
      kind: 'select',
      required: false,
      options: [{ value: 'a', label: 'Studija' }],
    },
  ]);
  expect((await platform.refusal(formGet, { id: form.id }, { site: 2 })).status).toBe(404);
});

test('[CMS-045] what is filled in is stored, and the shop’s people read it', async ({ platform }) => {
  const id = await build(platform);

  const entry = await send(platform, { id, data: { ...filled, vrsta: 'a', hitno: true } });

  const { records } = await platform.call(formEntries, { id }, staff);
  expect(records).toMatchObject([
    {
      id: entry.id,
      formId: id,
      data: { ime: 'Ana', email: 'Ana@primjer.hr', vrsta: 'a', hitno: true },
      confirmed: false,
    },
  ]);
  const mail = (await mailsTo(platform, 'upit@prvi.test')).at(-1);
  expect(mail).toMatchObject({ template: 'formEntry', reply_to: 'ana@primjer.hr' });
  expect(mail?.data.fields).toEqual([
    { label: 'Ime', value: 'Ana' },
    { label: 'E-mail', value: 'Ana@primjer.hr' },
    { label: 'Vrsta', value: 'Studija' },
    { label: 'Hitno', value: '✓' },
  ]);
});

test('[CMS-045] every wrong field is named with its kind, and what the form does not ask for is refused', async ({
  platform,
}) => {
  const id = await build(platform);
  const faults = async (data: Record<string, string | boolean | string[]>) => {
    const { payload } = await platform.refusal(
      formStoreData,
      { id, data },
      { headers: { 'x-forwarded-for': `192.0.2.${++caller}` } },
    );
    return (payload as { fields: { path: string; kind: string }[] }).fields.map(
      (one) => `${one.path} ${one.kind}`,
    );
  };

  expect(await faults({})).toEqual(['data.ime required', 'data.email required']);
  expect(
    await faults({ ime: 'a'.repeat(21), email: 'nije', vrsta: 'b', rok: '2026-02-30', iznos: 'puno' }),
  ).toEqual([
    'data.ime maxLength',
    'data.email email',
    'data.vrsta unknown',
    'data.rok date',
    'data.iznos number',
  ]);
  expect(await faults({ ...filled, hitno: 'da', tajna: 'x' })).toEqual([
    'data.hitno type',
    'data.tajna unknown',
  ]);
});

test('[CMS-045, MKT-007] a form that asks for the captcha is refused without it, one that does not is not', async ({
  platform,
}) => {
  const withCaptcha = await build(platform);
  const without = await build(platform, { requireRecaptcha: false });
  await setOptions(platform, { CaptchaProvider: 'proofOfWork' });

  await expect(send(platform, { id: withCaptcha, data: filled })).rejects.toMatchObject({
    code: 'RECAPTCHA_MISSING',
  });
  expect((await send(platform, { id: without, data: filled })).id).toBeGreaterThan(0);
  await setOptions(platform, { CaptchaProvider: 'none' });
});

test('[CMS-046] the address is confirmed with the link of a mail, which leads to the confirm-e-mail page with its goal; staff hear then', async ({
  platform,
}) => {
  const id = await build(platform, { requireEmailConfirm: true });
  const before = (await mailsTo(platform, 'upit@prvi.test')).length;
  await send(platform, { id, data: { ...filled, email: 'potvrda@primjer.hr' } });
  const [mail] = await mailsTo(platform, 'potvrda@primjer.hr');
  expect(mail).toMatchObject({ template: 'formConfirmation' });
  expect(await mailsTo(platform, 'upit@prvi.test')).toHaveLength(before);

  const { pathname } = new URL(String(mail?.data.url));
  const opened = await platform.app.inject({ url: pathname });

  expect(opened.statusCode).toBe(303);
  expect(opened.headers.location).toBe(
    'https://prvi.test/potvrdi-email?goal=%2F&goalType=redirect&confirmedEmail=potvrda%40primjer.hr',
  );
  await platform.app.inject({ url: pathname });
  expect((await platform.call(formEntries, { id }, staff)).records).toMatchObject([{ confirmed: true }]);
  expect(await mailsTo(platform, 'upit@prvi.test')).toHaveLength(before + 1);
  for (const wrong of [
    `${pathname}x`,
    pathname.replace(/\d+\.\d+/, '1.1'),
    '/api/v1/cms/form/confirmEmail/nonsense',
  ]) {
    expect((await platform.app.inject({ url: wrong })).statusCode).toBe(401);
  }
});

test('[GDPR-007, GDPR-008, GDPR-012] required consents of the form type are asked for and logged, unless the form does not validate them', async ({
  platform,
}) => {
  await platform.call(gdprConsentSave, { uniqueNumber: 'FORMA', displayName: { hrv: 'Da' } }, staff);
  await platform.call(
    consentCreate,
    { assigned_to: 'registerForm', consents: ['FORMA'], requiredConsents: ['FORMA'] },
    staff,
  );
  const strict = await build(platform, { type: 'registerForm' });
  const loose = await build(platform, { type: 'registerForm', validateConsents: false });

  await expect(send(platform, { id: strict, data: filled })).rejects.toMatchObject({
    code: 'CONSENT_REQUIRED',
  });
  await send(platform, { id: strict, data: { ...filled, email: 'privola@primjer.hr' }, consents: ['FORMA'] });
  expect((await send(platform, { id: loose, data: filled })).id).toBeGreaterThan(0);

  const { records } = await platform.call(gdprConsentLogFilter, { email: 'privola@primjer.hr' }, staff);
  expect(records).toMatchObject([{ sourceType: 'registerForm', consents: ['FORMA'], status: 'accepted' }]);
});

test('[MEDIA-021] a visitor adds up to ten files; they reach the shop’s people and count for one form only', async ({
  platform,
}) => {
  const id = await build(platform);
  const answer = await upload(platform, id, [
    { name: '../../račun.pdf', bytes: '%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n' },
    { name: 'popis.csv', bytes: 'a,b\n1,2\n' },
    { name: 'prazno.txt', bytes: '' },
  ]);
  const { files } = answer.json().data;
  expect(files.map((one: { name: string; mime: string }) => [one.name, one.mime])).toEqual([
    ['račun.pdf', 'application/pdf'],
    ['popis.csv', 'text/csv'],
  ]);
  const tokens = files.map((one: { token: string }) => one.token);

  await send(platform, { id, data: { ...filled, prilozi: tokens } });

  expect((await platform.call(formEntries, { id }, staff)).records[0]?.files).toHaveLength(2);
  await expect(send(platform, { id, data: { ...filled, prilozi: tokens } })).rejects.toMatchObject({
    status: 400,
  });
  await expect(
    send(platform, { id, data: { ...filled, prilozi: ['izmisljen.token'] } }),
  ).rejects.toMatchObject({ status: 400 });
  const many = await upload(
    platform,
    id,
    Array.from({ length: 11 }, (_, index) => ({ name: `${index}.csv`, bytes: 'a\n' })),
  );
  expect(many.statusCode).toBeGreaterThanOrEqual(400);
});

test('scripts, drawings and programs are not taken, whatever they are called', async ({ platform }) => {
  const id = await build(platform);
  for (const bytes of [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    '<html><script>1</script></html>',
    'MZ\u0090',
  ]) {
    expect((await upload(platform, id, [{ name: 'slika.png', bytes }])).statusCode).toBe(400);
  }
});

test('files whose form was never sent are forgotten after a day', async ({ platform }) => {
  const id = await build(platform);
  const { files } = (await upload(platform, id, [{ name: 'stari.csv', bytes: 'a\n' }])).json().data;

  await forgetUnclaimed(platform.kernel, new Date(Date.now() + 25 * 3600_000));

  await expect(send(platform, { id, data: { ...filled, prilozi: [files[0].token] } })).rejects.toMatchObject({
    status: 400,
  });
});

test('a file that its form claims while it is about to be forgotten stays', async ({ platform }) => {
  const id = await build(platform);
  const { files } = (await upload(platform, id, [{ name: 'u zadnji čas.csv', bytes: 'a\n' }])).json().data;
  const { id: entryId } = await send(platform, { id, data: filled });
  const { db } = await platform.ctx();
  const [fileId] = files[0].token.split('.');

  await behindALock(platform, sql`update form_files set entry_id = ${entryId} where id = ${fileId}`, [
    () => forgetUnclaimed(platform.kernel, new Date(Date.now() + 25 * 3600_000)),
  ]);

  const [row] = await db.select().from(formFiles).where(eq(formFiles.id, fileId));
  expect(row?.entryId).toBe(entryId);
  expect(await platform.kernel.storage.exists(row?.storageKey ?? '')).toBe(true);
});

test('[MEDIA-021] files are taken only for a form that has a field for them, and count for that form alone', async ({
  platform,
}) => {
  const id = await build(platform);
  const without = await build(platform, { fields: fields.filter(({ kind }) => kind !== 'file') });

  const [noForm, noField] = [await upload(platform, 999_999, csv), await upload(platform, without, csv)];
  const unnamed = await platform.http({
    method: 'POST',
    url: formUpload.path,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}--\r\n`,
  });

  expect([noForm.statusCode, noField.statusCode, unnamed.statusCode]).toEqual([404, 400, 400]);
  const { files } = (await upload(platform, await build(platform), csv)).json().data;
  await expect(send(platform, { id, data: { ...filled, prilozi: [files[0].token] } })).rejects.toMatchObject({
    status: 400,
  });
});

test('[MEDIA-021, MKT-007] where the site asks who is human, files are taken from people alone, each time anew', async ({
  platform,
}) => {
  const id = await build(platform);
  await setOptions(platform, { CaptchaProvider: 'proofOfWork' });
  const { key } = await platform.call(captchaChallenge, {});
  const captcha = { captchaKey: key, captchaResponse: solve(key) };

  const codes = [];
  for (const sent of [{}, { ...captcha, captchaResponse: 'x' }, captcha, captcha]) {
    const answer = await upload(platform, id, csv, { captcha: sent as Record<string, string> });
    codes.push(answer.statusCode === 200 ? 200 : answer.json().error.code);
  }
  await setOptions(platform, { CaptchaProvider: 'none' });

  expect(codes).toEqual(['RECAPTCHA_MISSING', 'RECAPTCHA_INVALID', 200, 'RECAPTCHA_INVALID']);
});

test('strangers fill no disk: bytes are counted by address, form and site for a day, and those that nobody claimed', async ({
  platform,
}) => {
  const id = await build(platform);
  const other = await build(platform);
  const { db } = await platform.ctx();
  const from = '192.0.2.77';
  const weigh = (where: SQL, size: number) =>
    db.execute(sql`update form_files set size = ${size} where ${where}`);
  const mb = 1024 * 1024;
  const codeOf = async (form: number, address?: string) => {
    const answer = await upload(platform, form, csv, address ? { from: address } : {});
    return answer.statusCode === 200 ? 200 : answer.json().error.code;
  };
  await db.execute(sql`delete from form_files`);
  const first = (await upload(platform, id, csv, { from })).json().data.files[0].token.split('.')[0];

  await weigh(sql`id = ${first}`, 100 * mb);
  expect([await codeOf(id, from), await codeOf(id)]).toEqual(['TOO_MANY_REQUESTS', 200]);

  await weigh(sql`id = ${first}`, 501 * mb);
  expect(await codeOf(id)).toBe('STORAGE_FULL');
  const entry = await send(platform, { id, data: filled });
  await db.execute(sql`update form_files set entry_id = ${entry.id}`);
  expect(await codeOf(id)).toBe(200);

  await weigh(sql`id = ${first}`, 1001 * mb);
  expect([await codeOf(id), await codeOf(other)]).toEqual(['STORAGE_FULL', 200]);
  await weigh(sql`id = ${first}`, 2001 * mb);
  expect(await codeOf(other)).toBe('STORAGE_FULL');

  await db.execute(sql`update form_files set created_at = now() - interval '25 hours'`);
  expect([await codeOf(id, from), await codeOf(other)]).toEqual([200, 200]);
  await forgetUnclaimed(platform.kernel, new Date());
  const { rows } = await db.execute(sql`select from form_files where id = ${first} and sender is null`);
  expect(rows).toHaveLength(1);
});

test('two uploads at once do not both take the last room', async ({ platform }) => {
  const id = await build(platform);
  const { db } = await platform.ctx();
  await db.execute(sql`delete from form_files`);
  const first = (await upload(platform, id, csv)).json().data.files[0].token.split('.')[0];
  await db.execute(sql`update form_files set size = ${500 * 1024 * 1024 - 3} where id = ${first}`);

  const many = await Promise.all(Array.from({ length: 5 }, () => upload(platform, id, csv)));

  expect(many.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 507, 507, 507, 507]);
});

test('of an upload that breaks off nothing stays: refused in its middle, cut off, or where the disk gave out', async ({
  platform,
}) => {
  const id = await build(platform);
  const { db } = await platform.ctx();
  await db.execute(sql`delete from form_files`);
  const before = await storedFiles(platform);
  const left = async () => {
    const { rows } = await db.execute(sql`select from form_files`);
    const now = await storedFiles(platform);
    return [rows.length, now.filter((name) => !before.includes(name)).length];
  };

  const refused = await upload(platform, id, [...csv, { name: 'virus.exe', bytes: 'MZ\u0090' }]);
  expect([refused.statusCode, await left()]).toEqual([400, [0, 0]]);

  const address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const headers = await platform.headers();
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    `POST ${formUpload.path}?id=${id} HTTP/1.1\r\nhost: prvi.test\r\n${head.join('')}content-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: 100000\r\n\r\n`,
  );
  socket.write(
    Buffer.concat(multipart([...csv, { name: 'drugi.csv', bytes: 'b\n'.repeat(100) }]).slice(0, 5)),
  );
  await expect.poll(left).toEqual([1, 1]);
  socket.destroy();
  await expect.poll(left).toEqual([0, 0]);

  // Last, because a full disk is believed for a while.
  const { storage } = platform.kernel;
  const put = storage.put.bind(storage);
  let puts = 0;
  storage.put = async (key, bytes) => {
    puts += 1;
    if (puts === 1) return put(key, bytes);
    throw new errors.E_CANNOT_WRITE_FILE([key], {
      cause: Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }),
    });
  };
  const full = await upload(platform, id, [...csv, ...csv]);
  storage.put = put;
  expect([full.statusCode, full.json().error.code, await left()]).toEqual([507, 'STORAGE_FULL', [0, 0]]);
});

/** What a browser makes of a challenge of the built-in captcha. */
function solve(key: string): string {
  const nonces = Array.from({ length: puzzleCount }, (_, number) => {
    for (let nonce = 0; ; nonce += 1) if (solvesPuzzle(saltOf(key), number, nonce)) return nonce;
  });
  return writeSolution(nonces);
}

test('a form with two fields of one name, a choice without options, or confirmation without an address is refused', async ({
  platform,
}) => {
  const [first] = fields;
  const refused = (draft: Draft) =>
    platform.refusal(
      formSave,
      { title: { hrv: 'X' }, type: 'contactForm', fields, ...draft } as never,
      staff,
    );

  expect((await refused({ fields: [first, first] as never })).status).toBe(400);
  expect((await refused({ fields: [{ name: 'x', label: { hrv: 'X' }, kind: 'select' }] })).status).toBe(400);
  expect((await refused({ fields: [first] as never, requireEmailConfirm: true })).status).toBe(400);
  expect((await refused({ id: 999_999 })).status).toBe(404);
});
