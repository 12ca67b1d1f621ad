import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { FieldRefusal } from '@izlog/contract/envelope';
import { limits } from '@izlog/contract/limits';
import type { Rate } from '@izlog/contract/money';
import { paginate } from '@izlog/contract/pagination';
import {
  defaultSelect,
  type productFilter,
  type SelectableField,
  unlimitedCap,
} from '@izlog/contract/product/filters/product-filter';
import type { ListSort } from '@izlog/contract/product/filters/sort-option';
import { listedProduct } from '@izlog/contract/product/product';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { readProducts } from '#platform/services/catalogue/index.ts';
import { shownCurrency } from '#platform/services/pricing/index.ts';
import { indexesOf } from '../index/indexes-of.ts';
import type { Search } from './find-words.ts';
import { findKnownAttributes } from './known-attributes.queries.ts';
import { asksForAll, type ListCriteria, wordsOf } from './list-conditions.ts';
import { readListFilters } from './list-filters.ts';
import { type ListFromIndex, readListFromIndex, type WantedPage } from './list-from-index.ts';
import { countAllListed, countList, type ListRow, readListPage } from './list-page.queries.ts';
import { presentListed } from './present-listed.ts';

type Input = EndpointParsed<typeof productFilter>;

const newestFirst: ListSort = { param: 'id', order: 'desc' };

const listedFields = new Set<string>(listedProduct.keyof().options);

type Answer = EndpointReturn<typeof productFilter>;

/** Products of a list (CATALOG-015). */
export async function filterProducts(ctx: Ctx, input: Input): Promise<Answer> {
  const { page } = input;
  const limit = Math.min(input.limit, input.allowUnlimited ? unlimitedCap : limits.largestLimit);
  const currency = await shownCurrency(ctx, input.currency);
  const criteria = await criteriaOf(ctx, input, currency.rate);
  ctx.tags.add('products');
  if (input.mainCategory) ctx.tags.add(`category:${input.mainCategory}`);
  if (!criteria) return { records: [], pagination: paginate(page, limit, 0) };
  const wanted = { sort: input.sort, limit, offset: (page - 1) * limit };
  const { rows, total } = await readList(ctx, criteria, wanted);
  const select: readonly SelectableField[] = input.select ?? defaultSelect;
  const fields = new Set<string>([...select, 'finalPrice']);
  const isLight = [...fields].every((field) => listedFields.has(field));
  const products = isLight
    ? await presentListed(ctx, rows, currency, fields)
    : await readProducts(
        ctx,
        rows.map(({ id }) => id),
        currency,
      );
  for (const { id } of rows) ctx.tags.add(`product:${id}`);
  return {
    records: products.map((product) => pick(product, fields)),
    pagination: paginate(page, limit, total),
  };
}

/** What a request asks for; nothing when nothing can match. */
export async function criteriaOf(
  ctx: Ctx,
  input: Pick<Input, 'keywords' | 'filters' | 'mainCategory'>,
  rate: Rate,
): Promise<ListCriteria | undefined> {
  const read = readListFilters(input.filters, rate);
  if ('refused' in read) throw refusal(read.refused);
  if (read.filters.isEmpty) return undefined;
  const mainCategory = input.mainCategory ?? null;
  if (mainCategory !== null && mainCategory > 2_147_483_647) return undefined;
  const criteria = { words: wordsOf(input.keywords), mainCategory, filters: read.filters, attributes: [] };
  if (read.filters.attributes.length === 0) return criteria;
  const found = await findKnownAttributes(ctx, read.filters.attributes);
  return found && { ...criteria, attributes: found.attributes };
}

/** Up to so many finds of a search are gathered first; beyond, the list is walked in its order. */
const fewHits = 1000;

/**
 * A page of a list and the total of all pages. Lists that ask for something are found in memory; the plain ones, which
 * walk one index of the database, are not, nor are any while the index in memory is being made.
 */
export async function readList(
  ctx: Ctx,
  criteria: ListCriteria,
  wanted: WantedPage,
  search: Search = 'either',
): Promise<ListFromIndex> {
  const found = asksForAll(criteria) ? undefined : await readListFromIndex(ctx, criteria, wanted, search);
  if (found) return found;
  const page = { ...wanted, sort: wanted.sort ?? newestFirst };
  if (criteria.words.length === 0) {
    const rows = await readListPage(ctx, criteria, { ...page, hits: 'many' });
    return { rows, total: await totalOf(ctx, criteria, rows, page), corrected: null };
  }
  const total = await countList(ctx, criteria);
  if (total === 0 && search !== 'strict') {
    // The database knows no slips of the pen: who mistyped waits for the index, if one is being made.
    await indexesOf(ctx).made(ctx.site.id);
    const late = await readListFromIndex(ctx, criteria, wanted, search);
    if (late) return late;
  }
  if (page.offset >= total) return { rows: [], total, corrected: null };
  const hits = total <= fewHits ? 'few' : 'many';
  return { rows: await readListPage(ctx, criteria, { ...page, hits }), total, corrected: null };
}

/** The total of a list: seen from its last page, known of this version of the catalogue, or counted. */
async function totalOf(
  ctx: Ctx,
  criteria: ListCriteria,
  rows: readonly ListRow[],
  { limit, offset }: { limit: number; offset: number },
): Promise<number> {
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  if (isLast) return offset + rows.length;
  if (!asksForAll(criteria)) return countList(ctx, criteria);
  // Every first page asks for it, and counting all products takes longer than reading the page.
  const what = { kind: 'listTotal', site: ctx.site.id, language: ctx.language } as const;
  const known = ctx.versioned.find<{ total: number }>(what);
  if (known && known.version === rows[0]?.version) return known.value.total;
  const { total, version } = await countAllListed(ctx);
  ctx.versioned.set(what, version, { total }, 0);
  return total;
}

function pick(product: object, fields: ReadonlySet<string>): object {
  const picked: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(product)) if (fields.has(field)) picked[field] = value;
  return picked;
}

function refusal(fields: FieldRefusal[]): Refusal {
  return new Refusal('validationFailed', { fields });
}
