import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CatalogueIndex } from './catalogue-index.ts';
import { Amounts } from './fields/amounts.ts';
import { Flag } from './fields/flag.ts';
import { KeySets } from './fields/key-sets.ts';
import { Numbers } from './fields/numbers.ts';
import { Ranks } from './fields/ranks.ts';
import type { Item } from './item.ts';
import { complementOf, countBits, eachBit } from './slots/bits.ts';
import { byAmount, byId, byNumber } from './slots/orders.ts';
import { Selection } from './slots/selection.ts';
import { pageOf } from './slots/sort-slots.ts';

/** Colours are 11 to 14, sizes 21 to 23. */
const choices = { colors: [11, 12, 13, 14], sizes: [21, 22, 23] };

const some = (values: readonly number[]) => fc.subarray([...values]);
const rarely = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const range = (most: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: most }))
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);

const rows = fc.record({
  isHidden: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
  format: fc.constantFrom('simple' as const, 'configurable' as const),
  brand: fc.option(fc.integer({ min: 1, max: 3 })),
  isFeatured: fc.boolean(),
  priority: fc.integer({ min: 0, max: 3 }),
  categories: some([1, 2, 3]),
  colors: some([11, 12, 13, 14]),
  sizes: some([21, 22, 23]),
  tags: some([1, 2]),
  price: fc.option(fc.integer({ min: 0, max: 9 })),
  isReduced: fc.boolean(),
  numbers: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 2 }),
});
type Row = typeof rows extends fc.Arbitrary<infer T> ? T : never;

const questions = fc.record({
  colors: rarely(fc.subarray([11, 12, 13, 14], { minLength: 1 })),
  sizes: rarely(fc.subarray([21, 22, 23], { minLength: 1 })),
  pages: rarely(range(5)),
  price: rarely(range(9)),
  brand: rarely(fc.subarray([1, 2, 3], { minLength: 1 })),
  tag: rarely(fc.subarray([1, 2], { minLength: 1 })),
  category: rarely(fc.integer({ min: 1, max: 4 })),
  isFeatured: rarely(fc.boolean()),
  isReduced: rarely(fc.boolean()),
  format: rarely(fc.constantFrom('simple', 'configurable')),
});
type Question = typeof questions extends fc.Arbitrary<infer T> ? T : never;

/** How many catalogues are played; the full number is asked for by the environment. */
const numRuns = Number(process.env.AGREE_RUNS ?? 1000);

test('over thousands of catalogues, changes and choices the index finds, counts and sorts as looking at every item does', () => {
  fc.assert(
    fc.property(
      fc.array(rows, { maxLength: 60 }),
      fc.array(fc.tuple(fc.nat(59), fc.option(rows)), { maxLength: 20 }),
      fc.array(questions, { minLength: 4, maxLength: 4 }),
      fc.integer({ min: 1, max: 7 }),
      (made, changes, asked, limit) => {
        const index = createIndex();
        const known = new Map<number, Row>();
        for (const [at, row] of made.entries()) {
          index.add(itemOf(at + 1, row));
          known.set(at + 1, row);
        }
        // What changes or goes away afterwards is seen as if it had always been so.
        for (const [at, row] of changes) {
          index.replace(at + 1, row ? itemOf(at + 1, row) : undefined);
          if (row) known.set(at + 1, row);
          else known.delete(at + 1);
        }
        for (const question of asked) {
          const selection = selectIn(index, question);
          const slots = selection.all();
          const found: number[] = [];
          eachBit(slots, (slot) => found.push(index.idAt(slot)));
          const expected = [...known].filter(([, row]) => passes(row, question));
          const ids = expected.map(([id]) => id);
          expect(found.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
          expect(countBits(slots)).toBe(expected.length);

          const { price, priority } = index.fields;
          const page = (before: (one: number, other: number) => boolean) =>
            pageOf(slots, before, 2, limit).map((slot) => index.idAt(slot));
          const sorted = (compare: (one: [number, Row], other: [number, Row]) => number) =>
            expected
              .toSorted(compare)
              .slice(2, 2 + limit)
              .map(([id]) => id);
          expect(page(byId(index, false))).toEqual(sorted(([a], [b]) => b - a));
          expect(page(byNumber(priority.all, true, byId(index, true)))).toEqual(
            sorted(([a, one], [b, other]) => one.priority - other.priority || a - b),
          );
          expect(page(byAmount(price.of('retail'), false, byId(index, false)))).toEqual(
            sorted(([a, one], [b, other]) => (other.price ?? -1) - (one.price ?? -1) || b - a),
          );

          const others = selection.others();
          for (const name of ['colors', 'sizes'] as const) {
            const passing = [...known.values()].filter((row) => passes(row, question, name));
            for (const key of choices[name]) {
              const wanted = passing.filter((row) => row[name].includes(key)).length;
              expect(index.fields.choice.countIn(others(name), key)).toBe(wanted);
            }
          }
          expect(index.fields.number.rangeIn(others('pages'), 'pages')).toEqual(
            rangeByLooking([...known.values()], question),
          );
          expect(price.rangeIn(others('price'), 'retail')).toEqual(
            priceByLooking([...known.values()], question),
          );
        }
      },
    ),
    { numRuns },
  );
});

test('sets are the same whether they are lists or bits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 300, max: 3000 }), (step, size) => {
      const rare = new KeySets<string>();
      for (let slot = 0; slot < size; slot++) {
        rare.add(slot, [
          slot % (40 * step) === 0 ? 'rare' : 'common',
          ...(slot % (30 + step) === 0 ? ['other'] : []),
        ]);
      }
      const both = Array.from({ length: size }, (_, slot) => slot).filter((slot) => slot % (40 * step) === 0);
      const within = rare.anyOf(['rare']);
      expect(countBits(within)).toBe(both.length);
      expect(rare.countIn(within, 'common')).toBe(0);
      expect(rare.countIn(within, 'other')).toBe(both.filter((slot) => slot % (30 + step) === 0).length);
      expect(countBits(complementOf(within, size))).toBeGreaterThanOrEqual(size - both.length);
    }),
    { numRuns: 40 },
  );
});

