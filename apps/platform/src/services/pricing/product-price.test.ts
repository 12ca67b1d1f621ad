import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lookBack, offStretches, type PriceEntry, priceAt, priceSteps } from './product-price.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 21, 9);
const ago = (days: number) => now - days * day;

let written = 0;
const entry = (kind: PriceEntry['kind'], amount: number | null, from: number, to: number | null = null) =>
  ({ id: ++written, kind, amount, validFrom: from, validTo: to, storeId: null }) satisfies PriceEntry;
const base = (amount: number, from: number, to?: number) => entry('base', amount, from, to);
const sale = (amount: number | null, from: number, to?: number) => entry('sale', amount, from, to);

test('a regular price is what is paid and nothing is crossed out', () => {
  const price = priceAt([base(10000, ago(400))], { now });

  expect(price).toEqual({
    price: 10000,
    compareAtPrice: 10000,
    basePrice: 10000,
    memberPrice: null,
    discount: null,
    changesAt: null,
  });
});

test('[CATALOG-022] a price of 100 for a year reduced to 80 is counted from 100', () => {
  const price = priceAt([base(10000, ago(400)), sale(8000, ago(3))], { now });

  expect(price).toMatchObject({
    price: 8000,
    compareAtPrice: 10000,
    discount: { lowestPrice30: 10000, isShortHistory: false },
  });
});

test('100 reduced to 90 ten days ago and to 80 without a gap is one reduction counted from 100', () => {
  const journal = [base(10000, ago(400)), sale(9000, ago(10), ago(2)), sale(8000, ago(2))];

  expect(priceAt(journal, { now })).toMatchObject({
    price: 8000,
    compareAtPrice: 10000,
    discount: { from: ago(10) },
  });
  expect(priceAt(journal, { now, isProgressive: false })).toMatchObject({
    price: 8000,
    compareAtPrice: 9000,
  });
});

test('80 raised to 100 for 20 days and then cut to 90 is no reduction', () => {
  const journal = [base(8000, ago(400)), base(10000, ago(20)), sale(9000, now)];

  expect(priceAt(journal, { now })).toMatchObject({
    price: 9000,
    compareAtPrice: 9000,
    basePrice: 10000,
    discount: null,
  });
});

test('a promotion that returns within 30 days is counted from its own earlier price', () => {
  const journal = [base(10000, ago(400)), sale(8000, ago(25), ago(15)), sale(7000, ago(1))];

  expect(priceAt(journal, { now })).toMatchObject({
    price: 7000,
    compareAtPrice: 8000,
    discount: { lowestPrice30: 8000 },
  });
  expect(priceAt([...journal.slice(0, 2), sale(8000, ago(1))], { now })).toMatchObject({
    price: 8000,
    compareAtPrice: 8000,
    discount: null,
  });
});

test('a reduction that follows a shallower step up begins anew', () => {
  const journal = [base(10000, ago(400)), sale(8000, ago(10), ago(2)), sale(9000, ago(2))];

  expect(priceAt(journal, { now })).toMatchObject({ price: 9000, compareAtPrice: 9000, discount: null });
});

test('a product first offered less than 30 days ago is counted from then and says so', () => {
  const price = priceAt([base(10000, ago(12)), sale(8000, ago(2))], { now });

  expect(price.discount).toMatchObject({ lowestPrice30: 10000, isShortHistory: true });
});

test('a product that was never offered at another price announces nothing', () => {
  const price = priceAt([base(10000, ago(5)), sale(8000, ago(5))], { now });

  expect(price).toMatchObject({ price: 8000, compareAtPrice: 8000, discount: null });
});

test('the price in force when the 30 days open counts though it was set long before', () => {
  const journal = [base(7000, ago(400)), base(10000, ago(29)), sale(8000, now)];

  expect(priceAt(journal, { now })).toMatchObject({ price: 8000, discount: null });
});

test('a price that ended exactly when the 30 days open no longer counts', () => {
  const start = now - lookBack;

  expect(priceAt([base(7000, ago(400)), base(10000, start), sale(8000, now)], { now })).toMatchObject({
    compareAtPrice: 10000,
  });
  expect(priceAt([base(7000, ago(400)), base(10000, start + 1), sale(8000, now)], { now })).toMatchObject({
    discount: null,
  });
});

