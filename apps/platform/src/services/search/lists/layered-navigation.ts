import type { EndpointParsed } from '@izlog/contract/endpoint';
import type { Picture } from '@izlog/contract/media/media';
import { convert, type Rate, toDecimal } from '@izlog/contract/money';
import type {
  layeredNavigation as endpoint,
  LayeredFilter,
} from '@izlog/contract/product/filters/layered-navigation';
import { labelsByCode } from '@izlog/contract/texts/labels-by-code';
import type { Ctx } from '#platform/kernel/context.ts';
import { findPictures } from '#platform/services/media/index.ts';
import { shownCurrency } from '#platform/services/pricing/index.ts';
import { attributeKinds } from '../attributes/attribute-kinds.ts';
import { rangeValue } from '../attributes/numbers.ts';
import { countSlots } from '../index/count-slots.ts';
import { indexesOf } from '../index/indexes-of.ts';
import { isAnswerable, selectSlots } from '../index/select-slots.ts';
import { criteriaOf } from './filter-products.ts';
import { findWords } from './find-words.ts';
import {
  countLayers,
  type FilterableAttribute,
  type LayeredCounts,
  listFilterable,
  listValueIds,
} from './layered-navigation.queries.ts';
import type { ListCriteria } from './list-conditions.ts';
import { priceListIn } from './list-from-index.ts';

/** "Price" in the languages the filter is named in; the site may name it by its code instead. */
const priceLabels: Record<string, string> = { ...labelsByCode('price'), srp: 'Cena', slv: 'Cena' };

/** The filters of a list with exact counts (CATALOG-031); values that would match nothing are left out, but not those that are chosen. */
export async function layeredNavigation(
  ctx: Ctx,
  input: EndpointParsed<typeof endpoint>,
): Promise<LayeredFilter[]> {
  ctx.tags.add('products').add('attributes');
  if (input.mainCategory) ctx.tags.add(`category:${input.mainCategory}`);
  const { rate } = await shownCurrency(ctx, input.currency);
  const criteria = await criteriaOf(ctx, input, rate);
  if (!criteria) return [];
  const counts = (await countFromIndex(ctx, criteria)) ?? (await countLayers(ctx, criteria));
  // What is chosen stays on the list even when it finds nothing: otherwise nobody could take it away again.
  const chosen = criteria.attributes.flatMap(
    ({ type, wanted }) => attributeKinds[type].chosen?.(wanted) ?? [],
  );
  const attributes = await listFilterable(ctx, [...counts.values.map(({ id }) => id), ...chosen]);
  const pictures = await swatches(ctx, attributes);
  const filters = attributes.map((attribute) => presentFilter(attribute, counts, pictures));
  return [...priceFilter(ctx, counts, rate), ...filters].filter(
    ({ values }) =>
      values.some(({ totalProducts }) => totalProducts > 0) ||
      values.some(({ attributeID }) => chosen.includes(attributeID)),
  );
}

/** The counts from the index in memory; nothing while it is being made. */
async function countFromIndex(ctx: Ctx, criteria: ListCriteria): Promise<LayeredCounts | undefined> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const current = await indexesOf(ctx).current(ctx);
    if (!current) return undefined;
    const { index, version } = current;
    const chosen = criteria.attributes.map(({ attributeId }) => attributeId);
    const valuesOf = await listValueIds(ctx, chosen);
    const found =
      criteria.words.length > 0 ? await findWords(ctx, current, criteria.words, 'either') : undefined;
    if (!isAnswerable(criteria, found?.bits)) return undefined;
    // What waited above must not have let the index move on under the counts.
    if (current.version !== version) continue;
    const list = priceListIn(index, ctx);
    const selection = selectSlots(index, list, criteria, found?.bits);
    return { ...countSlots(index, list, selection, valuesOf), version };
  }
  return undefined;
}

async function swatches(ctx: Ctx, attributes: readonly FilterableAttribute[]): Promise<Map<number, Picture>> {
  const ids = attributes.flatMap(({ values }) => values.flatMap(({ mediaId }) => mediaId ?? []));
  return ids.length === 0 ? new Map() : findPictures(ctx, ids);
}

function presentFilter(
  { id, code, type, customClass, label, unit, values }: FilterableAttribute,
  counts: LayeredCounts,
  pictures: ReadonlyMap<number, Picture>,
): LayeredFilter {
  const range = counts.ranges.find((one) => one.attributeId === id);
  const totals = new Map(counts.values.map((one) => [one.id, one.total]));
  const choices = values.map((value) => ({
    attributeID: value.id,
    valueLabel: value.label ?? '',
    totalProducts: totals.get(value.id) ?? 0,
    minValue: null,
    maxValue: null,
    color: value.color,
    media: (value.mediaId !== null && pictures.get(value.mediaId)) || null,
  }));
  return {
    attributeCode: code,
    label,
    type,
    attributeID: id,
    unit,
    customClass,
    values: attributeKinds[type].present({ choices, range }),
  };
}

function priceFilter(ctx: Ctx, { price }: LayeredCounts, rate: Rate): LayeredFilter[] {
  if (!price) return [];
  const [min, max] = [price.min, price.max].map((cents) => toDecimal(convert(cents, rate)));
  return [
    {
      attributeCode: 'price',
      label: priceLabels[ctx.language] ?? 'Price',
      type: 'Number',
      attributeID: 0,
      unit: '',
      customClass: '',
      values: [rangeValue({ total: price.total, min: min ?? 0, max: max ?? 0 })],
    },
  ];
}
