import { updateDraft } from '@izlog/contract/ecommerce/drafts/draft-staff';
import { acceptOffer, getOffer } from '@izlog/contract/ecommerce/drafts/offer';
import { correctOrderBuyer } from '@izlog/contract/ecommerce/orders/order-buyer';
import { beginOrderEdit, confirmOrderEdit } from '@izlog/contract/ecommerce/orders/order-edit';
import { createParcel } from '@izlog/contract/ecommerce/orders/order-parcels';
import {
  changeOrderState,
  getStaffOrder,
  resendOrderMail,
  type StaffOrder,
} from '@izlog/contract/ecommerce/orders/order-staff';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildOrder, fromOwnAddress, pages } from '#test/builders/order.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;

type Sent = Parameters<typeof corrected>[2];

/** The order as it is read, with what of its buyer is said otherwise. */
function corrected(
  { slug, correction, email, deliveryAddress }: StaffOrder,
  delivery: Partial<StaffOrder['deliveryAddress']> = {},
  more: {
    billingAddress?: StaffOrder['billingAddress'];
    company?: { companyName: string; oib: string } | null;
    revision?: string;
  } = {},
) {
  const address = { ...deliveryAddress, contactEmail: email, ...delivery };
  return { slug, revision: correction.revision, deliveryAddress: address, ...more };
}

const read = (platform: TestPlatform, slug: string) => platform.call(getStaffOrder, { slug }, staff);

async function open(platform: TestPlatform, kind: Parameters<typeof buildOrder>[1] = 'bankTransfer') {
  const { orderSlug } = await buildOrder(platform, kind);
  return read(platform, orderSlug);
}

const why = async (platform: TestPlatform, sent: ReturnType<typeof corrected>) =>
  (await platform.refusal(correctOrderBuyer, sent, staff)).payload;

test('[OFFICE-15] e-mail, telephone and addresses of what is not sent are corrected: mails, history and the log follow', async ({
  platform,
}) => {
  const order = await open(platform);
  const sent = corrected(order, { contactEmail: 'prava@kupci.test', street: 'Nova', houseNumber: '7b' });

  const after = await platform.call(correctOrderBuyer, sent, staff);
  await platform.call(correctOrderBuyer, sent, staff);
  await platform.call(resendOrderMail, { slug: order.slug, mail: 'confirmation' }, staff);

  expect(order.correction).toMatchObject({ why: null, isBillOpen: true });
  expect(after).toMatchObject({
    email: 'prava@kupci.test',
    deliveryAddress: { contactEmail: 'prava@kupci.test', street: 'Nova', houseNumber: '7b' },
    billingAddress: order.billingAddress,
    prices: order.prices,
  });
  const mails = await mailsTo(platform, 'prava@kupci.test');
  expect(
    mails.map(({ template }) => template),
    'told once; a mail asked for goes there, too',
  ).toEqual(['orderCorrected', 'orderConfirmation']);
  expect(JSON.stringify(mails[0]?.text)).toMatch(/(?=.*Nova 7b)(?=.*prava@kupci.test)/s);
  expect(await mailsTo(platform, order.email), 'who may be a stranger is told nothing').toMatchObject([
    { template: 'orderConfirmation' },
  ]);
  const event = after.events.at(-1);
  expect(event).toMatchObject({ kind: 'corrected', by: expect.stringMatching(/\S/) });
  expect(event?.note.split('\n')).toEqual([
    `${order.email} → prava@kupci.test`,
    `${order.deliveryAddress.street} → Nova`,
    `${order.deliveryAddress.houseNumber} → 7b`,
  ]);
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ changes: unknown; all: string }>(
    sql`select changes, to_jsonb(audit_log)::text as all from audit_log
      where changes::text like ${`%order ${order.slug}%`} order by id desc limit 1`,
  );
  const names = ['delivery.contactEmail', 'delivery.street', 'delivery.houseNumber'];
  expect(rows[0]?.changes, 'which fields, not whose data').toMatchObject([
    { before: Object.fromEntries(names.map((name) => [name, '•••'])) },
  ]);
  expect(rows[0]?.all).not.toContain('prava@kupci.test');
  const quiet = corrected(after, { houseNumber: '8' });
  await platform.call(correctOrderBuyer, { ...quiet, isQuiet: true }, staff);
  expect(await mailsTo(platform, 'prava@kupci.test'), 'staff told the buyer themselves').toHaveLength(2);
});

