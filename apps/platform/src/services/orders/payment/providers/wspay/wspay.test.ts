import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeProviders, startFakeProviders } from '#test/fakes/fake-providers.ts';
import { attempt, reasonOf, stored, testProvider } from '#test/provider-suite.ts';
import { type Outside, openOutside } from '../../outside.ts';
import { ProviderFault } from '../../provider-fault.ts';
import { fakeWSPay } from './test/fake-wspay.ts';
import { wspay } from './wspay.ts';

testProvider(wspay, fakeWSPay);

const payment = { currency: 'EUR', refunded: 0 };

describe('the answer of wspay about a payment', () => {
  let fakes: FakeProviders;
  let outside: Outside;
  beforeAll(async () => {
    fakes = await startFakeProviders();
    outside = openOutside(fakes.url, new Date('2026-11-21T08:00:00Z'));
  });
  afterAll(() => fakes.stop());

  const open = () => wspay.open(fakeWSPay.keys);
  /** What becomes of the question when the provider's answer about a refused payment is changed so on its way. */
  const answered = (change: (answer: Record<string, string>) => Record<string, string | undefined>) => {
    fakes.tamper = (body) => JSON.stringify(change(JSON.parse(body) as Record<string, string>));
    return reasonOf(open().status(stored(), outside)).finally(() => (fakes.tamper = undefined));
  };

  test('counts when the bank has signed it, and not without its signature, with another, or with what it does not sign', async () => {
    fakes.payments.set(attempt().reference, { ...payment, amount: 123450, state: 'refused' });
    const approved = { ActionSuccess: '1', ApprovalCode: '961792', Authorized: '1', Completed: '1' };
    const otherKey = createHash('sha512').update('MOJSHOPdruga1961792drugaMOJSHOP961792').digest('hex');

    expect(await answered((answer) => answer)).toBe('trusted');
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

    const refund = open().refund?.(stored(), wish, outside) ?? Promise.resolve();

    await expect(refund.finally(() => (fakes.tamper = undefined))).rejects.toBeInstanceOf(ProviderFault);
    expect(known.refunded).toBe(0);
  });
});
