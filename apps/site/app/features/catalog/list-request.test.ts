import { sortOptions } from '@izlog/contract/product/filters/sort-option';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenCount, listAddress, toggleValue } from './list-address.ts';
import { offeredSorts, readListRequest, sentFiltersOf } from './list-request.ts';
import { mayBeEnd, readEnds, writeEnds } from './range-ends.ts';

const read = (query: string, category?: Parameters<typeof readListRequest>[1]) =>
  readListRequest(new URLSearchParams(query), category);
const noRange = () => false;

test('[CATALOG-004] the list holds 12 products unless 24 are asked for', () => {
  expect(read('').limit).toBe(12);
  expect(read('limit=24').limit).toBe(24);
  for (const other of ['limit=13', 'limit=0', 'limit=-12', 'limit=1000000'])
    expect(read(other).limit, other).toBe(12);
});

test('[CATALOG-007] a page that is no whole number from 1 on is the first page', () => {
  expect(read('page=3').page).toBe(3);
  for (const other of ['page=0', 'page=-1', 'page=x', 'page=1.5', 'page='])
    expect(read(other).page, other).toBe(1);
  expect(read('page=999999999999').page).toBe(1_000_000);
});

test('[CATALOG-011, CATALOG-012] there are eight sorts, newest first is the default', () => {
  expect(offeredSorts(undefined)).toHaveLength(8);
  expect(read('').sort).toMatchObject({ id: 'newest', param: 'id', order: 'desc' });
  expect(read('sort=cheapest').sort).toMatchObject({ param: 'finalPrice', order: 'asc' });
  expect(read('sort=nonsense').sort.id).toBe('newest');
});

test('[CATALOG-049] in a category its own default counts, else its first option', () => {
  expect(read('', { sortTypes: [], sortDefaultType: 'name-asc' }).sort.id).toBe('name-asc');
  expect(read('', { sortTypes: ['cheapest', 'name-asc'], sortDefaultType: null }).sort.id).toBe('cheapest');
});

test('[CATALOG-050] a category that lists sorts offers only those', () => {
  const category = { sortTypes: ['cheapest', 'name-asc'] as const, sortDefaultType: null };

  expect(offeredSorts(category.sortTypes).map((sort) => sort.id)).toEqual(['cheapest', 'name-asc']);
  expect(readListRequest(new URLSearchParams('sort=newest'), category).sort.id).toBe('cheapest');
});

test('[CATALOG-019] every request leaves archived products out', () => {
  expect(sentFiltersOf(read(''), noRange)).toEqual([{ key: 'archived', value: false }]);
});

test('[CATALOG-033, CATALOG-037, CATALOG-038] yes and no, ids and ranges are sent as what they are', () => {
  const request = read('instant=yes&kind=5,4&price=10,50&sort=cheapest&page=2');

  expect(sentFiltersOf(request, (code) => code === 'price')).toEqual([
    { key: 'archived', value: false },
    { key: 'instant', value: true },
    { key: 'kind', value: [5, 4] },
    { key: 'price', value: [10, 50], range: true },
  ]);
});

test('[CATALOG-038] what is no number is dropped', () => {
  expect([...read('kind=5,x,4').chosen]).toEqual([['kind', [5, 4]]]);
  expect([...read('kind=x').chosen]).toEqual([]);
});

test('[CATALOG-040, CATALOG-041] a range needs both ends, and 0 to 0 is none', () => {
  const sent = (query: string) => sentFiltersOf(read(query), () => true).slice(1);

  expect(sent('price=10')).toEqual([]);
  expect(sent('price=0,0')).toEqual([]);
  expect(read('price=0,0').chosen.size).toBe(0);
  expect(sent('price=0,50')).toEqual([{ key: 'price', value: [0, 50], range: true }]);
});

test('[CATALOG-044] featured=yes limits the list to featured products', () => {
  expect(sentFiltersOf(read('featured=yes'), noRange)).toContainEqual({ key: 'featured', value: true });
  expect(sentFiltersOf(read('featured=maybe'), noRange)).toHaveLength(1);
});

test('a form without scripts asks for the same as the address it would have', () => {
  const form = read('kind=5&kind=4&price.min=10&price.max=50&pages.min=&pages.max=');

  expect(form.chosen).toEqual(read('kind=5,4&price=10,50').chosen);
});

