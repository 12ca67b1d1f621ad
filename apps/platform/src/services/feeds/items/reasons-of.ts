import type { FeedReason } from '@izlog/contract/marketing/feeds/feed-reasons';
import type { ProductStock } from '@izlog/contract/product/stock';
import type { Candidate } from './candidate.ts';
import type { FeedTerms } from './feed-terms.ts';

type Rule = (terms: FeedTerms, candidate: Candidate, now: number) => boolean;

/** Why a product is not in a feed, all of it; empty where it is in. In the order in which people are told. */
export const reasonsOf = (terms: FeedTerms, candidate: Candidate, now: number): FeedReason[] => {
  const found = (Object.keys(rules) as FeedReason[]).filter((reason) => rules[reason](terms, candidate, now));
  // What cannot be bought here needs nothing else.
  return found[0] === 'notForSale' || found[0] === 'noVariants' ? [found[0]] : found;
};

const needs = ({ writer }: FeedTerms, need: FeedTerms['writer']['needs'][number]): boolean =>
  writer.needs.includes(need);

/** What may go in by what is left of it. */
const allowed: Readonly<Record<FeedTerms['feed']['stock'], ReadonlySet<ProductStock['status']>>> = {
  inStock: new Set(['inStock', 'low']),
  orderable: new Set(['inStock', 'low', 'backorder']),
  any: new Set(['inStock', 'low', 'backorder', 'outOfStock']),
};

const rules: Readonly<Record<FeedReason, Rule>> = {
  notForSale: (_, { row }) => row.purchase !== 'cart',
  hidden: (_, { row }) => !row.isVisible,
  noVariants: (_, { row, hasVariants }) => row.format === 'configurable' && !hasVariants,
  noPrice: (_, { item }) => item === null,
  priceOnRequest: (_, { item, shown }) => item !== null && shown?.isPriceFrom === true,
  untranslated: ({ feed }, { row }) => row.language !== feed.language || row.ownLanguage !== feed.language,
  soldOut: (terms, { item }) =>
    item !== null && !allowed[needs(terms, 'stock') ? 'inStock' : terms.feed.stock].has(item.stock.status),
  cheap: ({ feed }, { shown }) =>
    feed.leastPrice !== null && typeof shown?.price === 'number' && shown.price < feed.leastPrice,
  otherCategory: ({ feed, categories }, { row }) =>
    feed.categoryIds.length > 0 &&
    !row.categoryIds.some((id) => categories.get(id)?.ids.some((one) => feed.categoryIds.includes(one))),
  noCategory: (terms, { item }) =>
    item !== null &&
    item.categoryPath.length === 0 &&
    (needs(terms, 'category') || terms.feed.unmapped === 'leaveOut'),
  unmapped: ({ feed }, { item }) =>
    feed.unmapped === 'leaveOut' && item !== null && item.categoryPath.length > 0 && item.category === null,
  noPicture: (terms, { item }) => item !== null && needs(terms, 'picture') && item.pictures.length === 0,
  noDescription: (terms, { item }) => item !== null && needs(terms, 'description') && item.description === '',
  noBrand: (terms, { item }) => item !== null && needs(terms, 'brand') && !item.brand,
  noGtin: ({ feed }, { row, item }) =>
    item !== null && feed.withoutGtin === 'leaveOut' && item.gtin === null && !row.barcode,
  wrongGtin: ({ feed }, { row, item }) =>
    item !== null && feed.withoutGtin === 'leaveOut' && item.gtin === null && Boolean(row.barcode),
  noIdentifier: (terms, { item }) =>
    item !== null && needs(terms, 'identifier') && !item.gtin && !item.brand && !item.mpn,
  noRestockDay: (terms, { item }, now) =>
    item !== null &&
    needs(terms, 'restockDay') &&
    terms.feed.stock !== 'inStock' &&
    item.stock.status === 'backorder' &&
    !(item.stock.restockAt !== null && Date.parse(item.stock.restockAt) > now),
};
