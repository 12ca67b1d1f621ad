import { previewRecall, sendRecall } from '@izlog/contract/ecommerce/law/recalls';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { platformTestWith } from '#test/kit.ts';
import { mailRecall } from './send-recall.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;

test('[LAW-02] a recall writes to everybody who bought the product, guests too, each once, whatever is done twice', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { name: 'Grijalica', price: 5000 });
  const order = (email: string, product = productId) =>
    buildOrder(platform, 'cashOnDelivery', { items: [{ productId: product, qty: 1 }], email });
  await order('iva@kupci.test');
  await order('IVA@kupci.test');
  await order('luka@kupci.test');
  await order('ana@kupci.test', await buildProduct(platform, { name: 'Šalica', price: 1000 }));

  const before = await platform.call(previewRecall, { productId }, staff);
  expect(before).toMatchObject({ name: 'Grijalica', reach: { people: 2, orders: 3, guests: 2 }, sent: [] });
  const words = { danger: 'Može se zapaliti.', act: 'Isključite je iz struje i javite nam se.' };
  const wrong = await platform.refusal(sendRecall, { productId, texts: { hrv: words }, people: 7 }, staff);
  expect(wrong.payload).toMatchObject({ fields: [{ path: 'people', kind: 'changed' }] });
  const bare = await platform.refusal(sendRecall, { productId, texts: { deu: words }, people: 2 }, staff);
  expect(bare.payload).toMatchObject({ fields: [{ path: 'texts.hrv', kind: 'required' }] });

  const { id } = await platform.call(sendRecall, { productId, texts: { hrv: words }, people: 2 }, staff);
  const ctx = await platform.ctx();
  await mailRecall(platform.kernel, ctx, id);
  // A job that is tried again writes to nobody twice.
  await mailRecall(platform.kernel, ctx, id);

  const mails = (
    await Promise.all(
      ['iva@kupci.test', 'IVA@kupci.test', 'luka@kupci.test'].map((one) => mailsTo(platform, one)),
    )
  )
    .flat()
    .filter(({ template }) => template === 'productRecall');
  expect(mails).toHaveLength(2);
  expect(JSON.stringify(mails[0]?.text)).toContain('Može se zapaliti.');
  expect((await mailsTo(platform, 'ana@kupci.test')).map(({ template }) => template)).not.toContain(
    'productRecall',
  );
  await platform.kernel.database.db.execute(
    sql`update mails set state = case when recipient = 'luka@kupci.test' then 'failed' else 'sent' end where template = 'productRecall'`,
  );
  const { sent } = await platform.call(previewRecall, { productId }, staff);
  expect(sent).toMatchObject([{ id, people: 2, orders: 3, waiting: 0, delivered: 1, failed: 1 }]);
  expect(sent[0]?.unreached).toHaveLength(1);
});

test('[LAW-02] a recall can be of some days only, and a bundle that holds the product is one of what was bought', async ({
  platform,
}) => {
  const member = await buildProduct(platform, { name: 'Punjač', price: 900 });
  const productId = await buildProduct(platform, {
    name: 'Paket s punjačem',
    format: 'bundle',
    bundle: [{ productId: member, quantity: 1 }],
  });
  await buildOrder(platform, 'cashOnDelivery', {
    items: [{ productId, qty: 1 }],
    email: 'paket@kupci.test',
  });
  const reachOf = async (days: { boughtFrom?: string; boughtTo?: string }) =>
    (await platform.call(previewRecall, { productId: member, ...days }, staff)).reach.people;

  expect(await reachOf({})).toBe(1);
  expect(await reachOf({ boughtTo: '2020-01-01' })).toBe(0);
  expect(await reachOf({ boughtFrom: '2020-01-01' })).toBe(1);
});