test('a sale that is planned holds from its first instant to the instant before its end', () => {
  const journal = [base(10000, ago(400)), sale(8000, now + day, now + 2 * day)];

  expect(priceAt(journal, { now })).toMatchObject({ price: 10000, changesAt: now + day });
  expect(priceAt(journal, { now: now + day })).toMatchObject({ price: 8000, changesAt: now + 2 * day });
  expect(priceAt(journal, { now: now + 2 * day - 1 })).toMatchObject({ price: 8000 });
  expect(priceAt(journal, { now: now + 2 * day })).toMatchObject({ price: 10000, changesAt: null });
});

test('a sale that is called off ends at once', () => {
  const journal = [base(10000, ago(400)), sale(8000, ago(9), now + 9 * day), sale(null, ago(1))];

  expect(priceAt(journal, { now })).toMatchObject({ price: 10000, compareAtPrice: 10000, discount: null });
});

test('the price crossed out is never above the regular price', () => {
  const journal = [base(12000, ago(400)), base(10000, ago(1)), sale(8000, ago(1))];

  expect(priceAt(journal, { now })).toMatchObject({
    compareAtPrice: 10000,
    basePrice: 10000,
    discount: { lowestPrice30: 12000 },
  });
});

test('a sale above the regular price changes nothing', () => {
  expect(priceAt([base(10000, ago(400)), sale(11000, ago(1))], { now })).toMatchObject({
    price: 10000,
    discount: null,
  });
});

test('[PRODUCT-043] the member price is told when it is lower than what everybody pays', () => {
  const journal = [base(10000, ago(400)), entry('member', 9000, ago(100))];

  expect(priceAt(journal, { now }).memberPrice).toBe(9000);
  expect(priceAt([...journal, sale(8500, ago(1))], { now }).memberPrice).toBeNull();
});

test('the member price does not lower the price of the last 30 days', () => {
  const journal = [base(10000, ago(400)), entry('member', 5000, ago(100)), sale(8000, ago(1))];

  expect(priceAt(journal, { now })).toMatchObject({ compareAtPrice: 10000, memberPrice: 5000 });
});

test('a price of one store holds there and nowhere else', () => {
  const journal: PriceEntry[] = [
    base(10000, ago(400)),
    { ...base(12000, ago(400)), storeId: 7 },
    base(9000, ago(1)),
  ];

  expect(priceAt(journal, { now, storeId: 7 }).price).toBe(12000);
  expect(priceAt(journal, { now, storeId: 8 }).price).toBe(9000);
  expect(priceAt(journal, { now }).price).toBe(9000);
});

test('a product without any price, or not yet offered, has none', () => {
  expect(priceAt([], { now })).toMatchObject({ price: null, compareAtPrice: null, changesAt: null });
  expect(priceAt([base(10000, now + 1)], { now })).toMatchObject({ price: null, changesAt: now + 1 });
  expect(priceAt([base(10000, ago(3), ago(1))], { now })).toMatchObject({ price: null });
});

/** Off the shop between two moments. */
const off = (...turns: number[]) => offStretches(turns, now);

test('[OFFICE-04] what a product cost while it was off was offered to nobody: no reduction is counted from it', () => {
  const raised = [
    base(10000, ago(400)),
    base(20000, ago(35)),
    ...off(ago(40), ago(0.5)),
    sale(15000, ago(1)),
  ];
  expect(priceAt(raised, { now })).toMatchObject({ price: 15000, compareAtPrice: 15000, discount: null });
  // Nor is one held against a price that nobody could pay.
  const cheap = [
    base(10000, ago(400)),
    base(5000, ago(20), ago(10)),
    ...off(ago(21), ago(9)),
    sale(8000, ago(1)),
  ];
  expect(priceAt(cheap, { now })).toMatchObject({
    compareAtPrice: 10000,
    discount: { lowestPrice30: 10000 },
  });
  expect(priceSteps(cheap, { from: ago(30), to: ago(5) }).map(({ offered }) => offered)).toEqual([
    10000,
    null,
    10000,
  ]);
});

test('[OFFICE-04] a product that was off for the whole 30 days has no former price', () => {
  const journal = [base(10000, ago(400)), ...off(ago(31), ago(0)), sale(8000, now)];
  expect(priceAt(journal, { now })).toMatchObject({ price: 8000, compareAtPrice: 8000, discount: null });
  const offered = [base(10000, ago(400)), ...off(ago(29), ago(0)), sale(8000, now)];
  expect(priceAt(offered, { now })).toMatchObject({ discount: { lowestPrice30: 10000 } });
});

