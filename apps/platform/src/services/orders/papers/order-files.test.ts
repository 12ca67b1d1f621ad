import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { changeOrderState } from '@izlog/contract/ecommerce/orders/order-staff';
import { getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { buildMedia } from '#test/builders/media.ts';
import { buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
await prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer }, fireImmediately: true });

/** A visit of an address from a mail: no header of ours. */
const visit = (platform: TestPlatform, url: string) => platform.app.inject({ url });

const company = async (platform: TestPlatform) => {
  const { db } = await platform.ctx();
  for (const [key, value] of Object.entries({
    CompanyName: 'Izlog šđčćž d.o.o.',
    CompanyStreet: 'Ilica 1',
    CompanyTown: '10000 Zagreb',
    CompanyOib: '12345678903',
    CompanyIban: 'HR1210010051863000160',
  })) {
    await db.execute(
      sql`insert into site_options (site_id, key, value) values (1, ${key}, ${value}) on conflict do nothing`,
    );
  }
};

test('[ORDER-025] a paid e-product is fetched by a signed link, as often as it may be and no longer than that', async ({
  platform,
}) => {
  const bytes = Buffer.from('%PDF-1.4 knjiga');
  const mediaId = await buildMedia(platform, { bytes, originalName: 'knjiga.pdf', access: 'private' });
  const productId = await buildProduct(platform, {
    name: 'Vodič kroz natječaje',
    price: 1900,
    format: 'e-product',
    type: 'e-product',
    downloads: [{ name: 'Vodič čćžšđ', mediaId }],
  });
  const { orderSlug: slug, orderKey: key } = await buildOrder(platform, 'bankTransfer', {
    items: [{ productId, qty: 1 }],
    deliveryMethodId: null,
  });
  expect(await platform.call(getOrder, { slug, key })).toMatchObject({
    items: [{ isDigital: true, downloads: [] }],
  });
  await platform.call(changeOrderState, { slug, state: 'paid' }, { as: 'staff' });
  const [item] = (await platform.call(getOrder, { slug, key })).items;
  const file = item?.downloads[0];
  expect(file).toMatchObject({ name: 'Vodič čćžšđ', left: 10 });
  const url = file?.url ?? '';

  const answer = await visit(platform, url);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(bytes)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-disposition': `attachment; filename="Vodic cczsd.pdf"; filename*=UTF-8''${encodeURIComponent('Vodič čćžšđ.pdf')}`,
    'cache-control': 'private, no-store',
  });
  for (const forged of [
    url.replace(/key=(.)/, (_, sign: string) => `key=${sign === 'A' ? 'B' : 'A'}`),
    url.replace(/until=\d/, 'until=9'),
    url.replace('site=1', 'site=2'),
    url.replace(/download\/\d+/, 'download/999'),
  ]) {
    expect((await visit(platform, forged)).statusCode).toBe(404);
  }
  for (let times = 2; times <= 10; times++) expect((await visit(platform, url)).statusCode).toBe(200);
  const over = await visit(platform, url);
  expect([over.statusCode, over.json().error.code]).toEqual([410, 'DOWNLOAD_OVER']);

  const headers = { accept: 'text/html', 'accept-language': 'de-DE,de' };
  const page = await platform.app.inject({ url, headers });
  expect([page.statusCode, page.headers['content-type']]).toEqual([410, 'text/html; charset=utf-8']);
  expect(page.body).toContain('Der Download ist beendet');

  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ data: string }>(
    sql`select data::text as data from mails where key like 'order % paid'`,
  );
  // The only file of an item is called as the item.
  expect(rows[0]?.data).toContain('"value": "Vodič kroz natječaje"');
  expect(rows[0]?.data).toContain('/order/web/download/');
  await db.execute(sql`update order_downloads set "left" = 5, expires_at = now() - interval '1 minute'`);
  expect((await visit(platform, url)).statusCode).toBe(410);
});

test('[ORDER-024] the document of an order is an offer with the slip, then the invoice; letters are ours', async ({
  platform,
}) => {
  await company(platform);
  const items: { productId: number; qty: number }[] = [];
  for (let index = 0; index < 24; index++) {
    const name = `Planer ulaganja čćžšđ ${index} u tvrdim koricama s dugim naslovom`;
    items.push({ productId: await buildProduct(platform, { name, price: 1234 + index }), qty: index + 1 });
  }
  const { orderSlug: slug, orderKey: key } = await buildOrder(platform, 'bankTransfer', { items });
  const order = await platform.call(getOrder, { slug, key });

  const offer = await visit(platform, order.pdfUrl);
  expect(offer.headers['content-type']).toBe('application/pdf');
  expect(offer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  // Our own fonts, embedded.
  expect(offer.rawPayload.toString('latin1')).toContain('HankenGrotesk');
  expect(offer.headers['content-disposition']).toBe(`inline; filename="${slug}.pdf"`);
  if (process.env.KEEP_PDF) await writeFile(process.env.KEEP_PDF, offer.rawPayload);

  const picture = await visit(platform, order.slip?.barcode?.pngUrl ?? '');
  const [read] = await readBarcodes(picture.rawPayload, { formats: ['PDF417'], characterSet: 'UTF8' });
  expect(read?.text).toBe(order.slip?.barcode?.text);

  expect(
    (
      await visit(
        platform,
        order.pdfUrl.replace(/key=(.)/, (_, sign: string) => `key=${sign === 'A' ? 'B' : 'A'}`),
      )
    ).statusCode,
  ).toBe(404);
  const paid = await platform.call(changeOrderState, { slug, state: 'paid' }, { as: 'staff' });
  const invoice = await visit(platform, paid.pdfUrl);
  expect(invoice.headers['content-disposition']).toBe(
    `inline; filename="${paid.invoiceNumber?.replaceAll('/', '-')}.pdf"`,
  );
  expect((await visit(platform, order.slip?.barcode?.pngUrl ?? '')).statusCode).toBe(404);
});
