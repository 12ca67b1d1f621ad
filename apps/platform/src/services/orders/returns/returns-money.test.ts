import type { TaxPart } from '@izlog/contract/ecommerce/cart/tax-part';
import { toDecimal } from '@izlog/contract/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumCart } from '#platform/services/cart/sums/cart-sums.ts';
import { creditOf } from '../documents/credit-of.ts';
import { deliveryRefund } from '../state/refund-amount.ts';
import { atCheapest } from '../withdrawal/proposed-refund.ts';
import { proposeSettlement } from './propose-settlement.ts';
import { settlementOf } from './settlement-of-return.ts';

const rates = [2500, 1300, 500, 0];

const bought = fc.record({
  lines: fc.array(
    fc.record({
      unit: fc.integer({ min: 0, max: 30_000 }),
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
    fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 10_000 }) }),
    {
      maxLength: 1,
    },
  ),
  delivery: fc.constantFrom(0, 450, 999),
  isTaxIncluded: fc.boolean(),
});

/** A return: pieces of each line, which arrive sound, damaged or not at all; and what is taken off. */
const comesBack = fc.record({
  reason: fc.constantFrom('withdrawal' as const, 'defect' as const, 'exchange' as const),
  picks: fc.array(fc.record({ sound: fc.nat(3), damaged: fc.nat(2), lost: fc.nat(1) }), {
    minLength: 4,
    maxLength: 4,
  }),
  percentOff: fc.constantFrom(0, 0, 0, 30, 100),
  way: fc.constantFrom('money' as const, 'money' as const, 'replacement' as const),
});

const story = fc.record({
  bought,
  cheapest: fc.integer({ min: 0, max: 100 }),
  returns: fc.array(comesBack, { minLength: 1, maxLength: 5 }),
});
type Story = typeof story extends fc.Arbitrary<infer T> ? T : never;

const grossOf = (taxes: readonly TaxPart[]) => taxes.reduce((sum, { base, tax }) => sum + base + tax, 0);