const state = {
  path: '/shop',
  sort: 'newest',
  defaultSort: 'newest',
  limit: 12,
  chosen: {},
  isFeatured: false,
};

test('[CATALOG-034, CATALOG-037] a changed filter leads to page 1 of an address that names it', () => {
  expect(listAddress({ ...state, chosen: { kind: '5,4', instant: 'yes' } })).toBe(
    '/shop?kind=5,4&instant=yes',
  );
  expect(listAddress(state, 3)).toBe('/shop?page=3');
  expect(listAddress({ ...state, chosen: { kind: '', price: '0,0' } })).toBe('/shop');
});

test('[CATALOG-039] an address gives back the choice it was made of', () => {
  const value = fc.oneof(
    fc.constantFrom('yes', 'no'),
    fc.array(fc.nat(999), { minLength: 1, maxLength: 4 }).map((ids) => ids.join(',')),
  );
  const code = fc
    .stringMatching(/^[a-z]{3,8}$/)
    .filter((word) => !['page', 'sort', 'limit', 'index'].includes(word));
  fc.assert(
    fc.property(
      fc.dictionary(code, value, { maxKeys: 4 }),
      fc.constantFrom(...sortOptions.map((option) => option.id)),
      fc.constantFrom(12, 24),
      fc.integer({ min: 1, max: 500 }),
      (chosen, sort, limit, page) => {
        const meant = Object.entries(chosen).filter(([name, text]) => name !== 'featured' && text !== '0,0');

        const address = listAddress({ ...state, chosen: Object.fromEntries(meant), sort, limit }, page);

        const back = read(address.split('?')[1] ?? '');
        expect([back.page, back.limit, back.sort.id]).toEqual([page, limit, sort]);
        const texts = [...back.chosen].map(([name, one]) => [
          name,
          typeof one === 'string' ? one : one.join(','),
        ]);
        expect(texts.sort()).toEqual(meant.map(([name, text]) => [name, text]).sort());
      },
    ),
  );
});

test('a value is chosen and taken back', () => {
  expect(toggleValue('1,2', 3, true)).toBe('1,2,3');
  expect(toggleValue('1,2', 2, true)).toBe('1,2');
  expect(toggleValue('1', 1, false)).toBe('');
  expect(toggleValue(undefined, 7, true)).toBe('7');
});

test('[CATALOG-036] the number of active filters follows the choice', () => {
  expect(chosenCount({ kind: '1,2', price: '', instant: 'yes' })).toBe(2);
});

test('[CATALOG-042] the minimum goes from the filter’s minimum up to the present maximum', () => {
  const bounds = { min: 5, max: 50 };

  expect(['5', '50', ''].map((text) => mayBeEnd(text, bounds))).toEqual([true, true, true]);
  expect(['4', '51', 'x'].map((text) => mayBeEnd(text, bounds))).toEqual([false, false, false]);
});

test('[CATALOG-040] one end alone takes the other from the filter, and is no range where that has none', () => {
  const limits = { min: 2, max: 80 };
  expect(writeEnds({ from: '5', to: '' }, false, limits)).toBe('5,80');
  expect(writeEnds({ from: '', to: '9' }, false, limits)).toBe('2,9');
  expect(writeEnds({ from: '5', to: '9' }, false, limits)).toBe('5,9');
  expect(writeEnds({ from: '', to: '' }, false, limits)).toBe('');
  expect(writeEnds({ from: '5', to: '' }, false, {})).toBe('');
});

test('[CATALOG-028] dates are sent in milliseconds, the last day to its end', () => {
  const written = writeEnds({ from: '2026-01-01', to: '2026-01-31' }, true, {});

  expect(written).toBe(`${Date.UTC(2026, 0, 1)},${Date.UTC(2026, 1, 1) - 1}`);
  expect(readEnds(written, true)).toEqual({ from: '2026-01-01', to: '2026-01-31' });
});

test('[CATALOG-051, CATALOG-052] the discount filter is mandatory once it is chosen, and leaves nothing when it is not', () => {
  const filtersOf = (query: string) => sentFiltersOf(read(query), () => false);

  expect(filtersOf('discount=yes&kind=3')).toEqual([
    { key: 'archived', value: false },
    { key: 'discount', value: true },
    { key: 'kind', value: [3] },
  ]);
  expect(filtersOf('discount=no&kind=3')).toEqual([
    { key: 'archived', value: false },
    { key: 'kind', value: [3] },
  ]);
});
