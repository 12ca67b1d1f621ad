import { layeredNavigation } from '@izlog/contract/product/filters/layered-navigation';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import type { SentFilter } from '@izlog/contract/product/filters/sent-filter';
import type { ListSort } from '@izlog/contract/product/filters/sort-option';
import fc from 'fast-check';
import { expect } from 'vitest';
import { Held } from '#platform/kernel/held.ts';
import type { SavedAttribute } from '#platform/services/catalogue/attributes/save-attribute.ts';
import { saveProducts } from '#platform/services/catalogue/products/save-products.ts';
import { buildProductAttribute } from '#test/builders/product-attribute.ts';
import { buildProductCategory } from '#test/builders/product-category.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { createIndexRegistry } from '../index/index-registry.ts';
import { openIndexes } from '../index/indexes-of.ts';
import { layeredNavigation as countLayered } from './layered-navigation.ts';

const words = ['Košulja', 'Planer', 'Žlica', 'Čaša', 'Đurđica'];
const colors = ['crvena', 'plava', 'bijela'];
const sizes = ['s', 'm'];

const drafts = fc.array(
  fc.record({
    word: fc.constantFrom(...words),
    price: fc.option(fc.integer({ min: 1, max: 20 }).map((units) => units * 50)),
    isReduced: fc.boolean(),
    isFeatured: fc.boolean(),
    isArchived: fc.oneof(
      { weight: 4, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
    priority: fc.integer({ min: 0, max: 3 }),
    shelf: fc.integer({ min: 0, max: 2 }),
    colors: fc.subarray(colors),
    isInstant: fc.option(fc.boolean()),
    pages: fc.option(fc.integer({ min: 0, max: 6 })),
    /** Sizes of its variants; none means that it is simple. */
    variants: fc.subarray(sizes),
  }),
  { minLength: 1, maxLength: 12 },
);
type Draft = (typeof drafts extends fc.Arbitrary<infer T> ? T : never)[number];

const range = (max: number) =>
  fc
    .tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)]);
const rarely = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 2, arbitrary });

const questions = fc.record({
  colors: rarely(fc.subarray(colors, { minLength: 1 })),
  sizes: rarely(fc.subarray(sizes, { minLength: 1 })),
  isInstant: rarely(fc.boolean()),
  pages: rarely(range(6)),
  price: rarely(range(10)),
  isFeatured: rarely(fc.boolean()),
  isReduced: rarely(fc.boolean()),
  word: rarely(fc.constantFrom(...words)),
  shelf: rarely(fc.integer({ min: 0, max: 2 })),
  sort: fc.record({
    param: fc.constantFrom('id', 'finalPrice', 'name', 'categoryPriority'),
    order: fc.constantFrom('asc', 'desc'),
  }) as fc.Arbitrary<ListSort>,
  limit: fc.integer({ min: 1, max: 5 }),
  page: fc.integer({ min: 1, max: 3 }),
});
type Question = typeof questions extends fc.Arbitrary<infer T> ? T : never;

/** Catalogues that are made and asked; `npm run test:long` makes a thousand. */
const catalogues = Number(process.env.LIST_RUNS ?? 6);

test('[CATALOG-003, CATALOG-030, CATALOG-033] lists and counts are those found by looking at every product', async ({
  platform,
}) => {
  const attributes = {
    color: await buildProductAttribute(platform, 'boja', 'MultiSelect', colors),
    size: await buildProductAttribute(platform, 'velicina', 'TextSwatch', sizes),
    instant: await buildProductAttribute(platform, 'odmah', 'YesNo'),
    pages: await buildProductAttribute(platform, 'stranica', 'Number'),
  };

  await fc.assert(
    fc.asyncProperty(drafts, fc.array(questions, { minLength: 8, maxLength: 8 }), async (made, asked) => {
      const shop = await open(platform, attributes, made);

      for (const question of asked) {
        const filters = filtersOf(question, attributes);
        const mainCategory = question.shelf === undefined ? shop.top : shop.shelves[question.shelf];
        const { sort, limit, page, word: keywords } = question;
        const list = await platform.call(productFilter, {
          filters,
          mainCategory,
          keywords,
          sort,
          limit,
          page,
        });
        const layers = await platform.call(layeredNavigation, { filters, mainCategory, keywords });
        const expected = inOrder(
          shop.products.filter((one) => passes(one, question)),
          sort,
        );

        expect(list.records.map(({ id }) => id)).toEqual(
          expected.slice((page - 1) * limit, page * limit).map(({ id }) => id),
        );
        expect(list.pagination.total).toBe(expected.length);
        expect(totals(layers)).toEqual(countByLooking(shop.products, question));
        // A catalogue that does not fit into memory is listed and counted by the database, and just so.
        const input = { filters, mainCategory, keywords };
        const ctx = { ...(await platform.ctx()), held: Held.with(openIndexes, createIndexRegistry(1)) };
        expect(totals(await countLayered(ctx, input))).toEqual(countByLooking(shop.products, question));
      }
    }),
    { numRuns: catalogues },
  );
});