/** Plays an order whose pieces come back in parts, then all the rest, and compares money, tax and stock at each step. */
function comesBackExactly({
  bought: { lines, discounts, delivery, isTaxIncluded },
  cheapest,
  returns,
}: Story) {
  const sums = sumCart({
    lines: lines.map((line) => ({ ...line, price: line.unit })),
    ...{ discounts, isTaxIncluded },
    delivery: () => delivery,
  });
  const items = sums.lines.map((line, index) => ({
    ...{ id: index + 1, name: `stavka ${index}`, sku: null, options: [], members: [], giftPromotionId: null },
    quantity: lines[index]?.quantity ?? 1,
    refundedQuantity: 0,
    ...{ total: line.total, tax: line.tax, taxRate: line.taxes[0]?.rate ?? 0, taxes: line.taxes },
  }));
  const order = {
    isTaxIncluded,
    isReverseCharge: false,
    delivery: sums.delivery,
    deliveryTax: sums.tax.delivery,
    deliveryTaxes: sums.deliveryTaxes,
    deliveryMethod: null,
    language: 'hrv',
    cheapestDelivery: Math.floor((sums.delivery * cheapest) / 100),
    paidTotal: sums.orderTotal,
    refundedTotal: 0,
  };
  const paidFor = ({ total, tax }: { total: number; tax: number }) => total + (isTaxIncluded ? 0 : tax);
  const credits: TaxPart[] = [];
  let [isDeliveryRefunded, retained, stock, sound] = [false, 0, 0, 0];

  function settle({ reason, picks, percentOff, way }: Story['returns'][number]) {
    const own = items.flatMap((item, index) => {
      const pick = picks[index] ?? { sound: 0, damaged: 0, lost: 0 };
      let open = item.quantity - item.refundedQuantity;
      const take = (pieces: number) => {
        const taken = Math.min(pieces, open);
        open -= taken;
        return taken;
      };
      const [fine, broken] = [take(pick.sound), take(pick.damaged)];
      return fine + broken === 0
        ? []
        : [{ id: item.id, itemId: item.id, quantity: fine + broken, restock: fine }];
    });
    const back = own.map(({ id, itemId, quantity }) => ({ lineId: id, itemId, quantity, exception: null }));
    const proposal = proposeSettlement(order, items, back, { reason, isDeliveryRefunded });
    const deductions = proposal.lines.map(({ lineId, amount }) => ({
      lineId,
      amount: toDecimal(Math.floor((amount * percentOff) / 100)),
    }));
    const isMoney = way === 'money';
    const settled = settlementOf(proposal, own, {
      ...{ way, deductions: isMoney ? deductions : [], withDelivery: true, reason: 'mrlja' },
      ...{ isByHand: false, isHandedOver: false },
    });
    const isAll = items.every((item) => {
      const now = own.find(({ itemId }) => itemId === item.id)?.quantity ?? 0;
      return item.refundedQuantity + now === item.quantity;
    });
    // The delivery goes back with the last piece, once: the cheapest after a withdrawal, all of it after a defect.
    const due =
      reason === 'exchange'
        ? 0
        : reason === 'withdrawal'
          ? deliveryRefund(atCheapest(order))
          : deliveryRefund(order);
    expect(proposal.delivery).toBe(isAll && back.length > 0 && !isDeliveryRefunded ? due : 0);
    expect(settled.total).toBe(settled.lines.reduce((sum, { amount }) => sum + amount, settled.delivery));
    expect(settled.total).toBeLessThanOrEqual(order.paidTotal - order.refundedTotal);
    retained +=
      proposal.lines.reduce((sum, { amount }) => sum + amount, 0) - (settled.total - settled.delivery);
    const credit = creditOf(order, sums.taxes, credits, {
      ...{ refundId: 1, amount: settled.total, reason: '' },
      pieces: settled.lines.flatMap(({ itemId, quantity, amount }) => {
        const item = items.find(({ id }) => id === itemId);
        return item && quantity > 0 ? [{ item, quantity, before: item.refundedQuantity, amount }] : [];
      }),
      ...{ withDelivery: settled.delivery > 0, deliveryAmount: settled.delivery },
      paidBefore: order.paidTotal - order.refundedTotal,
    });
    expect(credit === null ? 0 : -grossOf(credit.taxes)).toBe(settled.total);
    if (credit) {
      credits.push(...credit.taxes);
      expect(credit.lines.reduce((sum, line) => sum + line.total, 0)).toBe(-settled.total);
    }
    order.refundedTotal += settled.total;
    for (const { itemId, quantity, restocked } of settled.lines) {
      const item = items.find(({ id }) => id === itemId);
      if (item) item.refundedQuantity += quantity;
      stock += restocked;
      expect(restocked).toBeLessThanOrEqual(quantity);
    }
    sound += own.reduce((sum, { restock }) => sum + restock, 0);
    isDeliveryRefunded ||= settled.delivery > 0;
    // By rate: never more than the invoice has left.
    for (const { rate, base, tax } of sums.taxes) {
      const same = credits.filter((part) => part.rate === rate);
      expect(base + same.reduce((sum, part) => sum + part.base, 0)).toBeGreaterThanOrEqual(0);
      expect(tax + same.reduce((sum, part) => sum + part.tax, 0)).toBeGreaterThanOrEqual(0);
    }
  }

  for (const one of returns) settle(one);
  const rest = { sound: 9, damaged: 0, lost: 0 };
  settle({ reason: 'defect', picks: [rest, rest, rest, rest], percentOff: 0, way: 'money' });

  // All is back: what was paid, but for what was kept of it by decision and what the law leaves of the delivery.
  expect(items.every(({ quantity, refundedQuantity }) => quantity === refundedQuantity)).toBe(true);
  const goods = items.reduce((sum, item) => sum + paidFor(item), 0);
  const delivered = order.refundedTotal - (goods - retained);
  expect([0, deliveryRefund(order), deliveryRefund(atCheapest(order))]).toContain(delivered);
  expect(sums.orderTotal + grossOf(credits)).toBe(order.paidTotal - order.refundedTotal);
  if (order.paidTotal === order.refundedTotal)
    for (const { rate, base, tax } of sums.taxes) {
      const same = credits.filter((part) => part.rate === rate);
      expect([
        base + same.reduce((sum, part) => sum + part.base, 0),
        tax + same.reduce((sum, part) => sum + part.tax, 0),
      ]).toEqual([0, 0]);
    }
  // Each sound piece is in the stock once, and no other is.
  expect(stock).toBe(sound);
  expect(stock).toBeLessThanOrEqual(items.reduce((sum, { quantity }) => sum + quantity, 0));
}

test('[RET-02] money of orders that come back in parts comes back exactly, its tax per rate, its delivery as the law says; stock once, only as sound', () => {
  fc.assert(fc.property(story, comesBackExactly), { numRuns: 300 });
});

test('[RET-02] the same of 200,000 orders', { tags: 'release', timeout: 900_000 }, () => {
  fc.assert(fc.property(story, comesBackExactly), { numRuns: 200_000 });
});
