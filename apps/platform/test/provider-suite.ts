import { type KeyedProviderCode, paymentProviders } from '@izlog/contract/ecommerce/payment-providers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Outside, openOutside } from '#platform/services/orders/payment/outside.ts';
import {
  MessageRefused,
  type PaymentAttempt,
  type PaymentProvider,
  type ProviderMessage,
  type StoredPayment,
} from '#platform/services/orders/payment/payment-provider.ts';
import { ProviderFault } from '#platform/services/orders/payment/provider-fault.ts';
import { type FakeForm, type FakeProvider, turnedOver } from './fakes/fake-provider.ts';
import { type FakeProviders, startFakeProviders } from './fakes/fake-providers.ts';
import { testProviderOrders } from './provider-orders.ts';

/** An attempt to pay, as providers are told of it. */
export const attempt = (overrides: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  reference: '2026-000123-K7Q2MABC',
  amount: 123450,
  currency: 'EUR',
  language: 'hrv',
  orderSlug: '2026-000123',
  description: 'Narudžba 2026-000123: 1x Planer "maslina" & <bilješke>',
  siteName: 'Prva trgovina',
  buyer: {
    firstName: 'Žarko-Ćiro',
    lastName: 'Đurić',
    email: 'zarko@kupci.test',
    phone: '+385911234567',
    street: 'Ulica kralja Tomislava 12a',
    city: 'Đakovo',
    zipCode: '31400',
    country: 'HR',
  },
  addresses: {
    return: 'https://prvi.test/api/v2/ecommerce/payment/return/1/x',
    cancel: 'https://prvi.test/api/v2/ecommerce/payment/cancel/1/x',
    notice: 'https://prvi.test/api/v2/ecommerce/payment/notice/1/x',
  },
  subscription: null,
  ...overrides,
});

/** The same as the order stores it. */
export const stored = (overrides: Partial<StoredPayment> = {}): StoredPayment => ({
  reference: attempt().reference,
  amount: attempt().amount,
  currency: 'EUR',
  remoteId: null,
  transactionId: null,
  approvalCode: null,
  subscription: null,
  mayBeTaken: true,
  ...overrides,
});

/** `trusted`, or why a message was refused. */
export const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'trusted',
    (error: unknown) => (error instanceof MessageRefused ? error.reason : String(error)),
  );

/**
 * What every provider must do that is reached by a form: signatures, limits, webhooks, questions and refunds, played
 * against its fake; then the same over HTTP, with orders. A test file of the provider's folder calls it.
 */