interface Known extends Draft {
  id: number;
  name: string;
  final: number | null;
}

type Attributes = Record<'color' | 'size' | 'instant' | 'pages', SavedAttribute>;

const idOf = ({ values }: SavedAttribute, code: string) => values.get(code) ?? 0;

/** Puts a catalogue into categories of its own. */
async function open(platform: TestPlatform, attributes: Attributes, made: readonly Draft[]) {
  const top = await buildProductCategory(platform);
  const shelves = [
    await buildProductCategory(platform, { parentId: top }),
    await buildProductCategory(platform, { parentId: top }),
    await buildProductCategory(platform, { parentId: top }),
  ];
  const ctx = await platform.ctx();
  const lastYear = new Date(ctx.now.getTime() - 365 * 24 * 60 * 60 * 1000);
  const ids = await saveProducts(
    ctx,
    made.map((draft, index) => ({
      format: draft.variants.length > 0 ? ('configurable' as const) : ('simple' as const),
      isFeatured: draft.isFeatured,
      isArchived: draft.isArchived,
      categoryPriority: draft.priority,
      categories: [shelves[draft.shelf] ?? top],
      translations: { hrv: { name: `${draft.word} ${index}` } },
      attributes: [
        {
          attributeId: attributes.color.id,
          valueIds: draft.colors.map((code) => idOf(attributes.color, code)),
        },
        ...(draft.isInstant === null
          ? []
          : [
              {
                attributeId: attributes.instant.id,
                valueIds: [idOf(attributes.instant, draft.isInstant ? 'yes' : 'no')],
              },
            ]),
        ...(draft.pages === null ? [] : [{ attributeId: attributes.pages.id, number: draft.pages }]),
      ],
      prices:
        draft.price === null
          ? []
          : [
              { kind: 'base' as const, amount: draft.price, validFrom: lastYear },
              ...(draft.isReduced ? [{ kind: 'sale' as const, amount: draft.price - 10 }] : []),
            ],
    })),
    { isHistory: true },
  );
  await saveProducts(
    ctx,
    made.flatMap((draft, index) =>
      draft.variants.map((size) => ({
        parentId: ids[index],
        attributes: [{ attributeId: attributes.size.id, valueIds: [idOf(attributes.size, size)] }],
      })),
    ),
  );
  const products = made.map((draft, index): Known => {
    const final = draft.price === null ? null : draft.price - (draft.isReduced ? 10 : 0);
    return { ...draft, id: ids[index] ?? 0, name: `${draft.word} ${index}`, final };
  });
  return { top, shelves, products };
}

function filtersOf(question: Question, attributes: Attributes): SentFilter[] {
  const { colors: chosen, sizes: fitting, isInstant, pages, price, isFeatured, isReduced } = question;
  const filters: SentFilter[] = [{ key: 'archived', value: false }];
  if (chosen) filters.push({ key: 'boja', value: chosen.map((code) => idOf(attributes.color, code)) });
  if (fitting) filters.push({ key: 'velicina', value: fitting.map((code) => idOf(attributes.size, code)) });
  if (isInstant !== undefined) filters.push({ key: 'odmah', value: isInstant ? 'yes' : 'no' });
  if (pages) filters.push({ key: 'stranica', value: pages, range: true });
  if (price) filters.push({ key: 'price', value: price, range: true });
  if (isFeatured !== undefined) filters.push({ key: 'featured', value: isFeatured });
  if (isReduced !== undefined) filters.push({ key: 'discount', value: isReduced });
  return filters;
}

