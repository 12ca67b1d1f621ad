import { changeOrderState } from '@izlog/contract/ecommerce/orders/order-staff';
import { putOutsidePaper } from '@izlog/contract/ecommerce/orders/outside-papers';
import { askPaperArchive } from '@izlog/contract/ecommerce/orders/paper-archive';
import { shopDay } from '@izlog/contract/ecommerce/taxes/tax-rule';
import { login } from '@izlog/contract/user/login';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { addressForLogin } from '#platform/kernel/access/login-address.ts';
import { buildStaff } from '#test/builders/account.ts';
import { setOptions } from '#test/builders/option.ts';
import { buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type CallOptions, platformTestWith, type TestPlatform } from '#test/kit.ts';
import { cellsOf } from '#test/spreadsheet.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
const today = shopDay(new Date());
const period = { from: today, to: today };

/** The files of an archive, and its list row by row under its headings. */
async function archiveOf(platform: TestPlatform, language: string) {
  const asked = await platform.call(askPaperArchive, period, { ...staff, language });
  const answer = await platform.http({ url: asked.path ?? '' }, { as: 'nobody' });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="dokumenti-${today}-${today}.zip"`,
    'cache-control': 'private, no-store',
  });
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const [head = [], ...rows] = cellsOf(
    strFromU8(files['popis.csv'] ?? new Uint8Array()),
    language === 'eng' ? 'en' : 'hr',
  );
  return {
    documents: asked.documents,
    files,
    rows: rows.map((row) => Object.fromEntries(head.map((title, at) => [title, row[at] ?? '']))),
  };
}

const isPdf = (bytes: Uint8Array | undefined) =>
  strFromU8((bytes ?? new Uint8Array()).slice(0, 5)) === '%PDF-';

test('[OFFICE-09, ORDER-021] the documents of a period are one download with a list that adds up by rate', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { price: 1250 });
  const { orderSlug } = await buildOrder(platform, 'cashOnDelivery', {
    items: [{ productId, qty: 2 }],
    company: { companyName: '=Lavanda d.o.o.', oib: '01234567896' },
  });
  await platform.call(changeOrderState, { slug: orderSlug, state: 'processing' }, staff);

  const { documents, files, rows } = await archiveOf(platform, 'hrv');

  const invoice = rows.find((row) => row.Narudžba === orderSlug && row.Vrsta === 'Račun');
  expect(invoice).toMatchObject({
    Kupac: "'=Lavanda d.o.o.",
    'OIB ili porezni broj': "'01234567896",
    'Stopa PDV-a %': '25',
    Osnovica: '23,60',
    PDV: '5,90',
    'Iznos s PDV-om': '29,50',
    'Dokument ukupno': '29,50',
    Valuta: 'EUR',
    Datum: today.split('-').toReversed().join('.'),
  });
  expect(isPdf(files[invoice?.Datoteka ?? ''])).toBe(true);
  const named = new Set(rows.map((row) => row.Datoteka).filter(Boolean));
  const lists = ['popis.csv', 'uplate.csv'];
  expect(Object.keys(files).toSorted()).toEqual([...lists, ...named].toSorted());
  expect(new Set(rows.map((row) => `${row.Vrsta} ${row.Broj}`)).size).toBe(documents);

  const english = await archiveOf(platform, 'eng');
  expect(english.rows.find((row) => row.Order === orderSlug && row.Kind === 'Invoice')).toMatchObject({
    Net: '23.60',
    Date: today,
  });
});

test('[OFFICE-08, OFFICE-09] the address of an archive holds for ten minutes, for the login it was given to, and while that has the right', async ({
  platform,
}) => {
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer');
  await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  const { id, email, password } = await buildStaff(platform);
  const { tokens } = await platform.call(login, { username: email, password });
  const as = { headers: { accessToken: tokens.accessToken } };
  const { path } = await platform.call(askPaperArchive, period, as);
  const { db, site } = await platform.ctx();
  const open = async (url: string | null, options: CallOptions = { as: 'nobody' }) =>
    (await platform.http({ url: url ?? '' }, options)).statusCode;
  const [folder = '', token = ''] = (path ?? '').split(/(?<=\/archive\/)/);
  const parts = token.split('.');
  const changed = (at: number, value: string) => `${folder}${parts.with(at, value).join('.')}`;

  expect(await open(path)).toBe(200);
  expect(await open(path), 'a download that broke off begins anew').toBe(200);
  for (const [at, part] of parts.entries()) {
    const others = [`${part}0`, `0${part}`, '', at === 0 ? '2' : '2020-01-01'];
    for (const other of others) expect(await open(changed(at, other)), `part ${at}: ${other}`).toBe(404);
  }
  expect(await open(`${path}.x`)).toBe(404);
  const entryFile = `/api/v1/cms/form/entryFile/${token}`;
  expect(await open(entryFile), 'one seal is not taken for another').toBe(404);
  const past = {
    site,
    caller: { kind: 'staff', userId: id, sessionId: parts[2] ?? '', permissions: [] },
  } as const;
  const over = addressForLogin(
    platform.kernel,
    { ...past, now: new Date(Date.now() - 601_000) },
    'paper archive',
    parts.slice(4, -1),
  );
  expect(await open(`${folder}${over}`)).toBe(404);

  const { rows } = await db.execute<{ role_id: number }>(
    sql`delete from user_roles where user_id = ${id} returning role_id`,
  );
  expect(await open(path), 'the right was taken away').toBe(404);
  for (const { role_id: role } of rows)
    await db.execute(sql`insert into user_roles (user_id, role_id) values (${id}, ${role})`);
  expect(await open(path)).toBe(200);
  await db.execute(sql`update sessions set ended_at = now() where user_id = ${id}`);
  expect(await open(path), 'the login has ended').toBe(404);
});

test('[HR-20] where another program invoices, its PDFs and the confirmations of the rest are in it', async ({
  platform,
}) => {
  await setOptions(platform, { InvoicesBy: 'other' });
  const [withPaper, without, open] = [
    await buildOrder(platform, 'bankTransfer'),
    await buildOrder(platform, 'bankTransfer'),
    await buildOrder(platform, 'bankTransfer'),
  ];
  for (const { orderSlug: slug } of [withPaper, without])
    await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from('%PDF-1.4\n%%EOF\n'))]), 'racun.pdf');
  const sent = new Response(form);
  await platform.http(
    {
      method: 'POST',
      url: `${putOutsidePaper.path.replace('{slug}', withPaper.orderSlug)}?number=55/P1/1`,
      payload: Buffer.from(await sent.arrayBuffer()),
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    },
    staff,
  );

  const { files, rows } = await archiveOf(platform, 'hrv');

  const of = (slug: string) =>
    rows.filter((row) => row.Narudžba === slug).map((row) => `${row.Vrsta} ${row.Broj}`);
  expect(of(withPaper.orderSlug)).toEqual(['Račun 55/P1/1']);
  expect(of(without.orderSlug)).toEqual([`Potvrda narudžbe ${without.orderSlug}`]);
  expect(of(open.orderSlug), 'an offer is no document of the books').toEqual([]);
  const put = rows.find((row) => row.Broj === '55/P1/1')?.Datoteka ?? '';
  expect(strFromU8(files[put] ?? new Uint8Array())).toBe('%PDF-1.4\n%%EOF\n');
});

test('[OFFICE-09] a period without documents has no address, and one that cannot be is refused', async ({
  platform,
}) => {
  const none = { from: '2001-01-01', to: '2001-01-31' };
  expect(await platform.call(askPaperArchive, none, staff)).toEqual({ documents: 0, path: null });
  for (const wrong of [
    { from: today, to: '2001-01-01' },
    { from: '2024-01-01', to: '2026-01-01' },
  ])
    expect(await platform.refusal(askPaperArchive, wrong, staff)).toMatchObject({
      status: 400,
      payload: { fields: [{ path: 'to' }] },
    });
  const others = { as: { staff: ['reports.read'] } } as const;
  expect((await platform.refusal(askPaperArchive, none, others)).status).toBe(403);
});