export function testProvider(
  provider: PaymentProvider<KeyedProviderCode>,
  fake: FakeProvider & { form: FakeForm },
): void {
  testProviderOrders(provider, fake);
  const { code } = provider;
  const { keys, form } = fake;
  const secretNames = Object.entries(paymentProviders[code].keys)
    .filter(([name, kind]) => kind === 'secret' && name in keys)
    .map(([name]) => name);
  let fakes: FakeProviders;
  let outside: Outside;
  const open = () => provider.open(keys);
  const formOf = async (given: Partial<PaymentAttempt> = {}) => {
    const start = await open().start(attempt(given), outside);
    if (start.kind !== 'form') throw new Error('no form');
    return start;
  };
  const messagesOf = async (outcome: 'approved' | 'refused') => {
    const { fields } = await formOf();
    const back = form.returns(fields, outcome, attempt().addresses.return);
    const webhook = form.webhook(fields, outcome);
    return webhook ? [back, webhook] : [back];
  };
  const knows = (amount: number) => {
    const payment = { amount, currency: 'EUR', state: 'approved' as const, refunded: 0 };
    fakes.payments.set(attempt().reference, payment);
    return payment;
  };

  describe(`the payment provider ${code}`, () => {
    beforeAll(async () => {
      fakes = await startFakeProviders();
      outside = openOutside(fakes.url, new Date('2026-11-21T08:00:00Z'));
    });
    afterAll(() => fakes.stop());

    test('[ORDER-015] signs its form as the provider computes it, and fits its limits whatever the buyer is called', async () => {
      const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 });
      await fc.assert(
        fc.asyncProperty(
          name,
          name,
          fc.integer({ min: 1, max: 99_999_999 }),
          async (firstName, street, amount) => {
            const buyer = { ...attempt().buyer, firstName, street };
            const { fields } = await formOf({ buyer, amount, description: firstName });
            expect(form.takes(fields)).toBe(true);
            expect([form.amountOf(fields), form.referenceOf(fields)]).toEqual([amount, attempt().reference]);
          },
        ),
        { numRuns: 100 },
      );
    });

    test('[ORDER-015] keeps its secrets on the server', async () => {
      const { action, fields } = await formOf();

      for (const name of secretNames)
        expect(JSON.stringify({ action, fields })).not.toContain(String(keys[name]));
      expect(secretNames.length).toBeGreaterThan(0);
    });

    test('says what the provider said: approved or refused', async () => {
      for (const outcome of ['approved', 'refused'] as const) {
        for (const message of await messagesOf(outcome)) {
          const report = await open().read(message, outside);
          expect(report).toMatchObject({ reference: attempt().reference, outcome });
        }
      }
    });

    test('trusts nothing that was changed on the way, and nothing signed with another key', async () => {
      const approved = await messagesOf('approved');
      const refused = await messagesOf('refused');
      const others = Object.fromEntries(secretNames.map((name) => [name, 'druga123']));
      const other = provider.open({ ...keys, ...others });
      for (const [index, message] of approved.entries()) {
        expect(await reasonOf(other.read(message, outside))).toBe('signature');
        for (const forged of forgeriesOf(message, form)) {
          expect(await reasonOf(open().read(forged, outside))).toMatch(/signature|malformed/);
        }
        const turned = turnedOver(refused[index] as ProviderMessage, message, form.signature);
        expect(await reasonOf(open().read(turned, outside))).toMatch(/signature|malformed/);
      }
    });

    test('a cancel proves nothing: it is a hint', async () => {
      const [back] = await messagesOf('approved');
      const named = Object.entries(back?.fields ?? {}).filter(([, value]) => value === attempt().reference);
      const message: ProviderMessage = {
        ...(back as ProviderMessage),
        channel: 'cancel',
        fields: Object.fromEntries(named),
      };

      expect(await open().read(message, outside)).toMatchObject({ outcome: 'cancelled', isHint: true });
    });

    test('asks the provider what became of a payment, and hears the sum it was for', async () => {
      knows(123450);
      const report = await open().status(stored(), outside);
      expect(report).toMatchObject({ outcome: 'approved', isHint: false });
      expect(report?.amount).toBe(form.tellsAmount ? 123450 : null);

      knows(100);
      const cheaper = await open().status(stored(), outside);
      expect(cheaper?.amount).toBe(form.tellsAmount ? 100 : null);
    });

    test('refunds a part and then the rest', async () => {
      const payment = knows(123450);
      const { refund, isRefundRepeatable } = open();

      await refund?.(stored(), { key: 'the part', amount: 23450, refundedBefore: 0 }, outside);
      expect(payment.refunded).toBe(23450);
      await refund?.(stored(), { key: 'the rest', amount: 100000, refundedBefore: 23450 }, outside);
      expect(payment.refunded).toBe(123450);
      if (!isRefundRepeatable) return;
      await refund?.(stored(), { key: 'the rest', amount: 100000, refundedBefore: 23450 }, outside);
      expect(payment.refunded).toBe(123450);
    });

    test('a provider that does not answer, or refuses, is a fault and never a payment', async () => {
      const unknown = stored({ reference: 'nepoznata' });
      const wish = { key: 'r', amount: 1, refundedBefore: 0 };
      await expect(open().refund?.(unknown, wish, outside)).rejects.toThrow();
      fakes.isDown = true;
      await expect(open().status(stored(), outside)).rejects.toBeInstanceOf(ProviderFault);
      fakes.isDown = false;
    });
  });
}

/** The same message with every signed value changed once. */
function forgeriesOf(message: ProviderMessage, { signed }: FakeForm): ProviderMessage[] {
  if (message.channel === 'notice') {
    const forged = message.rawBody.replace(/"(\d{3,})"/, '"9$1"').replace(/"amount":\d+/, '"amount":1');
    return forged === message.rawBody ? [] : [{ ...message, rawBody: forged }];
  }
  return (signed ?? Object.keys(message.fields)).map((name) => {
    const fields = { ...message.fields, [name]: `${message.fields[name]}0` };
    const url = new URL(message.address);
    if (url.searchParams.has(name)) url.searchParams.set(name, `${message.fields[name]}0`);
    return { ...message, fields, address: url.href };
  });
}
