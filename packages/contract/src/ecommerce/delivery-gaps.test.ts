import { expect, test } from 'vitest';
import { carriedWeights, findDeliveryGap } from './delivery-gaps.ts';

const rate = (minWeight: number | null, maxWeight: number | null, more: object = {}) => ({
  countries: null as string[] | null,
  minTotal: null as number | null,
  maxTotal: null as number | null,
  ...more,
  minWeight,
  maxWeight,
});

test('a gap between two weights of one country is found, with what is on either side', () => {
  const abroad = { countries: ['SI', 'AT'] };
  const rates = [
    rate(null, 20_000, { countries: ['HR'] }),
    rate(0, 2000, abroad),
    rate(5000, 20_000, abroad),
  ];

  expect(findDeliveryGap(rates)).toEqual({ rate: 2, country: 'SI', above: 2000, below: 5000 });
  expect(carriedWeights(rates, { country: 'AT', total: 64 })).toEqual([
    { from: 0, to: 2000 },
    { from: 5000, to: 20_000 },
  ]);
});

test('weights that touch, that overlap or that another rate fills leave no gap; nor does where they begin or end', () => {
  expect(findDeliveryGap([rate(null, 2000), rate(2001, 5000), rate(5000, null)])).toBeUndefined();
  expect(findDeliveryGap([rate(30_000, 50_000)])).toBeUndefined();
  expect(
    findDeliveryGap([
      rate(null, 2000, { countries: ['AT'] }),
      rate(5000, 9000, { countries: ['AT'] }),
      rate(1000, 6000),
    ]),
  ).toBeUndefined();
});

test('a gap that only carts of some totals have is a gap', () => {
  const rates = [rate(null, 2000), rate(2000, 5000, { maxTotal: 100 }), rate(5000, null)];

  expect(findDeliveryGap(rates)).toMatchObject({ rate: 2, above: 2000, below: 5000 });
});
