import { CatalogueIndex, countBits, eachBit, type IndexRow, pageOf } from 'catalogue-index';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ListCriteria } from '../lists/list-conditions.ts';
import { countSlots } from './count-slots.ts';
import { matchAll } from './match-slots.ts';

/** Attribute 1 has choices 11 to 14, attribute 2 choices 21 to 23; attribute 3 is a number. */
const choices = new Map([
  [1, [11, 12, 13, 14]],
  [2, [21, 22, 23]],
]);

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

test('[CATALOG-003, CATALOG-030, CATALOG-033] over thousands of catalogues and choices the index finds and counts what looking at every product does', () => {
  fc.assert(
    fc.property(
      fc.array(rows, { maxLength: 60 }),
      fc.array(fc.tuple(fc.nat(59), fc.option(rows)), { maxLength: 20 }),
      fc.array(questions, { minLength: 4, maxLength: 4 }),
      fc.integer({ min: 1, max: 7 }),
      (made, changes, asked, limit) => {
        const index = new CatalogueIndex();
        const known = new Map<number, Row>();
        for (const [at, row] of made.entries()) {
          index.add(indexRow(at + 1, row));
          known.set(at + 1, row);
        }
        // What changes or goes away afterwards is seen as if it had always been so.
        for (const [at, row] of changes) {
          index.replace(at + 1, row ? indexRow(at + 1, row) : undefined);
          if (row) known.set(at + 1, row);
          else known.delete(at + 1);
        }
        for (const question of asked) {
          const criteria = criteriaOf(question);
          const prices = index.priceLists.get(0);
          const expected = [...known].filter(([, row]) => passes(row, question)).map(([id]) => id);

          const slots = matchAll(index, prices, criteria, undefined);
          const found: number[] = [];
          eachBit(slots, (slot) => found.push(index.productAt(slot)));
          expect(found.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
          expect(countBits(slots)).toBe(expected.length);
          const newest = pageOf(slots, (a, b) => index.productAt(a) > index.productAt(b), 2, limit);
          expect(newest.map((slot) => index.productAt(slot))).toEqual(
            expected.toSorted((a, b) => b - a).slice(2, 2 + limit),
          );

          const chosen = new Map(
            criteria.attributes.map(({ attributeId }) => [attributeId, choices.get(attributeId) ?? []]),
          );
          const { values, ranges, price } = countSlots(index, prices, criteria, undefined, chosen);
          expect(Object.fromEntries(values.map(({ id, total }) => [id, total]))).toEqual(
            countByLooking([...known.values()], question),
          );
          expect(ranges[0] ?? null).toEqual(rangeByLooking([...known.values()], question));
          expect(price).toEqual(priceByLooking([...known.values()], question));
        }
      },
    ),
    { numRuns: 1500 },
  );
}, 60_000);

test('sets are the same whether they are kept as a list or as bits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 300, max: 3000 }), (step, size) => {
      const index = new CatalogueIndex();
      for (let id = 1; id <= size; id++) {
        index.add(
          indexRow(id, {
            isHidden: false,
            format: 'simple',
            brand: id % (40 * step) === 0 ? 2 : 1,
            isFeatured: id % step === 0,
            priority: 0,
            categories: [],
            colors: id % (30 + step) === 0 ? [11] : [12],
            sizes: [],
            tags: [],
            price: id,
            isReduced: false,
            numbers: [],
          }),
        );
      }
      const { values } = countSlots(
        index,
        index.priceLists.get(0),
        criteriaOf({ brand: [2] } as Question),
        undefined,
        new Map(),
      );
      const both = Array.from({ length: size }, (_, at) => at + 1).filter((id) => id % (40 * step) === 0);
      const rare = both.filter((id) => id % (30 + step) === 0).length;
      const totals = Object.fromEntries(values.map(({ id, total }) => [id, total]));
      expect(totals[12] ?? 0).toBe(both.length - rare);
      expect(totals[11] ?? 0).toBe(rare);
    }),
    { numRuns: 40 },
  );
});

function indexRow(id: number, row: Row): IndexRow {
  return [
    id,
    !row.isHidden,
    row.format,
    'product' as never,
    row.brand,
    row.isFeatured,
    row.priority,
    row.categories,
    [...row.colors, ...row.sizes],
    row.tags,
    true,
    [[0, row.price, row.isReduced]],
    row.numbers.map((number) => [3, number]),
    [],
    0,
  ];
}

function criteriaOf(question: Question): ListCriteria {
  const { colors, sizes, pages, price, brand, tag, category, isFeatured, isReduced, format } = question;
  return {
    words: [],
    mainCategory: category ?? null,
    filters: {
      isEmpty: false,
      isFeatured,
      isDiscounted: isReduced,
      prices: price ? [{ range: price }] : [],
      ids: [],
      categories: [],
      tags: tag ? [tag] : [],
      brands: brand ? [brand] : [],
      skus: [],
      formats: format ? [[format]] : [],
      types: [],
      attributes: [],
    },
    attributes: [
      ...(colors ? [{ attributeId: 1, wanted: { valueIds: colors } }] : []),
      ...(sizes ? [{ attributeId: 2, wanted: { valueIds: sizes } }] : []),
      ...(pages ? [{ attributeId: 3, wanted: { range: pages } }] : []),
    ],
  };
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
    1: colors?.some((one) => row.colors.includes(one)) ?? true,
    2: sizes?.some((one) => row.sizes.includes(one)) ?? true,
    3: !pages || row.numbers.some((number) => within(number, pages)),
    price: !price || (row.price !== null && within(row.price, price)),
  };
}

function passes(row: Row, question: Question, but?: string): boolean {
  return Object.entries(testsOf(row, question)).every(([name, holds]) => holds || name === but);
}

function countByLooking(all: readonly Row[], question: Question): Record<number, number> {
  const counts: [number, number][] = [];
  for (const [attribute, ids] of choices) {
    const passing = all.filter((row) => passes(row, question, String(attribute)));
    for (const id of ids) {
      counts.push([id, passing.filter((row) => row.colors.includes(id) || row.sizes.includes(id)).length]);
    }
  }
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

function rangeByLooking(all: readonly Row[], question: Question) {
  const having = all.filter((row) => passes(row, question, '3') && row.numbers.length > 0);
  const numbers = having.flatMap((row) => row.numbers);
  if (having.length === 0) return null;
  return { attributeId: 3, total: having.length, min: Math.min(...numbers), max: Math.max(...numbers) };
}

function priceByLooking(all: readonly Row[], question: Question) {
  const prices = all.filter((row) => passes(row, question, 'price')).flatMap((row) => row.price ?? []);
  return prices.length === 0
    ? null
    : { total: prices.length, min: Math.min(...prices), max: Math.max(...prices) };
}