/** The tests of a question by the filter they belong to; `common` ones are no filters of the navigation. */
function testsOf(product: Known, question: Question): Record<string, boolean> {
  const within = (value: number | null, ends: number[]) =>
    value !== null && value >= (ends[0] ?? 0) && value <= (ends[1] ?? 0);
  return {
    common:
      !product.isArchived &&
      (question.word === undefined || product.word === question.word) &&
      (question.shelf === undefined || product.shelf === question.shelf) &&
      (question.isFeatured === undefined || product.isFeatured === question.isFeatured) &&
      (question.isReduced === undefined ||
        (product.final !== null && product.isReduced) === question.isReduced),
    boja: question.colors?.some((code) => product.colors.includes(code)) ?? true,
    velicina: question.sizes?.some((code) => product.variants.includes(code)) ?? true,
    odmah: question.isInstant === undefined || product.isInstant === question.isInstant,
    stranica: question.pages === undefined || within(product.pages, question.pages),
    price:
      question.price === undefined ||
      within(
        product.final,
        question.price.map((end) => end * 100),
      ),
  };
}

function passes(product: Known, question: Question): boolean {
  return Object.values(testsOf(product, question)).every(Boolean);
}

function inOrder(products: Known[], { param, order }: ListSort): Known[] {
  const sign = order === 'asc' ? 1 : -1;
  const { compare } = new Intl.Collator('hr');
  return products.toSorted((a, b) => {
    if (param === 'name') return sign * (compare(a.name, b.name) || a.id - b.id);
    if (param === 'categoryPriority') return sign * (a.priority - b.priority || a.id - b.id);
    if (param === 'finalPrice') {
      if (a.final === null || b.final === null) {
        return Number(a.final === null) - Number(b.final === null) || sign * (a.id - b.id);
      }
      return sign * (a.final - b.final || a.id - b.id);
    }
    return sign * (a.id - b.id);
  });
}

type Totals = Record<string, Record<string, number> | [number | null, number | null, number]>;

/** What the navigation counts; choices that are offered though they find nothing are left out. */
function totals(
  layers: ReadonlyArray<{ attributeCode: string; values: readonly object[]; type: string }>,
): Totals {
  const counted = layers.map(({ attributeCode, values, type }): [string, Totals[string]] => {
    const rows = values as {
      valueLabel: string;
      totalProducts: number;
      minValue: number;
      maxValue: number;
    }[];
    const [first] = rows;
    if (type === 'Number' && first) {
      return [attributeCode, [first.minValue, first.maxValue, first.totalProducts]];
    }
    const found = rows.filter((row) => row.totalProducts > 0);
    return [attributeCode, Object.fromEntries(found.map((row) => [row.valueLabel, row.totalProducts]))];
  });
  return Object.fromEntries(counted.filter(([, value]) => Object.keys(value).length > 0));
}

/** Counts as a reader would: for each filter, over the products that pass all others. */
function countByLooking(products: readonly Known[], question: Question): Totals {
  const passing = (filter: string) =>
    products.filter((product) =>
      Object.entries(testsOf(product, question)).every(([name, holds]) => holds || name === filter),
    );
  const counted = (
    filter: string,
    labels: readonly string[],
    has: (product: Known, label: string) => boolean,
  ) => {
    const counts = labels.map(
      (label) => [label, passing(filter).filter((one) => has(one, label)).length] as const,
    );
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  };
  const ranged = (filter: string, read: (product: Known) => number | null) => {
    const values = passing(filter).flatMap((product) => read(product) ?? []);
    return values.length === 0 ? {} : [Math.min(...values), Math.max(...values), values.length];
  };
  const all = {
    boja: counted('boja', colors, (product, label) => product.colors.includes(label)),
    velicina: counted('velicina', sizes, (product, label) => product.variants.includes(label)),
    odmah: counted('odmah', ['Da', 'Ne'], (product, label) => product.isInstant === (label === 'Da')),
    stranica: ranged('stranica', ({ pages }) => pages),
    price: ranged('price', ({ final }) => (final === null ? null : final / 100)),
  };
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => Object.keys(value).length > 0),
  ) as Totals;
}
