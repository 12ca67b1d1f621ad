import { createHash } from 'node:crypto';
import { type FakeProviders, fakeKeys, startFakeProviders } from '@izlog/platform/test/fakes/fake-providers';
import { formProviders, type ProviderForm } from '@izlog/platform/test/fakes/provider-forms';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Outside, openOutside } from '../outside.ts';
import {
  MessageRefused,
  type PaymentAttempt,
  type ProviderMessage,
  type StoredPayment,
} from '../payment-provider.ts';
import { ProviderFault } from '../provider-fault.ts';
import { providers as ours } from './providers.ts';

let fakes: FakeProviders;
let outside: Outside;
const now = new Date('2026-11-21T08:00:00Z');

beforeAll(async () => {
  fakes = await startFakeProviders();
  outside = openOutside(fakes.url, now);
});
afterAll(() => fakes.stop());

const attempt = (overrides: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
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

const kept = (overrides: Partial<StoredPayment> = {}): StoredPayment => ({
  reference: '2026-000123-K7Q2MABC',
  amount: 123450,
  currency: 'EUR',
  remoteId: null,
  transactionId: null,
  approvalCode: null,
  subscription: null,
  ...overrides,
});

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'believed',
    (error: unknown) => (error instanceof MessageRefused ? error.reason : String(error)),
  );

for (const driver of formProviders) {
  const open = () => ours[driver.code].open(driver.keys);
  const formOf = async (given: Partial<PaymentAttempt> = {}) => {
    const start = await open().start(attempt(given), outside);
    if (start.kind !== 'form') throw new Error('no form');
    return start;
  };
  const messagesOf = async (outcome: 'approved' | 'refused') => {
    const { fields } = await formOf();
    const back = driver.returns(fields, outcome, attempt().addresses.return);
    const notice = driver.notice(fields, outcome);
    return notice ? [back, notice] : [back];
  };

  describe(`the gateway ${driver.code}`, () => {
    test('[ORDER-015] signs its form as the bank reckons, and fits the bank’s limits whatever the buyer is called', async () => {
      const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 });
      await fc.assert(
        fc.asyncProperty(
          name,
          name,
          fc.integer({ min: 1, max: 99_999_999 }),
          async (first, street, amount) => {
            const buyer = { ...attempt().buyer, firstName: first, street };
            const { fields } = await formOf({ buyer, amount, description: first });
            expect(driver.takes(fields)).toBe(true);
            expect([driver.amountOf(fields), driver.referenceOf(fields)]).toEqual([
              amount,
              attempt().reference,
            ]);
          },
        ),
        { numRuns: 100 },
      );
    });

    test('[ORDER-015] keeps its secrets on the server', async () => {
      const { action, fields } = await formOf();
      const secrets = Object.entries(driver.keys).filter(([name]) =>
        /secret|merchantKey|certificate/i.test(name),
      );

      for (const [, secret] of secrets)
        expect(JSON.stringify({ action, fields })).not.toContain(String(secret));
      expect(secrets.length).toBeGreaterThan(0);
    });

    test('says what the bank said: approved or refused', async () => {
      for (const outcome of ['approved', 'refused'] as const) {
        for (const message of await messagesOf(outcome)) {
          const report = await open().read(message, outside);
          expect(report).toMatchObject({ reference: attempt().reference, outcome });
        }
      }
    });

    test('believes nothing that was changed on the way, and nothing signed with another key', async () => {
      const messages = await messagesOf('approved');
      for (const message of messages) {
        const other = ours[driver.code].open({ ...driver.keys, secretKey: 'druga', merchantKey: 'druga' });
        expect(await reasonOf(other.read(message, outside))).toBe('signature');
        for (const forged of forgeriesOf(message, driver)) {
          expect(await reasonOf(open().read(forged, outside))).toMatch(/signature|malformed/);
        }
      }
      // A refusal that was turned into an approval.
      for (const message of await messagesOf('refused')) {
        const forged = turnedOver(message);
        expect(await reasonOf(open().read(forged, outside))).toMatch(/signature|malformed/);
      }
    });

    test('a cancel proves nothing: it is a hint', async () => {
      const [back] = await messagesOf('approved');
      const { reference } = attempt();
      const fields = { order_number: reference, ShoppingCartID: reference };
      const message: ProviderMessage = { ...(back as ProviderMessage), channel: 'cancel', fields };

      expect(await open().read(message, outside)).toMatchObject({ outcome: 'cancelled', isHint: true });
    });

    test('asks the bank what became of a payment, and hears the sum it was for', async () => {
      fakes.payments.set(attempt().reference, {
        amount: 123450,
        currency: 'EUR',
        state: 'approved',
        refunded: 0,
      });
      const report = await open().status(kept(), outside);
      expect(report).toMatchObject({ outcome: 'approved', isHint: false });
      if (driver.code !== 'corvuspay') expect(report?.amount).toBe(123450);

      fakes.payments.set(attempt().reference, {
        amount: 100,
        currency: 'EUR',
        state: 'approved',
        refunded: 0,
      });
      const cheaper = await open().status(kept(), outside);
      if (driver.code !== 'corvuspay') expect(cheaper?.amount).toBe(100);
    });

    test('refunds a part and then the rest', async () => {
      const payment = { amount: 123450, currency: 'EUR', state: 'approved' as const, refunded: 0 };
      fakes.payments.set(attempt().reference, payment);
      const provider = open();

      await provider.refund?.(kept(), { key: 'refund 1', amount: 23450, refundedBefore: 0 }, outside);
      expect(payment.refunded).toBe(23450);
      await provider.refund?.(kept(), { key: 'refund 2', amount: 100000, refundedBefore: 23450 }, outside);
      expect(payment.refunded).toBe(123450);
    });

    test('a bank that does not answer, or refuses, is a fault and never a payment', async () => {
      await expect(
        open().refund?.(
          kept({ reference: 'nepoznata' }),
          { key: 'r', amount: 1, refundedBefore: 0 },
          outside,
        ),
      ).rejects.toThrow();
      fakes.isDown = true;
      await expect(open().status(kept(), outside)).rejects.toBeInstanceOf(ProviderFault);
      fakes.isDown = false;
    });
  });
}