function createIndex() {
  return new CatalogueIndex({
    category: new KeySets<number>(),
    choice: new KeySets<number>(),
    tag: new KeySets<number>(),
    brand: new KeySets<number>(),
    format: new KeySets<string>(),
    featured: new Flag(),
    reduced: new KeySets<string>(),
    price: new Amounts<string>(),
    number: new Numbers<string>(),
    priority: new Ranks(),
  });
}

type Index = ReturnType<typeof createIndex>;

function itemOf(id: number, row: Row): Item<Index['fields']> {
  return {
    id,
    isListed: !row.isHidden,
    values: {
      category: row.categories,
      choice: [...row.colors, ...row.sizes],
      tag: row.tags,
      brand: row.brand === null ? [] : [row.brand],
      format: [row.format],
      featured: row.isFeatured,
      reduced: row.isReduced ? ['retail'] : [],
      price: [['retail', row.price]],
      number: row.numbers.map((number) => ['pages', number] as const),
      priority: row.priority,
    },
    texts: [],
    names: 0,
  };
}

function selectIn(index: Index, question: Question): Selection {
  const { colors, sizes, pages, price, brand, tag, category, isFeatured, isReduced, format } = question;
  const { fields } = index;
  const selection = new Selection(index.listed);
  if (category !== undefined) selection.narrow(fields.category.anyOf([category]));
  if (tag) selection.narrow(fields.tag.anyOf(tag));
  if (brand) selection.narrow(fields.brand.anyOf(brand));
  if (format) selection.narrow(fields.format.anyOf([format]));
  const { featured } = fields;
  if (isFeatured !== undefined)
    selection.narrow(isFeatured ? featured.isSet : complementOf(featured.isSet, index.size));
  const reduced = fields.reduced.anyOf(['retail']);
  if (isReduced !== undefined) selection.narrow(isReduced ? reduced : complementOf(reduced, index.size));
  if (colors) selection.narrow(fields.choice.anyOf(colors), 'colors');
  if (sizes) selection.narrow(fields.choice.anyOf(sizes), 'sizes');
  if (pages) selection.narrow(fields.number.between('pages', ...pages), 'pages');
  if (price) selection.narrow(fields.price.between('retail', ...price), 'price');
  return selection;
}

function testsOf(row: Row, question: Question): Record<string, boolean> {
  const { colors, sizes, pages, price, brand, tag, category, isFeatured, isReduced, format } = question;
  const within = (number: number, [from, to]: readonly [number, number]) => number >= from && number <= to;
  return {
    common:
      !row.isHidden &&
      (brand?.includes(row.brand ?? 0) ?? true) &&
      (tag?.some((one) => row.tags.includes(one)) ?? true) &&
      (category === undefined || row.categories.includes(category)) &&
      (isFeatured === undefined || row.isFeatured === isFeatured) &&
      (isReduced === undefined || row.isReduced === isReduced) &&
      (format === undefined || row.format === format),
    colors: colors?.some((one) => row.colors.includes(one)) ?? true,
    sizes: sizes?.some((one) => row.sizes.includes(one)) ?? true,
    pages: !pages || row.numbers.some((number) => within(number, pages)),
    price: !price || (row.price !== null && within(row.price, price)),
  };
}

function passes(row: Row, question: Question, but?: string): boolean {
  return Object.entries(testsOf(row, question)).every(([name, holds]) => holds || name === but);
}

function rangeByLooking(all: readonly Row[], question: Question) {
  const having = all.filter((row) => passes(row, question, 'pages') && row.numbers.length > 0);
  const numbers = having.flatMap((row) => row.numbers);
  if (having.length === 0) return undefined;
  return { total: having.length, min: Math.min(...numbers), max: Math.max(...numbers) };
}

function priceByLooking(all: readonly Row[], question: Question) {
  const prices = all.filter((row) => passes(row, question, 'price')).flatMap((row) => row.price ?? []);
  return prices.length === 0
    ? undefined
    : { total: prices.length, min: Math.min(...prices), max: Math.max(...prices) };
}
