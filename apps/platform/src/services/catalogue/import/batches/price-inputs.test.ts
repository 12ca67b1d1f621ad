import { expect, test } from 'vitest';
import { isUnannounced, priceInputs } from './price-inputs.ts';

const now = new Date('2026-11-21T09:00:00Z');
const fresh = { now, isNew: true, hasAnnounced: false, pricesSince: undefined };
const price = { base: 5000, sale: null, saleFrom: null, saleTo: null };
const onSale = { ...price, sale: 4000 };

test('a regular price of a new product holds from now, or from when the owner says', () => {
  const since = new Date('2026-01-01');

  expect(priceInputs(price, fresh)).toEqual([{ kind: 'base', amount: 5000 }]);
  expect(priceInputs(price, { ...fresh, pricesSince: since })).toEqual([
    { kind: 'base', amount: 5000, validFrom: since },
  ]);
});

test('a product without a price brings none, and takes back the one it had', () => {
  const without = { ...price, base: null };

  expect(priceInputs(without, { ...fresh, pricesSince: now })).toEqual([]);
  expect(priceInputs(without, { ...fresh, isNew: false })).toMatchObject([
    { kind: 'base', amount: null },
    {},
  ]);
});

test('a sale with a date was preceded by the regular price, and ends after its last second', () => {
  const dated = { ...onSale, saleFrom: '2026-11-01T00:00:00Z', saleTo: '2026-11-30T22:59:59Z' };

  expect(priceInputs(dated, fresh)).toEqual([
    { kind: 'base', amount: 5000, validFrom: new Date('2026-10-31T23:59:59Z') },
    {
      kind: 'sale',
      amount: 4000,
      validFrom: new Date('2026-11-01'),
      validTo: new Date('2026-11-30T23:00:00Z'),
    },
  ]);
  expect(isUnannounced(priceInputs(dated, fresh))).toBe(false);
});

test('a sale without a date is charged from now, and announced only on the word of the owner', () => {
  const word = { ...fresh, pricesSince: new Date('2026-01-01') };

  expect(priceInputs(onSale, fresh)).toMatchObject([{ amount: 5000 }, { amount: 4000, validTo: null }]);
  expect(isUnannounced(priceInputs(onSale, fresh))).toBe(true);
  expect(isUnannounced(priceInputs(onSale, word))).toBe(false);
  expect(isUnannounced(priceInputs(price, fresh))).toBe(false);
});

test('a sale that is over is left out, one that is to come begins on its day', () => {
  const over = { ...onSale, saleTo: '2026-11-20T22:59:59Z' };
  const later = { ...onSale, saleFrom: '2026-11-27T00:00:00Z' };

  expect(priceInputs(over, fresh)).toMatchObject([{ kind: 'base' }]);
  expect(priceInputs(later, fresh)).toMatchObject([{ kind: 'base' }, { validFrom: new Date('2026-11-27') }]);
});

test('a product that is known gets no new past, and a sale that the file no longer has is ended', () => {
  const known = { ...fresh, isNew: false, pricesSince: new Date('2026-01-01') };
  const dated = { ...onSale, saleFrom: '2026-11-01T00:00:00Z' };

  expect(priceInputs(dated, known)).toEqual([
    { kind: 'base', amount: 5000 },
    { kind: 'sale', amount: 4000, validTo: null },
  ]);
  expect(priceInputs(price, known)).toEqual([
    { kind: 'base', amount: 5000 },
    { kind: 'sale', amount: null },
  ]);
  expect(priceInputs(price, { ...known, hasAnnounced: true })).toMatchObject([
    { kind: 'base' },
    { kind: 'sale', amount: null, validFrom: now },
  ]);
});