test('[OFFICE-04] a reduction goes on when its product was off for some days, and begins anew after more than 30', () => {
  const journal = (away: number) => [
    base(10000, ago(400)),
    sale(8000, ago(away + 5)),
    ...off(ago(away + 2), ago(2)),
  ];
  expect(priceAt(journal(3), { now })).toMatchObject({ discount: { lowestPrice30: 10000, from: ago(8) } });
  expect(priceAt(journal(31), { now })).toMatchObject({ price: 8000, discount: null });
});

const journalOfDays = fc.array(
  fc.record({
    kind: fc.constantFrom('base' as const, 'sale' as const),
    amount: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 30 }) }, fc.constant(null)),
    from: fc.integer({ min: 0, max: 90 }),
    days: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.constant(null)),
  }),
  { maxLength: 9 },
);

const turnsOfDays = fc
  .uniqueArray(fc.integer({ min: 1, max: 90 }), { maxLength: 5 })
  .map((turns) => turns.toSorted((a, b) => a - b));

test('[OFFICE-04] whatever the journal and whenever it was off, no discount is announced that is not below every price of the 30 days before it', () => {
  fc.assert(
    fc.property(journalOfDays, fc.integer({ min: 0, max: 95 }), turnsOfDays, (rows, today, turns) => {
      const entries: PriceEntry[] = rows.map((row, index) => ({
        id: index,
        kind: row.kind,
        amount: row.amount,
        validFrom: row.from * day,
        validTo: row.days === null ? null : (row.from + row.days) * day,
        storeId: null,
      }));
      const stretches = offStretches(
        turns.map((turn) => turn * day),
        today * day,
      );
      const price = priceAt([...entries, ...stretches], { now: today * day });
      const offered = offeredByDay(rows, 96).map((one, at) => ({
        ...one,
        isOff: at < today && turns.filter((turn) => turn <= at).length % 2 === 1,
      }));

      expect(price.price).toBe(offered[today]?.price ?? null);
      expect(price.discount === null).toBe(formerByDay(offered, today) === null);
      if (price.discount) {
        expect(price.discount.lowestPrice30).toBe(formerByDay(offered, today));
        expect(price.price).toBeLessThan(price.compareAtPrice ?? 0);
        expect(price.compareAtPrice).toBeLessThanOrEqual(price.discount.lowestPrice30);
      }
    }),
    { numRuns: 3000 },
  );
});

interface Day {
  price: number | null;
  isReduced: boolean;
  isOff: boolean;
}

/** What was asked on each day, found by looking at every entry on every day. */
function offeredByDay(
  rows: { kind: string; amount: number | null; from: number; days: number | null }[],
  days: number,
): Omit<Day, 'isOff'>[] {
  return Array.from({ length: days }, (_, today) => {
    const holds = rows.filter(
      (row) => row.from <= today && (row.days === null || today < row.from + row.days),
    );
    const regular = holds.findLast((row) => row.kind === 'base')?.amount ?? null;
    const reduced = holds.findLast((row) => row.kind === 'sale')?.amount ?? null;
    const isReduced = regular !== null && reduced !== null && reduced < regular;
    return { price: isReduced ? reduced : regular, isReduced };
  });
}

/** The lawful former price on a day by walking back day by day; null when nothing may be announced. */
function formerByDay(days: Day[], today: number): number | null {
  const price = days[today]?.price ?? null;
  if (price === null || !days[today]?.isReduced) return null;
  let first = today;
  while (days[first - 1]?.isReduced && (days[first - 1]?.price ?? 0) >= (days[first]?.price ?? 0)) {
    const away = first - 1 - days.slice(0, first).findLastIndex((one) => !one.isOff);
    if (!days[first]?.isOff && away > 30) break;
    first--;
  }
  while (days[first]?.isOff) first++;
  const before = days
    .slice(Math.max(0, first - 30), first)
    .flatMap((one) => (one.isOff ? [] : (one.price ?? [])));
  const lowest = Math.min(...before);
  return before.length > 0 && price < lowest ? lowest : null;
}