const payment = { currency: 'EUR', refunded: 0 };

describe('the answer of wspay about a payment', () => {
  const open = () => ours.wspay.open(fakeKeys.wspay);
  /** What becomes of the question when the provider's answer about a refused payment is changed so on its way. */
  const answered = (change: (answer: Record<string, string>) => Record<string, string | undefined>) => {
    fakes.tamper = (body) => JSON.stringify(change(JSON.parse(body) as Record<string, string>));
    return reasonOf(open().status(kept(), outside)).finally(() => (fakes.tamper = undefined));
  };

  test('counts when the bank has signed it, and not without its signature, with another, or with what it does not sign', async () => {
    fakes.payments.set(attempt().reference, { ...payment, amount: 123450, state: 'refused' });
    const approved = { ActionSuccess: '1', ApprovalCode: '961792', Authorized: '1', Completed: '1' };
    const otherKey = createHash('sha512').update('MOJSHOPdruga1961792drugaMOJSHOP961792').digest('hex');

    expect(await answered((answer) => answer)).toBe('believed');
    expect(await answered((answer) => ({ ...answer, Signature: undefined }))).toBe('signature');
    expect(await answered((answer) => ({ ...answer, Signature: '' }))).toBe('signature');
    expect(await answered((answer) => ({ ...answer, ...approved }))).toBe('signature');
    expect(await answered((answer) => ({ ...answer, ...approved, Signature: otherKey }))).toBe('signature');
    expect(await answered((answer) => ({ ...answer, WsPayOrderId: 'WS-tudja' }))).toBe('signature');
    expect(await answered((answer) => ({ ...answer, ShoppingCartID: 'tudja' }))).toBe('otherShop');
  });

  test('gives nothing back through an order that nobody signed', async () => {
    const known = { ...payment, amount: 123450, state: 'approved' as const };
    fakes.payments.set(attempt().reference, known);
    const wish = { key: 'refund 1', amount: 100, refundedBefore: 0 };
    fakes.tamper = (body) => body.replace(/"Signature":"[^"]*"/, '"Signature":"00"');

    const refund = open().refund?.(kept(), wish, outside) ?? Promise.resolve();

    await expect(refund.finally(() => (fakes.tamper = undefined))).rejects.toBeInstanceOf(ProviderFault);
    expect(known.refunded).toBe(0);
  });
});

/** The same message with every signed value changed once. */
function forgeriesOf(message: ProviderMessage, { code }: ProviderForm): ProviderMessage[] {
  if (message.channel === 'notice') {
    const forged = message.rawBody.replace(/"(\d{3,})"/, '"9$1"').replace(/"amount":\d+/, '"amount":1');
    return forged === message.rawBody ? [] : [{ ...message, rawBody: forged }];
  }
  const signed =
    code === 'wspay'
      ? ['ShoppingCartID', 'Success', 'ApprovalCode', 'Signature']
      : Object.keys(message.fields);
  return signed.map((name) => {
    const fields = { ...message.fields, [name]: `${message.fields[name]}0` };
    const url = new URL(message.address);
    if (url.searchParams.has(name)) url.searchParams.set(name, `${message.fields[name]}0`);
    return { ...message, fields, address: url.href };
  });
}

function turnedOver(message: ProviderMessage): ProviderMessage {
  const rawBody = message.rawBody
    .replace('"declined"', '"approved"')
    .replace('"1001"', '"0000"')
    .replace('"ActionSuccess":"0"', '"ActionSuccess":"1"');
  const turned = { Success: '1', ApprovalCode: '1', approval_code: '1', response_code: '0000' };
  const fields = Object.fromEntries(
    Object.entries(message.fields).map(([name, value]) => [
      name,
      turned[name as keyof typeof turned] ?? value,
    ]),
  );
  const address = message.address.replace('response_code=1001', 'response_code=0000');
  return { ...message, rawBody, fields, address };
}
