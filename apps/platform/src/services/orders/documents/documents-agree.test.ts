import type { TaxPart } from '@izlog/contract/ecommerce/cart/tax-part';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SumsInput, sumCart } from '#platform/services/cart/sums/cart-sums.ts';
import { deliveryRefund, itemRefund } from '../state/refund-amount.ts';
import { type CreditedItem, type CreditedOrder, creditOf } from './credit-of.ts';
import { sumsOfTaxes } from './facts-of-order.ts';

const rates = [2500, 1300, 500, 0];

/** What somebody orders: lines at several rates, mixed bundles and gifts that cost nothing, coupons, delivery. */
const cart = fc.record({
  lines: fc.array(
    fc.record({
      unit: fc.oneof(
        { arbitrary: fc.integer({ min: 0, max: 30_000 }), weight: 9 },
        { arbitrary: fc.constant(0), weight: 1 },
      ),
      quantity: fc.integer({ min: 1, max: 5 }),
      rates: fc.oneof(
        fc.constantFrom(...rates).map((rate) => [{ rate, weight: 1 }]),
        fc.constant([
          { rate: 2500, weight: 3 },
          { rate: 500, weight: 2 },
        ]),
      ),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  discounts: fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 10_000 }) }),
      fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 20_000 }) }),
    ),
    { maxLength: 2 },
  ),
  delivery: fc.constantFrom(null, 0, 450),
  isTaxIncluded: fc.boolean(),
});

/** An order that was changed before it was invoiced is what it became; more than that may have been paid for what it was. */
const story = fc.record({
  before: fc.option(cart),
  cart,
  /** A company that VIES confirms after it has paid gets the tax back first. */
  isTaxBack: fc.boolean(),
  refunds: fc.array(
    fc.record({
      picks: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 4, maxLength: 4 }),
      withDelivery: fc.boolean(),
      /** An amount instead, as a share of what is left. */
      share: fc.option(fc.integer({ min: 1, max: 100 })),
    }),
    { maxLength: 5 },
  ),
});
type Cart = typeof cart extends fc.Arbitrary<infer T> ? T : never;
type Story = typeof story extends fc.Arbitrary<infer T> ? T : never;

function sumsOf({ lines, discounts, delivery, isTaxIncluded }: Cart) {
  const input: SumsInput = {
    lines: lines.map((line) => ({ ...line, price: line.unit })),
    discounts,
    delivery: () => delivery,
    isTaxIncluded,
  };
  return sumCart(input);
}

const grossOf = (taxes: readonly TaxPart[]) => taxes.reduce((sum, { base, tax }) => sum + base + tax, 0);

