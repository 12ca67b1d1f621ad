import { expect, test } from 'vitest';
import { guaranteeFaults } from './durability-guarantee.ts';
import { garanLabel, garanLine } from './garan-label.ts';

const whole = { guaranteeYears: 5, brand: 'Luma', modelId: 'L-5', guaranteeTerms: 'https://luma.example/j' };
const faultsOf = (fields: object) => guaranteeFaults({ ...whole, ...fields }).map(({ field }) => field);

test.each([2, 1, 0, -3, 2.25, 2.6, 99.5, Number.NaN])(
  'a guarantee of %d years cannot be told: above 2, in half years (GARAN)',
  (guaranteeYears) => {
    expect(faultsOf({ guaranteeYears })).toEqual(['guaranteeYears']);
  },
);

test('a guarantee of durability is told with brand, model and terms; without years nothing is asked (GARAN)', () => {
  for (const guaranteeYears of [2.5, 3, 10.5, 99]) expect(faultsOf({ guaranteeYears })).toEqual([]);
  expect(faultsOf({ brand: null, modelId: ' ', guaranteeTerms: null })).toEqual([
    'modelId',
    'guaranteeTerms',
    'brand',
  ]);
  for (const guaranteeTerms of ['javascript:alert(1)', 'luma.example', 'https://', '/jamstvo'])
    expect(faultsOf({ guaranteeTerms }), guaranteeTerms).toEqual(['guaranteeTerms']);
  expect(guaranteeFaults({ modelId: 'L-5' })).toEqual([]);
});

test('the label says years, brand, model and the rights of the law in each language, with the right form of the year', () => {
  const guarantee = (years: number) => ({
    years,
    brand: 'Luma',
    modelId: 'L-5',
    terms: 'https://luma.example/j',
  });
  const title = (years: number, language: string) => garanLabel(guarantee(years), language).title;

  expect(
    [2.5, 3, 4, 5, 10, 21, 22.5].map((years) => title(years, 'hr').replace(/^.*proizvođača: /, '')),
  ).toEqual(['2,5 godine', '3 godine', '4 godine', '5 godina', '10 godina', '21 godina', '22,5 godine']);
  expect(title(2.5, 'deu')).toBe('Haltbarkeitsgarantie des Herstellers: 2,5 Jahre');
  expect(garanLine(guarantee(3), 'eng')).toBe("Maker's guarantee of durability: 3 years (Luma L-5)");
  expect(garanLabel(guarantee(3), 'srp')).toEqual(garanLabel(guarantee(3), 'hrv'));
});
