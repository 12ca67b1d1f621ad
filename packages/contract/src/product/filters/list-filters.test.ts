import { expect, test } from 'vitest';
import { mandatoryFilters, mergeFilters, withoutDiscount } from './list-filters.ts';
import { sortOption, sortOptions } from './sort-option.ts';

const kind = { key: 'kind', value: [3] };

test('[CATALOG-051, CATALOG-019] the discount filter can be added to the mandatory ones of a list', () => {
  expect(mandatoryFilters(false)).toEqual([{ key: 'archived', value: false }]);
  expect(mandatoryFilters(true)).toEqual([
    { key: 'archived', value: false },
    { key: 'discount', value: true },
  ]);
});

test('[CATALOG-052] extra filters merge into the mandatory ones, one of each key', () => {
  const extra = [kind, { key: 'archived', value: true }, { key: 'kind', value: [4] }];

  expect(mergeFilters(mandatoryFilters(true), extra)).toEqual([...mandatoryFilters(true), kind]);
});

test('[CATALOG-052] when the discount filter is taken away, duplicates by key go too', () => {
  const filters = [...mandatoryFilters(true), kind, { key: 'discount', value: true }, kind];

  expect(withoutDiscount(filters)).toEqual([...mandatoryFilters(false), kind]);
});

test('[CATALOG-013] a sort option is a record with an id and a name, and ids differ', () => {
  for (const option of sortOptions) {
    expect(sortOption.parse(option)).toMatchObject({ id: option.id, name: option.name });
    expect(option.name).toMatch(/^core\.sort\./);
  }
  expect(new Set(sortOptions.map(({ id }) => id)).size).toBe(8);
});
