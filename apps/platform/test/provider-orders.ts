import { applyCoupon } from '@izlog/contract/ecommerce/cart/cart-coupon';
import { saveCoupon } from '@izlog/contract/ecommerce/coupon-staff';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import {
  changeOrderState,
  getStaffOrder,
  refundOrder,
  settleRefund,
} from '@izlog/contract/ecommerce/orders/order-staff';
import { cancelOwnOrder, getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { savePaymentKeys } from '@izlog/contract/ecommerce/payment-keys';
import type { KeyedProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentProvider, ProviderMessage } from '#platform/services/orders/payment/payment-provider.ts';
import { runOrderClock } from '#platform/services/orders/state/order-jobs.ts';
import { buildOrder, buildReadyCart, fromOwnAddress } from './builders/order.ts';
import { buildProduct } from './builders/product.ts';
import { mailsTo } from './builders/sent-mails.ts';
import { type FakeForm, type FakeProvider, turnedOver } from './fakes/fake-provider.ts';
import { type FakeProviders, startFakeProviders } from './fakes/fake-providers.ts';
import { startPlatform, type TestPlatform } from './kit.ts';
import { ageRefund, deliverMessage, formFieldsOf, type PlacedOrder } from './payment-messages.ts';

const staff = { as: 'staff' } as const;
let made = 0;

/** What becomes of orders that a provider is paid for, over HTTP: paid, refused, forged, left and refunded. */
export function testProviderOrders(
  provider: PaymentProvider<KeyedProviderCode>,
  { keys, form }: FakeProvider & { form: FakeForm },
): void {
  const { code } = provider;
  describe(`orders that are paid by ${code}`, () => {
    let fakes: FakeProviders;
    let platform: TestPlatform;
    let stop: () => Promise<void>;

    beforeAll(async () => {
      fakes = await startFakeProviders();
      ({ platform, stop } = await startPlatform({ TRUST_PROXY: '1', PAYMENT_STAND_IN: fakes.url }));
      await platform.call(savePaymentKeys, { gateway: code, keys: { ...keys } }, staff);
    });
    afterAll(async () => {
      await stop();
      await fakes.stop();
    });

    const read = ({ orderSlug: slug, orderKey: key }: PlacedOrder) => platform.call(getOrder, { slug, key });
    const deliver = (message: ProviderMessage, site?: 1 | 2) => deliverMessage(platform, code, message, site);
    const atBank = (placed: PlacedOrder, state: 'approved' | 'refused' | 'refunded', amount = 2450) =>
      fakes.payments.set(form.referenceOf(formFieldsOf(placed)), {
        amount,
        currency: 'EUR',
        state,
        refunded: 0,
      });
    const returnOf = (
      placed: PlacedOrder,
      outcome: 'approved' | 'refused',
      changed: Record<string, string> = {},
    ) =>
      form.returns(
        { ...formFieldsOf(placed), ...changed },
        outcome,
        `https://prvi.test/api/v2/ecommerce/payment/return/1/${code}`,
      );

    test('[ORDER-015, ORDER-016, ORDER-022] a form the bank takes, a return it signs, a page of the shop', async () => {
      const placed = await buildOrder(platform, code);
      expect(placed.paymentType).toBe(code);
      expect(placed.form?.action.startsWith(`${fakes.url}/${code}/`)).toBe(true);
      expect(form.takes(formFieldsOf(placed))).toBe(true);
      expect(form.amountOf(formFieldsOf(placed))).toBe(2450);
      atBank(placed, 'approved');

      const back = await deliver(returnOf(placed, 'approved'));

      const target = new URL(String(back.headers.location));
      expect([back.statusCode, target.pathname, target.searchParams.get('orderSlug')]).toEqual([
        303,
        '/naplata/uspjesna',
        placed.orderSlug,
      ]);
      expect(await read(placed)).toMatchObject({ state: 'paid', isPaid: true });
      const again = await deliver(returnOf(placed, 'approved'));
      expect(again.headers.location).toBe(back.headers.location);
      const notice = form.webhook(formFieldsOf(placed), 'approved');
      if (notice) expect((await deliver(notice)).statusCode).toBe(200);

      const refused = await buildOrder(platform, code);
      atBank(refused, 'refused');
      const failed = await deliver(returnOf(refused, 'refused'));
      expect(new URL(String(failed.headers.location)).pathname).toBe('/naplata/neuspjesna');
      expect(await read(refused)).toMatchObject({ state: 'failed', mayPayAgain: true });
    });

    test('what is forged leads to the failure page without the key of the order, and changes nothing', async () => {
      const placed = await buildOrder(platform, code);
      const forged = turnedOver(returnOf(placed, 'refused'), returnOf(placed, 'approved'), form.signature);

      const answer = await deliver(forged);

      const target = new URL(String(answer.headers.location));
      expect([target.pathname, target.searchParams.has('orderKey')]).toEqual(['/naplata/neuspjesna', false]);
      expect(await read(placed)).toMatchObject({ state: 'awaitingPayment', isPaid: false });
    });

    /** An order of 22,50 € for one of two pieces, by a coupon of one use. */
    const placeRare = async () => {
      const email = `kasni${++made}@kupci.test`;
      const coupon = `KASNO${made}`;
      const productId = await buildProduct(platform, {
        price: 2000,
        stock: { isTracked: true, quantity: 2 },
      });
      const terms = {
        code: coupon,
        names: { hrv: coupon },
        kind: 'percent',
        value: 10,
        usageLimit: 1,
      } as const;
      await platform.call(saveCoupon, terms, staff);
      const cart = await buildReadyCart(platform, code, { items: [{ productId, qty: 1 }], email });
      await platform.call(applyCoupon, { ...cart, couponCode: coupon }, fromOwnAddress({}));
      const placed = await platform.call(createOrder, cart, fromOwnAddress({}));
      return { ...placed, cart, productId, coupon, email };
    };
    type Rare = Awaited<ReturnType<typeof placeRare>>;

    const standing = async ({ orderSlug: slug, productId, coupon, email }: Rare) => {
      const { state, attention, isPaid, paidTotal } = await platform.call(getStaffOrder, { slug }, staff);
      const { db } = await platform.ctx();
      const { rows } = await db.execute(sql`
        select (select quantity from stock_levels where product_id = ${productId}) as stock,
          (select used from promotions where code = ${coupon}) as used`);
      const mails = (await mailsTo(platform, email)).map(({ template, data }) => data.state ?? template);
      return { state, attention, isPaid, paidTotal, ...rows[0], mails };
    };
    const nothing = { attention: null, isPaid: false, paidTotal: 0, stock: 2, used: 0, mails: [] };
    const passAnHour = () => runOrderClock(platform.kernel, new Date(Date.now() + 61 * 60_000));
    const pathOf = async (message: ProviderMessage) =>
      new URL(String((await deliver(message)).headers.location)).pathname;
    const tellBank = async (placed: PlacedOrder, outcome: 'approved' | 'refused') => {
      const notice = form.webhook(formFieldsOf(placed), outcome);
      if (notice) expect((await deliver(notice)).statusCode).toBe(200);
    };

    test('[ORDER-016] money that comes when buyer or staff have ended the order is held once, however often and in whatever order it is told', async () => {
      for (const end of [
        ({ orderSlug: slug, orderKey: key }: Rare) => platform.call(cancelOwnOrder, { slug, key }),
        ({ orderSlug: slug }: Rare) => platform.call(changeOrderState, { slug, state: 'cancelled' }, staff),
      ]) {
        const placed = await placeRare();
        await end(placed);
        const ended = { ...nothing, state: 'cancelled', mails: ['cancelled'] };
        const forged = turnedOver(returnOf(placed, 'refused'), returnOf(placed, 'approved'), form.signature);
        expect(await pathOf(forged)).toBe('/naplata/neuspjesna');
        expect(await standing(placed)).toEqual(ended);
        atBank(placed, 'approved', 2250);

        const pages = [await pathOf(returnOf(placed, 'approved'))];
        await tellBank(placed, 'approved');
        await pathOf(returnOf(placed, 'refused'));
        pages.push(await pathOf(returnOf(placed, 'approved')));

        // There the buyer reads that the money is held.
        expect(pages).toEqual(['/naplata/uspjesna', '/naplata/uspjesna']);
        expect(await standing(placed)).toEqual({
          ...ended,
          attention: 'paidAfterEnd',
          paidTotal: 22.5,
          mails: ['cancelled', 'paidAfterEnd'],
        });
      }
    });

    test('[ORDER-016] what the clock ended comes back by late money, but not by an address that was kept while its bank gave the money back', async () => {
      const [late, kept] = [await placeRare(), await placeRare()];
      await passAnHour();
      for (const placed of [late, kept])
        expect(await standing(placed)).toEqual({ ...nothing, state: 'cancelled' });
      atBank(late, 'approved', 2250);
      atBank(kept, 'refunded', 2250);

      const pages = [await pathOf(returnOf(late, 'approved')), await pathOf(returnOf(kept, 'approved'))];

      expect(pages).toEqual(['/naplata/uspjesna', '/naplata/neuspjesna']);
      const paid = {
        ...{ state: 'paid', attention: null, isPaid: true, paidTotal: 22.5, stock: 1, used: 1 },
        mails: ['orderConfirmation'],
      };
      expect(await standing(late)).toEqual(paid);
      expect(await standing(kept)).toEqual({ ...nothing, state: 'cancelled' });
      const slug = late.orderSlug;
      await platform.call(refundOrder, { slug, key: 'dio-natrag', amount: 10 }, staff);
      await pathOf(returnOf(late, 'approved'));
      await tellBank(late, 'approved');
      const { mails: _mails, ...still } = await standing(late);
      expect(still).toEqual({ ...paid, mails: undefined });
      expect((await read(late)).prices.refundedTotal).toBe(10);
    });

    test('[ORDER-016] late money that the bank cannot be asked about is held for people, and nothing follows from a mere hint', async () => {
      const [unanswered, unknown] = [await placeRare(), await placeRare()];
      await passAnHour();

      fakes.isDown = true;
      await pathOf(returnOf(unanswered, 'approved')).finally(() => (fakes.isDown = false));
      await pathOf(returnOf(unknown, 'approved'));

      const ended = { ...nothing, state: 'cancelled' };
      const held = { ...ended, attention: 'paidAfterEnd', paidTotal: 22.5, mails: ['paidAfterEnd'] };
      const isHint = form.signed !== undefined;
      for (const placed of [unanswered, unknown])
        expect(await standing(placed)).toEqual(isHint ? ended : held);
    });

    test('[ORDER-016] another sum than was asked for pays nothing, and people and the buyer hear of it, once', async () => {
      const placed = await placeRare();
      atBank(placed, 'approved', 100);
      const told = () => pathOf(returnOf(placed, 'approved', { amount: '100' }));

      const pages = [await told(), await told()];

      const seen = await platform.call(getStaffOrder, { slug: placed.orderSlug }, staff);
      const took = seen.events.filter(({ kind }) => kind === 'payment').map(({ amount }) => amount);
      if (!form.tellsAmount) return expect(await standing(placed)).toMatchObject({ state: 'paid' });
      expect(pages).toEqual(['/naplata/neuspjesna', '/naplata/neuspjesna']);
      expect(took).toEqual([1]);
      expect(await standing(placed)).toEqual({
        ...nothing,
        state: 'awaitingPayment',
        attention: 'wrongAmount',
        used: 1,
        mails: ['wrongAmount'],
      });
    });

    test('[ORDER-015] what a bank told one shop is nothing to another, though both have the same keys', async () => {
      const placed = await placeRare();
      atBank(placed, 'approved', 2250);
      await platform.call(savePaymentKeys, { gateway: code, keys: { ...keys } }, { ...staff, site: 2 });
      const notice = form.webhook(formFieldsOf(placed), 'approved');

      const answers = [
        await deliver(returnOf(placed, 'approved'), 2),
        ...(notice ? [await deliver(notice, 2)] : []),
      ].map(({ statusCode }) => statusCode);

      expect(answers).toEqual(notice ? [404, 400] : [404]);
      expect(await standing(placed)).toEqual({ ...nothing, state: 'awaitingPayment', used: 1 });
    });

    test('nobody comes back, and the shop asks the bank before it gives the order up', async () => {
      const placed = await buildOrder(platform, code);
      atBank(placed, 'approved');

      await runOrderClock(platform.kernel, new Date(Date.now() + 3 * 3600_000));

      expect(await read(placed)).toMatchObject({ state: 'paid' });
    });

    test('staff refund through the bank; a bank that says no changes nothing', async () => {
      const placed = await buildOrder(platform, code);
      atBank(placed, 'approved');
      await deliver(returnOf(placed, 'approved'));
      const slug = placed.orderSlug;
      const reference = form.referenceOf(formFieldsOf(placed));
      const known = fakes.payments.get(reference);

      fakes.payments.delete(reference);
      const refused = await platform.refusal(refundOrder, { slug, key: 'povrat-prvi', amount: 10 }, staff);
      if (known) fakes.payments.set(reference, known);
      expect(refused).toMatchObject({ status: 503, code: 'PAYMENT_UNAVAILABLE' });
      expect((await read(placed)).prices.refundedTotal).toBe(0);

      const part = await platform.call(refundOrder, { slug, key: 'povrat-prvi', amount: 10 }, staff);
      expect(part).toMatchObject({
        state: 'paid',
        prices: { refundedTotal: 10 },
        payments: [{ refunded: 10 }],
      });
      expect(fakes.payments.get(form.referenceOf(formFieldsOf(placed)))?.refunded).toBe(1000);
      const rest = await platform.call(refundOrder, { slug, key: 'povrat-drugi', amount: 14.5 }, staff);
      expect(rest).toMatchObject({
        state: 'refunded',
        refunds: [{ state: 'failed' }, { state: 'done' }, { state: 'done' }],
      });
    });

    test('a refund whose answer is lost is neither taken back nor given again', async () => {
      const placed = await buildOrder(platform, code);
      atBank(placed, 'approved');
      await deliver(returnOf(placed, 'approved'));
      const slug = placed.orderSlug;
      const atItsBank = fakes.payments.get(form.referenceOf(formFieldsOf(placed)));

      fakes.losesAnswersTo = /refund/;
      const key = 'povrat-bez-odgovora';
      const lost = await platform.refusal(refundOrder, { slug, key, amount: 10 }, staff);
      fakes.losesAnswersTo = undefined;

      expect(lost).toMatchObject({ status: 409, code: 'REFUND_PENDING' });
      const again = await platform.call(refundOrder, { slug, key, amount: 10 }, staff);
      expect(again).toMatchObject({
        prices: { refundedTotal: 10 },
        refunds: [{ state: 'asked', isStuck: false }],
      });
      const other = { slug, key: 'povrat-jos-jednom', amount: 10, isByHand: true };
      expect(await platform.refusal(refundOrder, other, staff)).toMatchObject({ code: 'REFUND_PENDING' });
      expect(atItsBank?.refunded).toBe(1000);

      const refundId = again.refunds[0]?.id ?? 0;
      const seen = { slug, refundId, isGiven: true, reason: 'Vidi se u sučelju banke' };
      expect(await platform.refusal(settleRefund, seen, staff)).toMatchObject({ code: 'REFUND_PENDING' });
      await ageRefund(platform, refundId);
      await runOrderClock(platform.kernel, new Date());
      const stuck = await platform.call(getStaffOrder, { slug }, staff);
      if (provider.open(keys).isRefundRepeatable) {
        // Sent again under the same key, and answered: nobody has to look.
        expect(stuck).toMatchObject({ attention: null, refunds: [{ state: 'done', isStuck: false }] });
        expect(atItsBank?.refunded).toBe(1000);
        return;
      }
      expect(stuck).toMatchObject({ attention: 'refundStuck', refunds: [{ isStuck: true }] });

      const [closed] = await Promise.all([
        platform.call(settleRefund, seen, staff),
        platform.call(settleRefund, seen, staff),
      ]);

      expect(closed).toMatchObject({ attention: null, prices: { refundedTotal: 10, handedBackTotal: 10 } });
      expect(closed.refunds).toMatchObject([{ state: 'done', isStuck: false }]);
      const { events } = await platform.call(getStaffOrder, { slug }, staff);
      const noted = events.filter(({ kind }) => kind === 'refundFoundGiven');
      expect(noted).toMatchObject([
        { amount: 10, note: 'Vidi se u sučelju banke', userId: expect.any(Number) },
      ]);
      expect(events.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
      expect(await platform.refusal(settleRefund, { ...seen, isGiven: false }, staff)).toMatchObject({
        code: 'ORDER_NOT_REFUNDABLE',
      });
      expect(atItsBank?.refunded).toBe(1000);
    });

    test('a whole refund whose answer was lost is finished when the bank says that it gave it', async () => {
      const placed = await buildOrder(platform, code);
      atBank(placed, 'approved');
      await deliver(returnOf(placed, 'approved'));
      const slug = placed.orderSlug;
      fakes.losesAnswersTo = /refund/;
      await platform.refusal(refundOrder, { slug, key: 'povrat-svega', amount: 24.5 }, staff);
      fakes.losesAnswersTo = undefined;
      atBank(placed, 'refunded');
      const { refunds } = await platform.call(getStaffOrder, { slug }, staff);
      await ageRefund(platform, refunds[0]?.id ?? 0);

      await runOrderClock(platform.kernel, new Date());

      expect(await platform.call(getStaffOrder, { slug }, staff)).toMatchObject({
        state: 'refunded',
        attention: null,
        refunds: [{ state: 'done', isStuck: false }],
      });
    });
  });
}