test('[OFFICE-07] two who correct one order at once are told who and which field; what does not clash is merged', async ({
  platform,
}) => {
  const order = await open(platform);
  await platform.call(correctOrderBuyer, corrected(order, { street: 'Prva' }), staff);

  const clash = await platform.refusal(correctOrderBuyer, corrected(order, { street: 'Druga' }), staff);
  const merged = await platform.call(
    correctOrderBuyer,
    corrected(order, { contactPhone: '091 1234 567' }),
    staff,
  );

  expect(clash).toMatchObject({
    code: 'RECORD_CHANGED',
    payload: { fields: ['delivery.street'], by: expect.stringMatching(/\S/), at: expect.any(String) },
  });
  expect(merged.deliveryAddress).toMatchObject({ street: 'Prva', contactPhone: '091 1234 567' });
});

test('[OFFICE-15] the checks are those of the checkout, and what costs or is taxed otherwise is a change of the order', async ({
  platform,
}) => {
  const order = await open(platform);
  const company = { companyName: 'Stolarija d.o.o.', oib: '12345678903' };
  const fieldsOf = async (delivery: Partial<StaffOrder['deliveryAddress']>, more: Sent = {}) => {
    const { fields } = (await why(platform, corrected(order, delivery, more))) as {
      fields: { path: string; kind: string }[];
    };
    return fields.map(({ path, kind }) => [path, kind]);
  };

  expect(await fieldsOf({ contactEmail: 'nije', street: ' ' })).toEqual([
    ['deliveryAddress.contactEmail', 'email'],
    ['deliveryAddress.street', 'required'],
  ]);
  expect(await fieldsOf({ country: 'AT' })).toEqual([['deliveryAddress.country', 'changesPrice']]);
  expect(await fieldsOf({}, { billingAddress: { ...order.billingAddress, country: 'DE' } })).toEqual([
    ['billingAddress.country', 'changesPrice'],
  ]);
  expect(await fieldsOf({}, { company: { ...company, oib: '12345678901' } })).toEqual([
    ['companyData.oib', 'oib'],
  ]);
  const billingAddress = { ...order.billingAddress, street: 'Računska' };
  const after = await platform.call(
    correctOrderBuyer,
    corrected(order, {}, { billingAddress, company }),
    staff,
  );
  expect(after).toMatchObject({
    companyData: company,
    billingAddress: { street: 'Računska' },
    prices: order.prices,
  });
});

test('[OFFICE-15] what was invoiced keeps its bill, what is sent or being changed keeps all of it', async ({
  platform,
}) => {
  const { slug } = await open(platform);
  const paid = await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  const billingAddress = { ...paid.billingAddress, street: 'Druga' };
  const billed = await why(platform, corrected(paid, {}, { billingAddress }));
  const moved = await platform.call(correctOrderBuyer, corrected(paid, { street: 'Treća' }), staff);
  const lines = moved.unpacked;
  await platform.call(createParcel, { slug, lines, isSent: true, isQuiet: true }, staff);
  const gone = await read(platform, slug);
  const late = await why(platform, corrected(gone, { street: 'Četvrta' }));

  expect(paid.correction).toMatchObject({ why: null, isBillOpen: false });
  expect(billed).toEqual({ why: 'invoiced' });
  expect(moved).toMatchObject({ deliveryAddress: { street: 'Treća' }, documents: paid.documents });
  expect([gone.correction.why, late]).toEqual(['state', { why: 'state' }]);

  const other = await open(platform);
  await platform.call(beginOrderEdit, { slug: other.slug }, staff);
  expect(await why(platform, corrected(other, { street: 'Peta' }))).toEqual({ why: 'beingChanged' });
});

test('[OFFICE-06] [OFFICE-15] whoever pays by the link of a changed order orders to the corrected address', async ({
  platform,
}) => {
  const { slug } = await open(platform, 'sandbox');
  const begun = await platform.call(beginOrderEdit, { slug }, staff);
  const longer = await platform.call(updateDraft, { id: begun.id, message: 'Po dogovoru.' }, staff);
  await platform.call(confirmOrderEdit, { slug, revision: longer.revision, hasAgreed: true }, staff);
  const changed = await read(platform, slug);
  await platform.call(correctOrderBuyer, corrected(changed, { street: 'Ispravljena' }), staff);
  const [mail] = (await mailsTo(platform, changed.email)).filter(
    ({ template }) => template === 'orderChanged',
  );
  const token = String(mail?.data.url).split('/').at(-1) ?? '';
  const { paymentMethodId } = await platform.call(getOffer, { token });
  await platform.call(
    acceptOffer,
    { token, ...(paymentMethodId === null ? {} : { paymentMethodId }), ...pages },
    fromOwnAddress({}),
  );

  const paid = await read(platform, slug);
  expect(paid.payments, 'the link asks for the money').not.toEqual([]);
  expect(paid.deliveryAddress.street).toBe('Ispravljena');
});
