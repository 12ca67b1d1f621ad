import { expect, test } from 'vitest';
import { sortOption, sortOptionIds, sortOptions } from './sort-option.ts';

test('[CATALOG-013] a sort option is a record with an id and a name', () => {
  expect(sortOptionIds).toEqual([
    'newest',
    'oldest',
    'cheapest',
    'most-expensive',
    'name-asc',
    'name-desc',
    'priority-asc',
    'priority-desc',
  ]);
  for (const option of sortOptions) {
    expect(sortOption.parse(option)).toEqual(option);
    expect(option.name).toMatch(/^core\.sort\./);
  }
  expect(sortOption.safeParse({ id: 'random', name: 'x', param: 'id', order: 'asc' }).success).toBe(false);
});
