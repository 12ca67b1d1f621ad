import { changeOrderState, exportOrders, getStaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { removeOutsidePaper } from '@izlog/contract/ecommerce/orders/outside-papers';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { setOptions } from '#test/builders/option.ts';
import { buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { numberInName } from './orders-named.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
let buyers = 0;
const buyer = () => `racun${++buyers}@posta.test`;
const pdf = (words: string) => `%PDF-1.4\n${words}\n%%EOF`;

type File = { name: string; bytes: string };

/** Sends files as a browser does. */
async function send(platform: TestPlatform, path: string, files: File[], as: 'staff' | 'visitor' = 'staff') {
  const boundary = 'granica';
  const body = files
    .map(
      ({ name, bytes }) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n${bytes}\r\n`,
    )
    .join('');
  const answer = await platform.app.inject({
    method: 'POST',
    url: `/api/v2/ecommerce/order/paper/${path}`,
    headers: {
      ...(await platform.headers({ as })),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: `${body}--${boundary}--\r\n`,
  });
  return { status: answer.statusCode, body: answer.json() };
}

const put = (platform: TestPlatform, slug: string, query: string, files: File[]) =>
  send(platform, `put/${slug}?${query}`, files);

async function paidOrder(platform: TestPlatform, email = buyer()) {
  const { orderSlug: slug, orderKey: key } = await buildOrder(platform, 'bankTransfer', { email });
  await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  return { slug, key, email };
}

test('[HR-20] the invoice of another program is put on the order, mailed with its PDF, and shown to the buyer', async ({
  platform,
}) => {
  await setOptions(platform, { InvoicesBy: 'other', CompanyOib: '12345678903' });
  const { slug, key, email } = await paidOrder(platform);
  const file = { name: 'Račun 125.pdf', bytes: pdf('pravi račun') };

  const { status, body } = await put(platform, slug, 'number=125/P1/1&issuedOn=2026-01-05', [file]);
  const order = await platform.call(getOrder, { slug, key });
  const given = await platform.app.inject({ url: order.documents[0]?.pdfUrl ?? '' });
  const usual = await platform.app.inject({ url: order.pdfUrl });
  const stranger = await platform.app.inject({
    url: (order.documents[0]?.pdfUrl ?? '').replace(
      /key=(.)/,
      (_, sign: string) => `key=${sign === 'A' ? 'B' : 'A'}`,
    ),
  });

  expect([status, body.data?.mayTakePapers]).toEqual([200, true]);
  expect(order).toMatchObject({
    invoiceNumber: '125/P1/1',
    notFiscalised: false,
    paper: 'invoice',
    documents: [{ kind: 'invoice', number: '125/P1/1', total: null }],
  });
  expect(given.payload).toBe(file.bytes);
  expect(given.headers['content-type']).toBe('application/pdf');
  expect(given.headers['content-disposition']).toContain('125-P1-1.pdf');
  expect(usual.payload).toBe(file.bytes);
  expect(stranger.statusCode).toBe(404);
  const mail = (await mailsTo(platform, email)).at(-1);
  expect(mail).toMatchObject({
    template: 'orderInvoice',
    text: { subject: `Račun 125/P1/1 za narudžbu ${slug} – Prva trgovina` },
  });
  expect(mail?.text.blocks.some(({ kind }) => kind === 'banner')).toBe(false);
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ files: object[] }>(
    sql`select files from mails where template = 'orderInvoice' and recipient = ${email}`,
  );
  expect(rows).toMatchObject([{ files: [{ name: 'Račun 125.pdf', mime: 'application/pdf' }] }]);

  // Once more the same: nothing new is mailed. Another number takes the place of the first.
  await put(platform, slug, 'number=125/P1/1&issuedOn=2026-01-05', []);
  expect((await mailsTo(platform, email)).filter(({ template }) => template === 'orderInvoice')).toHaveLength(
    1,
  );
  const other = await put(platform, slug, 'number=126/P1/1&issuedOn=2026-01-05&isQuiet=true', []);
  expect(other.body.data?.documents).toMatchObject([{ number: '126/P1/1', pdfUrl: null }]);
  const credit = await put(platform, slug, 'kind=credit&number=4/P1/1&issuedOn=2026-01-06', []);
  expect(credit.body.data?.documents).toMatchObject([
    { kind: 'invoice' },
    { kind: 'credit', number: '4/P1/1' },
  ]);

  const paperId = other.body.data?.documents[0].paperId;
  const gone = await platform.call(removeOutsidePaper, { slug, paperId }, staff);
  expect(gone).toMatchObject({ invoiceNumber: null, paper: 'confirmation', notFiscalised: true });
});

test('[HR-20] a paper is refused where this program invoices, on another order, of a day to come, and when it is no PDF', async ({
  platform,
}) => {
  await setOptions(platform, { InvoicesBy: 'other' });
  const [first, second] = [await paidOrder(platform), await paidOrder(platform)];
  const refusal = async (slug: string, query: string, files: File[] = []) => {
    const { status, body } = await put(platform, slug, query, files);
    return [status, body.error?.payload?.fields?.[0]?.kind ?? body.error?.code];
  };
  await put(platform, first.slug, 'number=1/A/1&issuedOn=2026-02-01', []);
  expect(await refusal(second.slug, 'number=1/A/1&issuedOn=2026-03-01')).toEqual([400, 'twice']);
  expect(await refusal(second.slug, 'number=1/A/1&issuedOn=2025-03-01')).toEqual([200, undefined]);
  expect(await refusal(first.slug, 'number=2/A/1&issuedOn=2999-01-01')).toEqual([400, 'future']);
  const third = await paidOrder(platform);
  expect(await refusal(third.slug, 'kind=credit&number=9')).toEqual([400, 'noInvoice']);
  const text = [{ name: 'racun.pdf', bytes: '<script>alert(1)</script>' }];
  expect((await put(platform, third.slug, 'number=3/A/1', text)).status).toBe(400);
  expect((await send(platform, `put/${third.slug}?number=3/A/1`, [], 'visitor')).status).toBe(401);
  expect((await put(platform, '2020-999999', 'number=1', [])).status).toBe(404);

  await setOptions(platform, { InvoicesBy: 'izlog' });
  expect(await refusal(third.slug, 'number=3/A/1')).toEqual([400, 'ours']);
  const ours = await paidOrder(platform);
  await setOptions(platform, { InvoicesBy: 'other' });
  expect(await refusal(ours.slug, 'number=3/A/1')).toEqual([400, 'ours']);
  expect(await platform.call(getStaffOrder, { slug: ours.slug }, staff)).toMatchObject({
    mayTakePapers: false,
  });
});

test('[HR-20] many PDFs come to the orders that their names tell, and what tells none is named', async ({
  platform,
}) => {
  await setOptions(platform, { InvoicesBy: 'other' });
  const [one, two] = [await paidOrder(platform), await paidOrder(platform)];
  await put(platform, two.slug, 'number=77/P1/1&isQuiet=true', []);

  const { status, body } = await send(platform, 'take', [
    { name: `${one.slug} 76-P1-1.pdf`, bytes: pdf('76') },
    { name: '77-P1-1.pdf', bytes: pdf('77') },
    { name: 'nepoznat.pdf', bytes: pdf('?') },
    { name: `${one.slug}.pdf`, bytes: 'no pdf' },
  ]);

  expect(status).toBe(200);
  expect(body.data).toEqual({
    put: [
      { file: `${one.slug} 76-P1-1.pdf`, slug: one.slug, number: '76/P1/1' },
      { file: '77-P1-1.pdf', slug: two.slug, number: '77/P1/1' },
    ],
    refused: [
      { file: 'nepoznat.pdf', reason: 'noOrder' },
      { file: `${one.slug}.pdf`, reason: 'noPdf' },
    ],
  });
  const order = await platform.call(getOrder, { slug: two.slug, key: two.key });
  expect((await platform.app.inject({ url: order.pdfUrl })).payload).toBe(pdf('77'));
});

test('[HR-20] the number of the invoice is what the name of a file says beside that of the order', () => {
  const of = (name: string) => numberInName(name, '2026-000123');
  expect(of('2026-000123 125-P1-1.pdf')).toBe('125/P1/1');
  expect(of('Račun 125-P1-1 2026-000123.PDF')).toBe('125/P1/1');
  expect(of('2026_000123_R-2026-55.pdf')).toBe('R/2026/55');
  expect(of('2026-000123.pdf')).toBe('');
});

test('[HR-20] orders go out for the bookkeeper with a line for each rate that adds up', async ({
  platform,
}) => {
  await setOptions(platform, { InvoicesBy: 'other' });
  const productId = await buildProduct(platform, { price: 1250 });
  const { orderSlug } = await buildOrder(platform, 'bankTransfer', {
    email: buyer(),
    items: [{ productId, qty: 2 }],
    company: { companyName: 'Lavanda d.o.o.', oib: '12345678903' },
  });
  const answer = await platform.app.inject({
    url: `/api/v2/ecommerce/order/export?reader=accountant&search=${orderSlug}`,
    headers: await platform.headers({ as: 'staff', headers: { language: 'hrv' } }),
  });
  const [head, ...lines] = answer.payload.replace('\uFEFF', '').trim().split('\n');
  expect(head).toContain('Narudžba;Datum narudžbe;');
  expect(head).toContain('Stopa PDV-a %;Osnovica;PDV;Iznos s PDV-om');
  expect(lines).toHaveLength(1);
  const cells = (lines[0] ?? '').split(';');
  expect(cells).toContain('Lavanda d.o.o.');
  expect(cells).toContain('25');
  expect(cells.slice(13, 18)).toEqual(['25', '23,60', '5,90', '29,50', '29,50']);
  expect(exportOrders.path).toBe('/api/v2/ecommerce/order/export');
});
