import { sameCurrency } from '@izlog/contract/money';
import type { FilterKey } from '@izlog/contract/product/filters/filter-keys';
import type { SentFilter } from '@izlog/contract/product/filters/sent-filter';
import {
  choiceFilterTypes,
  type FilterType,
  filterTypes,
  rangeFilterTypes,
} from '@izlog/contract/product/product-kinds';
import { eachBit } from 'catalogue-index';
import { sql as drizzleSql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { queryOnce } from '#platform/kernel/database/prepared.ts';
import { sql } from '#platform/kernel/database/statement.ts';
import type { SavedAttribute } from '#platform/services/catalogue/attributes/save-attribute.ts';
import { buildProductAttribute } from '#test/builders/product-attribute.ts';
import { platformTest as test } from '#test/kit.ts';
import { findKnownAttributes } from '../lists/known-attributes.queries.ts';
import { countLayers, type LayeredCounts, listValueIds } from '../lists/layered-navigation.queries.ts';
import { allConditions, type ListCriteria } from '../lists/list-conditions.ts';
import { readListFilters } from '../lists/list-filters.ts';
import { priceListIn } from '../lists/list-from-index.ts';
import { countSlots } from './count-slots.ts';
import { readNextRows } from './index-rows.queries.ts';
import { createProductIndex, itemOf, type ProductIndex } from './product-fields.ts';
import { isAnswerable, selectSlots } from './select-slots.ts';

/** How many catalogues are played; `AGREE_RUNS=10000` plays as many as were asked for, in some minutes. */
const numRuns = Number(process.env.AGREE_RUNS ?? 60);
const mostProducts = 25;

const few = (most: number) => fc.integer({ min: 0, max: most });
const range = (most: number) =>
  fc.tuple(few(most), few(most)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)]);
const ids = (most: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: 3 });
const inRange = (most: number) => range(most).map((value) => ({ value, range: true }));
const any = <T extends SentFilter['value']>(values: fc.Arbitrary<T>) => values.map((value) => ({ value }));
const yesOrNo = any(fc.constantFrom(true, false, 'yes', 'no', 1, 0));

type Sent = Omit<SentFilter, 'key'>;

/** What may be sent for each kind of filter; one that is missing does not compile. */
const sent: Record<FilterKey, fc.Arbitrary<Sent>> = {
  id: any(ids(mostProducts)),
  category: any(ids(4)),
  tag: any(ids(3)),
  brand: any(ids(3)),
  sku: any(fc.subarray(['s1', 's2', 's3'], { minLength: 1 })),
  format: any(fc.subarray(['simple', 'configurable', 'eProduct'], { minLength: 1 })),
  type: any(fc.subarray(['simple', 'service'], { minLength: 1 })),
  featured: yesOrNo,
  discount: yesOrNo,
  price: fc.oneof(inRange(9), any(ids(9))),
};

/** The same for each type of attribute: places of choices, and whatever else may be sent for it. */
const ofChoices = any(fc.subarray([0, 1, 2], { minLength: 1 }));
const ofNumbers = fc.oneof(inRange(6), any(ids(6)));
const sentFor: Record<FilterType, fc.Arbitrary<Sent>> = {
  Dropdown: ofChoices,
  MultiSelect: ofChoices,
  TextSwatch: ofChoices,
  VisualSwatch: ofChoices,
  YesNo: any(fc.constantFrom('yes', 'no', true)),
  Number: ofNumbers,
  Date: ofNumbers,
  DateTime: ofNumbers,
};

/** Most filters are not asked for: with all of them no product would be left. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const questions = fc.record({
  common: fc.record(Object.fromEntries(Object.entries(sent).map(([key, one]) => [key, seldom(one)]))),
  attributes: fc.array(
    fc.constantFrom(...filterTypes).chain((type) => sentFor[type].map((one) => ({ type, ...one }))),
    { maxLength: 3 },
  ),
  mainCategory: seldom(fc.integer({ min: 1, max: 4 })),
  isInStore: fc.boolean(),
});
type Question = typeof questions extends fc.Arbitrary<infer T> ? T : never;

const amount = fc.record({ price: fc.option(few(9)), isDiscounted: fc.boolean() });
const products = fc.record({
  isListed: few(9).map((one) => one > 0),
  format: fc.constantFrom('simple', 'configurable', 'e-product'),
  type: fc.constantFrom('simple', 'service', 'configurable'),
  brand: fc.option(fc.integer({ min: 1, max: 3 })),
  isFeatured: fc.boolean(),
  sku: fc.constantFrom('s1', 's2', 's3', null),
  categories: fc.subarray([1, 2, 3, 4]),
  tags: fc.subarray([1, 2, 3]),
  /** Places of choices of each attribute that has them. */
  choices: fc.array(fc.subarray([0, 1, 2]), { minLength: filterTypes.length, maxLength: filterTypes.length }),
  numbers: fc.array(fc.uniqueArray(few(6), { maxLength: 2 }), {
    minLength: filterTypes.length,
    maxLength: filterTypes.length,
  }),
  everywhere: amount,
  inStore: amount,
});
type Product = typeof products extends fc.Arbitrary<infer T> ? T : never;

type Attributes = ReadonlyMap<FilterType, SavedAttribute>;

