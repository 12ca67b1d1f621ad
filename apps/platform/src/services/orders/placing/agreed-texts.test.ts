import { postUpdate } from '@izlog/contract/cms/content/post-update';
import { getOpening } from '@izlog/contract/ecommerce/orders/opening';
import { resendOrderMail } from '@izlog/contract/ecommerce/orders/order-staff';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { createSite } from '#platform/services/settings/create-site.ts';
import { sites } from '#platform/services/settings/settings.tables.ts';
import { loadStarter } from '#seed/starter/load-starter.ts';
import { setOptions } from '#test/builders/option.ts';
import { buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { agreedTexts } from './agreed-texts.tables.ts';

type PaymentKind = Parameters<typeof buildOrder>[1];
type Given = NonNullable<Parameters<typeof buildOrder>[2]>;

/** The buyer agrees to the terms, and orders. */
const agreeAndOrder = (platform: TestPlatform, kind: PaymentKind, given: Given & { email: string }) =>
  buildOrder(platform, kind, { ...given, consents: ['UVJETI'] });

/** The texts that go with the confirmations for an address, oldest mail first: title and words of each. */
async function documentsFor(platform: TestPlatform, email: string) {
  const mails = await mailsTo(platform, email);
  return mails
    .filter(({ template }) => template === 'orderConfirmation')
    .map(({ text }) => text.blocks.flatMap((block) => (block.kind === 'document' ? [block] : [])));
}

async function publishAll(platform: TestPlatform): Promise<number> {
  const { pages } = await platform.call(getOpening, {}, { as: 'staff' });
  for (const { id, language, isPublic } of pages) {
    if (!isPublic)
      await platform.call(
        postUpdate,
        { id, published_at: '2026-11-01T08:00:00Z' },
        { as: 'staff', language },
      );
  }
  return pages.find(({ handler }) => handler === 'terms')?.id ?? 0;
}

const said = (words: string) => ({
  id: 'legal-terms',
  handler: 'text',
  slot: 'main',
  meta: {
    body: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
    },
  },
});

test('[ORDER-024, ORDER-019] a confirmation carries terms, withdrawal with its form and guarantee as they were when the order was made, also when it is sent again', async ({
  platform,
}) => {
  await loadStarter(await platform.ctx());
  await setOptions(platform, {
    CompanyName: 'Primjer d.o.o.',
    CompanyStreet: 'Ilica 1',
    CompanyTown: 'Zagreb',
  });
  const termsId = await publishAll(platform);

  const first = await agreeAndOrder(platform, 'cashOnDelivery', { email: 'prva@kupci.test' });
  await platform.call(
    postUpdate,
    { id: termsId, parts: [said('Novi uvjeti.')] },
    { as: 'staff', language: 'hrv' },
  );
  await setOptions(platform, { CompanyName: 'Drugo ime d.o.o.' });
  await platform.call(resendOrderMail, { slug: first.orderSlug, mail: 'confirmation' }, { as: 'staff' });
  await agreeAndOrder(platform, 'cashOnDelivery', { email: 'druga@kupci.test' });

  const [sent = [], again = []] = await documentsFor(platform, 'prva@kupci.test');
  const [later = []] = await documentsFor(platform, 'druga@kupci.test');
  expect(sent.map(({ title }) => title)).toEqual([
    'Uvjeti kupnje',
    'Pravo na jednostrani raskid',
    'Zakonsko jamstvo sukladnosti',
  ]);
  expect(sent[0]).toMatchObject({
    text: expect.stringContaining('Prodavatelj je Primjer d.o.o., Ilica 1, Zagreb'),
    url: expect.stringMatching(/^https?:\/\/[^/]+\/uvjeti-kupnje$/),
  });
  expect(sent[1]?.text).toContain('## Obrazac za jednostrani raskid ugovora');
  expect(sent[1]?.text).toContain('- Prima: Primjer d.o.o., Ilica 1, Zagreb');
  expect(again).toEqual(sent);
  expect(later[0]?.text).toBe('Novi uvjeti.');
});

test('[ORDER-024] who buys digital content alone is not told of the guarantee of goods; the texts are in the language of the order', async ({
  platform,
}) => {
  await setOptions(platform, { CompanyIban: 'HR1210010051863000160' });
  const productId = await buildProduct(platform, { price: 900, format: 'e-product', type: 'e-product' });
  await agreeAndOrder(platform, 'bankTransfer', {
    items: [{ productId, qty: 1 }],
    deliveryMethodId: null,
    email: 'treca@kupci.test',
    options: { language: 'deu', store: '3' },
  });

  const [sent = []] = await documentsFor(platform, 'treca@kupci.test');
  expect(sent.map(({ title }) => title)).toEqual(['Verkaufsbedingungen', 'Widerrufsrecht']);
  expect(sent[1]?.text).toContain('Hiermit widerrufe(n) ich/wir (*)');
});

test('[ORDER-024] the database refuses to change, remove or empty what buyers agreed to; it goes with its site', async ({
  platform,
}) => {
  const { db } = await platform.ctx();
  const { id: siteId } = await createSite(db, { name: 'Kratkog vijeka', domains: ['kratkog.test'] });
  const text = { siteId, hash: 'a'.repeat(64), kind: 'terms', language: 'hrv', title: 'Uvjeti' } as const;
  await db.insert(agreedTexts).values({ ...text, body: 'Kupac plaća odmah.' });

  for (const change of [
    sql`update agreed_texts set body = 'Kupac plaća dvaput.' where site_id = ${siteId}`,
    sql`delete from agreed_texts where site_id = ${siteId}`,
    sql`truncate agreed_texts`,
  ]) {
    await expect(
      db.transaction(async (tx) => {
        await tx.execute(sql`set local izlog.purge = 'on'`);
        await tx.execute(change);
      }),
    ).rejects.toMatchObject({ cause: { message: 'Texts that were agreed to are only added to.' } });
  }
  expect(await db.$count(agreedTexts, eq(agreedTexts.siteId, siteId))).toBe(1);

  await db.delete(sites).where(eq(sites.id, siteId));
  expect(await db.$count(agreedTexts, eq(agreedTexts.siteId, siteId))).toBe(0);
});
