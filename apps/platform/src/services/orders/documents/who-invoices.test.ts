import { saveCheckoutOptions } from '@izlog/contract/ecommerce/checkout-options';
import { createDraft, sendDraft } from '@izlog/contract/ecommerce/drafts/draft-staff';
import { getOffer } from '@izlog/contract/ecommerce/drafts/offer';
import { invoicingOf, notFiscalised } from '@izlog/contract/ecommerce/duties/invoicing';
import { getPacking } from '@izlog/contract/ecommerce/orders/order-packing';
import { changeOrderState, getStaffOrder, refundOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { getApplicablePaymentMethods, savePaymentMethod } from '@izlog/contract/ecommerce/payment';
import { sql } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import { buildCart } from '#test/builders/cart.ts';
import { setOptions } from '#test/builders/option.ts';
import { buildDeliveryMethod, buildOrder, buildPaymentMethod } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { findOrder } from '../order.queries.ts';
import { readSeller } from '../placing/seller.ts';
import { openContent } from './document-content.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
const croatian = {
  CompanyName: 'Izlog d.o.o.',
  CompanyOib: '12345678903',
  CompanyIban: 'HR1210010051863000160',
};
const croatia = 191;
const austria = 40;
let buyers = 0;
const buyer = () => `kupac${++buyers}@posta.test`;

beforeEach<{ platform: TestPlatform }>(({ platform }) =>
  setOptions(platform, { ...croatian, InvoicesBy: null }),
);

const paperOf = async (platform: TestPlatform, slug: string) => {
  const ctx = await platform.ctx();
  const order = await findOrder(ctx, slug);
  if (!order) throw new Error(`no order ${slug}`);
  return openContent(ctx, order, await readSeller(ctx));
};

const issued = async (platform: TestPlatform) => {
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ documents: number; numbers: number }>(
    sql`select (select count(*)::int from issued_documents) as documents,
      (select coalesce(sum(last), 0)::int from order_numbers where kind in ('invoice', 'credit')) as numbers`,
  );
  return rows[0];
};

test('[HR-20] where another program makes out the invoices nothing is called one, and no number of theirs is used', async ({
  platform,
}) => {
  await setOptions(platform, { InvoicesBy: 'other' });
  const before = await issued(platform);
  const email = buyer();
  const { orderSlug: slug, orderKey: key } = await buildOrder(platform, 'bankTransfer', { email });

  const open = await platform.call(getOrder, { slug, key });
  const paid = await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  const confirmation = await paperOf(platform, slug);
  await platform.call(changeOrderState, { slug, state: 'processing' }, staff);
  const { refunds } = await platform.call(
    refundOrder,
    { slug, key: 'vraceno-1', amount: 5, reason: 'Oštećeno' },
    staff,
  );

  expect(open).toMatchObject({ paper: 'offer', notFiscalised: true, documents: [] });
  expect(paid).toMatchObject({ paper: 'confirmation', invoiceNumber: null, documents: [] });
  expect(confirmation).toMatchObject({
    kind: 'confirmation',
    title: `Potvrda narudžbe i plaćanja ${slug}`,
    banner: notFiscalised,
    slip: null,
  });
  expect(confirmation.notes.join()).toContain('Ovo je potvrda, a ne račun.');
  expect(refunds).toMatchObject([{ amount: 5, creditNumber: null }]);
  expect(await issued(platform), 'no document, no number').toEqual(before);
  const file = await platform.app.inject({ url: paid.pdfUrl });
  expect(file.headers['content-disposition']).toBe(`inline; filename="${slug}.pdf"`);
  for (const { text } of await mailsTo(platform, email)) {
    const [, banner] = text.blocks;
    expect(banner).toEqual({ kind: 'banner', text: notFiscalised });
  }
});

test('[HR-20] what is paid on delivery has a confirmation once it is bound, and is never invoiced on the way', async ({
  platform,
}) => {
  await setOptions(platform, { InvoicesBy: 'other' });
  const { orderSlug: slug } = await buildOrder(platform, 'cashOnDelivery', { email: buyer() });
  await platform.call(changeOrderState, { slug, state: 'processing' }, staff);
  const sent = await platform.call(changeOrderState, { slug, state: 'sent' }, staff);

  expect(sent).toMatchObject({ paper: 'confirmation', invoiceNumber: null, notFiscalised: true });
  const { records } = await platform.call(getPacking, { ids: String(sent.id) }, staff);
  expect(records).toMatchObject([{ isCashOnDelivery: true, notFiscalised: true }]);
  expect((await paperOf(platform, slug)).title).toBe(`Potvrda narudžbe ${slug}`);
});

test('[HR-20] a Croatian seller writes OVO NIJE FISKALIZIRANI RAČUN on offer, mails and pages until there is an invoice', async ({
  platform,
}) => {
  const email = buyer();
  const { orderSlug: slug, orderKey: key } = await buildOrder(platform, 'bankTransfer', { email });
  const open = await platform.call(getOrder, { slug, key });
  const offer = await paperOf(platform, slug);
  const paid = await platform.call(changeOrderState, { slug, state: 'paid' }, staff);

  expect(open).toMatchObject({ paper: 'offer', notFiscalised: true });
  expect(offer).toMatchObject({ kind: 'offer', banner: notFiscalised, slip: { title: 'Podaci za uplatu' } });
  expect(paid).toMatchObject({ paper: 'invoice', notFiscalised: false });
  const mails = await mailsTo(platform, email);
  expect(
    mails.map(({ template, text }) => [template, text.blocks.some(({ kind }) => kind === 'banner')]),
  ).toEqual([
    ['orderConfirmation', true],
    ['orderState', false],
  ]);
});