test('[CATALOG-030, CATALOG-033] in random catalogues each choice of filters finds and counts the same by SQL and by the index', async ({
  platform,
}) => {
  const attributes = new Map<FilterType, SavedAttribute>();
  for (const type of filterTypes) {
    const choices = choiceFilterTypes.includes(type) ? ['a', 'b', 'c'] : [];
    attributes.set(type, await buildProductAttribute(platform, `a-${type.toLowerCase()}`, type, choices));
  }
  const ctx = await platform.ctx();
  const { id: store = 0 } = ctx.site.stores[0] ?? {};
  await ctx.db.execute(
    drizzleSql`insert into price_stores (site_id, store_id) values (${ctx.site.id}, ${store}) on conflict do nothing`,
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(products, { maxLength: mostProducts }),
      fc.array(questions, { minLength: 2, maxLength: 2 }),
      async (made, asked) => {
        // A transaction for each: thousands in one would leave all of their rows behind.
        await inTransaction(ctx, (inner) => write(inner, attributes, store, made));
        const index = createProductIndex();
        for (const row of await readNextRows(ctx, 0, 1000)) index.add(itemOf(row));
        for (const question of asked) {
          const inStore = { ...ctx, storeId: question.isInStore ? store : undefined };
          await compare(inStore, index, attributes, question);
        }
      },
    ),
    { numRuns },
  );
}, 3_600_000);

async function compare(ctx: Ctx, index: ProductIndex, attributes: Attributes, question: Question) {
  const criteria = await criteriaOf(ctx, attributes, question);
  if (!criteria || !isAnswerable(criteria, undefined)) return;
  const list = priceListIn(index, ctx);
  const selection = selectSlots(index, list, criteria, undefined);
  const found: number[] = [];
  eachBit(selection.all(), (slot) => found.push(index.idAt(slot)));
  const rows = await queryOnce<{ id: number }>(
    ctx.db,
    sql`select l.product_id as id from product_list l where ${allConditions(ctx, criteria)}`,
  );
  expect(inOrder(found)).toEqual(inOrder(rows.map(({ id }) => id)));

  const chosen = criteria.attributes.map(({ attributeId }) => attributeId);
  const counted = countSlots(index, list, selection, await listValueIds(ctx, chosen));
  expect(settled(counted)).toEqual(settled(await countLayers(ctx, criteria)));
}

/** The criteria of a question as a list reads them. */
async function criteriaOf(
  ctx: Ctx,
  attributes: Attributes,
  question: Question,
): Promise<ListCriteria | undefined> {
  const common = Object.entries(question.common).flatMap(([key, one]) => (one ? [{ key, ...one }] : []));
  const own = question.attributes.map(({ type, value, ...rest }) => {
    const ids = [...(attributes.get(type)?.values.values() ?? [])];
    const isChoice = ids.length === 3;
    const places = Array.isArray(value) ? value : [value];
    return {
      ...rest,
      key: `a-${type.toLowerCase()}`,
      value: isChoice ? places.map((place) => ids[Number(place)] ?? 0) : value,
    };
  });
  const read = readListFilters([...common, ...own], sameCurrency);
  if ('refused' in read) throw new Error(JSON.stringify(read.refused));
  const { filters } = read;
  if (filters.isEmpty) return undefined;
  const known =
    filters.attributes.length > 0 ? await findKnownAttributes(ctx, filters.attributes) : { attributes: [] };
  const mainCategory = question.mainCategory ?? null;
  return known && { words: [], mainCategory, filters, attributes: known.attributes };
}

/** Writes the flat tables that lists read, in place of what was there. */
async function write(ctx: Ctx, attributes: Attributes, store: number, made: readonly Product[]) {
  const rows = made.flatMap((product, at) =>
    (
      [
        ['everywhere', 0],
        ['inStore', store],
      ] as const
    ).map(([where, storeId]) => ({
      product_id: at + 1,
      store_id: storeId,
      is_listed: product.isListed,
      format: product.format,
      type: product.type,
      brand_id: product.brand,
      is_featured: product.isFeatured,
      sku: product.sku,
      category_ids: product.categories,
      tag_ids: product.tags,
      value_ids: [...attributes.values()].flatMap(({ values }, place) => {
        const ids = [...values.values()];
        return (product.choices[place] ?? []).flatMap((choice) => ids[choice] ?? []);
      }),
      final_price: product[where].price === null ? null : product[where].price * 100,
      is_discounted: product[where].isDiscounted,
    })),
  );
  const numbers = made.flatMap((product, at) =>
    [...attributes].flatMap(([type, { id }], place) =>
      rangeFilterTypes.includes(type)
        ? (product.numbers[place] ?? []).map((number) => ({ product_id: at + 1, attribute_id: id, number }))
        : [],
    ),
  );
  await ctx.db.execute(drizzleSql`truncate product_list, product_list_numbers`);
  await ctx.db.execute(drizzleSql`
    insert into product_list (product_id, store_id, site_id, is_listed, format, type, purchase, sku, brand_id, final_price,
      is_short_history, is_discounted, is_price_from, is_featured, needs_choice, category_priority, category_ids,
      value_ids, tag_ids, media_ids)
    select r.product_id, r.store_id, ${ctx.site.id}, r.is_listed, r.format, r.type, 'cart', r.sku, r.brand_id,
      r.final_price, false, r.is_discounted, false, r.is_featured, false, 0, r.category_ids, r.value_ids, r.tag_ids, '{}'
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(product_id int, store_id int, is_listed boolean,
      format text, type text, sku text, brand_id int, final_price bigint, is_discounted boolean, is_featured boolean,
      category_ids int[], value_ids int[], tag_ids int[])`);
  await ctx.db.execute(drizzleSql`
    insert into product_list_numbers (attribute_id, number, product_id)
    select r.attribute_id, r.number, r.product_id
    from json_to_recordset(${JSON.stringify(numbers)}::json) as r(attribute_id int, number float8, product_id int)`);
}

/** Counts in an order of their own. */
function settled({ values, ranges, price }: Omit<LayeredCounts, 'version'>) {
  return {
    values: values.toSorted((a, b) => a.id - b.id),
    ranges: ranges.toSorted((a, b) => a.attributeId - b.attributeId),
    price,
  };
}

const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);
