import { getStaffOrder, refundOrder, settleRefund } from '@izlog/contract/ecommerce/orders/order-staff';
import { getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { savePaymentKeys } from '@izlog/contract/ecommerce/payment-keys';
import type { KeyedProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentProvider, ProviderMessage } from '#platform/services/orders/payment/payment-provider.ts';
import { runOrderClock } from '#platform/services/orders/state/order-jobs.ts';
import { buildOrder } from './builders/order.ts';
import { type FakeForm, type FakeProvider, turnedOver } from './fakes/fake-provider.ts';
import { type FakeProviders, startFakeProviders } from './fakes/fake-providers.ts';
import { startPlatform, type TestPlatform } from './kit.ts';
import { ageRefund, deliverMessage, formFieldsOf, type PlacedOrder } from './payment-messages.ts';

const staff = { as: 'staff' } as const;

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
    const deliver = (message: ProviderMessage) => deliverMessage(platform, code, message);
    const atBank = (placed: PlacedOrder, state: 'approved' | 'refused' | 'refunded', amount = 2450) =>
      fakes.payments.set(form.referenceOf(formFieldsOf(placed)), {
        amount,
        currency: 'EUR',
        state,
        refunded: 0,
      });
    const returnOf = (placed: PlacedOrder, outcome: 'approved' | 'refused') =>
      form.returns(
        formFieldsOf(placed),
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