test('[HR-20] the words of the law stay Croatian in another language, with their meaning; a seller abroad writes none', async ({
  platform,
}) => {
  const german = { language: 'deu', email: buyer() };
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer', {
    email: german.email,
    options: { headers: { language: 'deu' } },
  });
  const [mail] = await mailsTo(platform, german.email);
  const meant = `${notFiscalised} (Dies ist keine fiskalisierte Rechnung)`;
  expect(mail?.text.blocks[1]).toEqual({ kind: 'banner', text: meant });
  expect((await paperOf(platform, slug)).banner).toBe(meant);

  await setOptions(platform, { CompanyOib: null, CompanyIban: 'DE89370400440532013000' });
  expect((await paperOf(platform, slug)).banner).toBeUndefined();
});

test('[HR-20] an offer of staff carries the words, in its mail and on its page', async ({ platform }) => {
  const productId = await buildProduct(platform, { price: 2000 });
  const address = {
    firstName: 'Dora',
    lastName: 'Matić',
    contactEmail: buyer(),
    contactPhone: '+385 51 555 083',
    street: 'Korzo',
    houseNumber: '24',
    city: 'Rijeka',
    zipCode: '51000',
    country: 'HR',
  };
  const draft = await platform.call(
    createDraft,
    {
      address,
      lines: [{ productId, quantity: 1 }],
      paymentMethodId: await buildPaymentMethod(platform, 'bankTransfer'),
      deliveryMethodId: await buildDeliveryMethod(platform),
    },
    staff,
  );
  const sent = await platform.call(sendDraft, { id: draft.id, revision: draft.revision }, staff);
  const token = sent.offerUrl?.split('/').at(-1) ?? '';

  expect(await platform.call(getOffer, { token })).toMatchObject({ notFiscalised: true });
  const [mail] = await mailsTo(platform, address.contactEmail);
  expect(mail?.text.blocks).toContainEqual({ kind: 'banner', text: notFiscalised });
});

test('[HR-20] a company at home pays by transfer only where somebody can send it the e-invoice', async ({
  platform,
}) => {
  const [transfer, invoice, cash] = [
    await buildPaymentMethod(platform, 'bankTransfer'),
    await buildPaymentMethod(platform, 'hpf'),
    await buildPaymentMethod(platform, 'cashOnDelivery'),
  ];
  const productId = await buildProduct(platform, { price: 2000 });
  const offered = async (company: { companyName: string; oib: string } | null, country = croatia) => {
    const session = await buildCart(platform, [{ productId, qty: 1 }]);
    await platform.call(saveCheckoutOptions, {
      ...session,
      countryId: country,
      billingCountryId: country,
      companyData: company,
    });
    const methods = await platform.call(getApplicablePaymentMethods, session);
    const ids = methods.map(({ id }) => id);
    return { session, has: [transfer, invoice, cash].map((id) => ids.includes(id)) };
  };
  const home = { companyName: 'Lavanda d.o.o.', oib: '12345678903' };
  const abroad = { companyName: 'Lavendel GmbH', oib: 'ATU12345675' };

  const asks = await offered(home);
  expect(asks.has, 'nobody said who invoices').toEqual([false, false, true]);
  const refused = await platform.refusal(savePaymentMethod, { ...asks.session, paymentMethodId: transfer });
  expect(refused.code).toBe('PAYMENT_METHOD_NOT_APPLICABLE');
  expect((await offered(null)).has, 'a private buyer').toEqual([true, false, true]);
  expect((await offered(abroad, austria)).has, 'a company abroad').toEqual([true, true, true]);

  await setOptions(platform, { InvoicesBy: 'izlog' });
  expect((await offered(home)).has).toEqual([false, false, true]);
  await setOptions(platform, { InvoicesBy: 'other' });
  expect((await offered(home)).has, 'another program sends e-invoices').toEqual([true, true, true]);
  expect((await offered(null)).has).toEqual([true, false, true]);
});

test('[HR-20] a seller is Croatian unless all it says of itself is of another country', () => {
  const of = (CompanyOib: string, CompanyIban: string) =>
    invoicingOf({ InvoicesBy: '', CompanyOib, CompanyIban }).isCroatian;
  expect([
    of('', ''),
    of('12345678903', ''),
    of('12345678903', 'LT121000011101001000'),
    of('', 'hr12 1001'),
  ]).toEqual([true, true, true, true]);
  expect(of('', 'DE89370400440532013000')).toBe(false);
});

test('[HR-20] an order that was never invoiced stays so for staff, who see what its paper is called', async ({
  platform,
}) => {
  await setOptions(platform, { InvoicesBy: 'other' });
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer', { email: buyer() });
  await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  const seen = await platform.call(getStaffOrder, { slug }, staff);
  expect(seen).toMatchObject({ paper: 'confirmation', documents: [] });
});