/** Plays an order from its invoice to its last refund, and compares documents with money at each step. */
function agrees({ before, cart: ordered, isTaxBack, refunds }: Story) {
  const sums = sumsOf(ordered);
  const invoice = sums.taxes;
  expect(grossOf(invoice)).toBe(sums.orderTotal);
  const items = sums.lines.map((line, index): CreditedItem & { refunded: number } => ({
    name: `stavka ${index}`,
    sku: null,
    options: [],
    members: [],
    quantity: ordered.lines[index]?.quantity ?? 1,
    total: line.total,
    tax: line.tax,
    taxRate: line.taxes[0]?.rate ?? 0,
    taxes: line.taxes,
    refunded: 0,
  }));
  const order: CreditedOrder = {
    isTaxIncluded: ordered.isTaxIncluded,
    isReverseCharge: false,
    delivery: sums.delivery,
    deliveryTax: sums.tax.delivery,
    deliveryTaxes: sums.deliveryTaxes,
    deliveryMethod: null,
    language: 'hrv',
  };
  const paid = Math.max(sums.orderTotal, before ? sumsOf(before).orderTotal : 0);
  const overpaid = paid - sums.orderTotal;
  let refunded = 0;
  let isDeliveryBack = false;
  const credits: TaxPart[] = [];
  const hold = () => {
    const kept = paid - refunded;
    const said = sums.orderTotal + grossOf(credits);
    // What was paid too much stands on no document; nothing else is kept that none says.
    expect(said).toBeLessThanOrEqual(kept);
    if (overpaid === 0) expect(said).toBe(kept);
    expect(kept - said).toBeLessThanOrEqual(overpaid);
    const isUntaxedSince = credits.some(({ rate }) => rate === 0) && !invoice.some(({ rate }) => rate === 0);
    for (const { rate, base, tax } of isUntaxedSince ? [...invoice, { rate: 0, base: 0, tax: 0 }] : invoice) {
      const same = credits.filter((part) => part.rate === rate);
      const left = {
        base: base + same.reduce((sum, part) => sum + part.base, 0),
        tax: tax + same.reduce((sum, part) => sum + part.tax, 0),
      };
      expect(left.base).toBeGreaterThanOrEqual(0);
      expect(left.tax).toBeGreaterThanOrEqual(0);
      if (said === 0) expect(left).toEqual({ base: 0, tax: 0 });
    }
  };
  hold();
  const refund = (
    amount: number,
    pieces: { item: CreditedItem; quantity: number; before: number }[],
    withDelivery: boolean,
    ofTax = false,
  ) => {
    if (amount < 0 || amount > paid - refunded || (amount === 0 && pieces.length === 0)) return false;
    const credited = {
      refundId: 1,
      amount,
      reason: '',
      pieces,
      withDelivery,
      ofTax,
      paidBefore: paid - refunded,
    };
    const credit = creditOf(order, invoice, credits, credited);
    refunded += amount;
    if (credit) {
      expect(grossOf(credit.taxes)).toBe(-credit.amount);
      expect(credit.lines.reduce((sum, line) => sum + line.total, 0)).toBe(-credit.amount);
      const { net, tax } = sumsOfTaxes(credit.taxes);
      expect(net + tax).toBe(-credit.amount);
      credits.push(...credit.taxes);
    }
    hold();
    return true;
  };
  if (isTaxBack && overpaid === 0 && sums.tax.orderTotal > 0) {
    refund(sums.tax.orderTotal, [], false, true);
    expect(grossOf(credits)).toBe(-sums.tax.orderTotal);
    expect(sumsOfTaxes([...invoice, ...credits]).tax, 'no tax is left').toBe(0);
    order.isReverseCharge = true;
    const held = items.map((item) => itemRefund(order, { ...item, refundedQuantity: 0 }, item.quantity));
    const all = held.reduce((sum, amount) => sum + amount, deliveryRefund(order));
    expect(all, 'no piece gives back tax that is back already').toBe(paid - refunded);
  }
  for (const { picks, withDelivery, share } of refunds) {
    if (share !== null) {
      refund(Math.ceil(((paid - refunded) * share) / 100), [], false);
      continue;
    }
    const pieces = items.flatMap((item, index) => {
      const quantity = Math.min(picks[index] ?? 0, item.quantity - item.refunded);
      return quantity > 0 ? [{ item, quantity, before: item.refunded }] : [];
    });
    const isDelivery: boolean = withDelivery && !isDeliveryBack && ordered.delivery !== null;
    const amount =
      pieces.reduce(
        (sum, { item, quantity, before: had }) =>
          sum + itemRefund(order, { ...item, refundedQuantity: had }, quantity),
        0,
      ) + (isDelivery ? deliveryRefund(order) : 0);
    if (!refund(amount, pieces, isDelivery)) continue;
    for (const { item, quantity } of pieces) {
      const row = items.find((one) => one === item);
      if (row) row.refunded += quantity;
    }
    isDeliveryBack ||= isDelivery;
  }
  refund(paid - refunded, [], false);
  expect(sums.orderTotal + grossOf(credits)).toBe(0);
}

test('[DOC-03] the sum of the documents is the money that is kept, whatever is changed and given back', () => {
  fc.assert(fc.property(story, agrees), { numRuns: 2000 });
});

test('[DOC-03] the same of 200,000 orders', { tags: 'release', timeout: 900_000 }, () => {
  fc.assert(fc.property(story, agrees), { numRuns: 200_000 });
});
