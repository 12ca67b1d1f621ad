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
import { catalogueVersionNow } from '../../../kernel/changes/catalogue-version.queries.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { type Written, write } from '../../../kernel/database/written.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isStill, keepAnswer, questionFor, readProducts, recallAnswer } from '../../catalogue/index.ts';
import { shownCurrency } from '../../pricing/index.ts';
import type { Search } from './find-words.ts';
import { findKnownAttributes, type KnownAttributeFilter } from './known-attributes.queries.ts';
import { asksForAll, type ListCriteria, wordsOf } from './list-conditions.ts';
import { readListFilters } from './list-filters.ts';
import { type ListFromIndex, readListFromIndex, type WantedPage } from './list-from-index.ts';
import { countList, type ListRow, listStockOf, readListPage, readListStock } from './list-page.queries.ts';
import { presentListed } from './present-listed.ts';
import type { SearchMemory } from './search-memory.ts';

type Input = EndpointParsed<typeof productFilter>;

const newestFirst: ListSort = { param: 'id', order: 'desc' };

const listedFields = new Set<string>(listedProduct.keyof().options);

type Answer = EndpointReturn<typeof productFilter>;

/** The products of a page, for their stock. */
interface Shown {
  ids: number[];
  formats: string[];
}

/**
 * Products of a list (CATALOG-015). While neither the catalogue nor the stock of these products changes, the page is
 * written once; a statement tells.
 */
export async function filterProducts(ctx: Ctx, memory: SearchMemory, input: Input): Promise<Written<Answer>> {
  const { page } = input;
  const limit = Math.min(input.limit, input.allowUnlimited ? unlimitedCap : limits.largestLimit);
  const currency = await shownCurrency(ctx, input.currency);
  const question = questionFor(ctx, 'list', currency, input);
  const kept = recallAnswer<Answer, Shown>(ctx, memory, question);
  if (kept && isStill(ctx, kept, await readListStock(ctx, kept.shown))) return kept.answer;
  const { criteria, version } = await criteriaOf(ctx, memory, input, currency.rate);
  ctx.tags.add('products');
  if (input.mainCategory) ctx.tags.add(`category:${input.mainCategory}`);
  if (!criteria) return write<Answer>({ records: [], pagination: paginate(page, limit, 0) });
  const wanted = { sort: input.sort, limit, offset: (page - 1) * limit };
  let { rows, total } = await readList(ctx, memory, criteria, wanted);
  if (version !== undefined && version !== rows[0]?.version) {
    // The attributes were remembered for another version, or no row tells which it is.
    const { criteria: fresh } = await criteriaOf(ctx, memory, input, currency.rate, 'anew');
    ({ rows, total } = fresh ? await readList(ctx, memory, fresh, wanted) : { rows: [], total: 0 });
  }
  const select: readonly SelectableField[] = input.select ?? defaultSelect;
  const fields = new Set<string>([...select, 'finalPrice']);
  const isLight = [...fields].every((field) => listedFields.has(field));
  const products = isLight
    ? await presentListed(ctx, memory, rows, currency, fields)
    : await readProducts(
        ctx,
        rows.map(({ id }) => id),
        currency,
      );
  for (const { id } of rows) ctx.tags.add(`product:${id}`);
  const answer: Answer = {
    records: products.map((product) => pick(product, fields)),
    pagination: paginate(page, limit, total),
  };
  // A page without rows tells no version; the rows of a full one were read a second time.
  const [first] = rows;
  if (!first || !isLight) return write(answer);
  return keepAnswer<Answer, Shown>(ctx, memory, question, answer, {
    made: { version: first.version, stock: listStockOf(rows) },
    shown: { ids: rows.map(({ id }) => id), formats: rows.map(({ format }) => format) },
    changesAt: rows.map(({ pricesChangeAt }) => pricesChangeAt),
  });
}

/**
 * What a request asks for, without criteria when nothing can match. With a `version` its attributes were remembered for
 * that version of the catalogue: who uses them checks it in an answer, and asks `anew` when it is another.
 */
export async function criteriaOf(
  ctx: Ctx,
  memory: SearchMemory,
  input: Pick<Input, 'keywords' | 'filters' | 'mainCategory'>,
  rate: Rate,
  how?: 'anew',
): Promise<{ criteria?: ListCriteria; version?: string }> {
  const read = readListFilters(input.filters, rate);
  if ('refused' in read) throw refusal(read.refused);
  if (read.filters.isEmpty) return {};
  const mainCategory = input.mainCategory ?? null;
  if (mainCategory !== null && mainCategory > 2_147_483_647) return {};
  const criteria = { words: wordsOf(input.keywords), mainCategory, filters: read.filters, attributes: [] };
  if (read.filters.attributes.length === 0) return { criteria };
  const question = `attributes ${ctx.site.id} ${JSON.stringify(read.filters.attributes)}`;
  const kept = how === 'anew' ? undefined : memory.recall<KnownAttributeFilter[]>(question);
  if (kept) return { criteria: { ...criteria, attributes: kept.answer }, version: kept.version };
  const found = await findKnownAttributes(ctx, read.filters.attributes);
  if (!found) return {};
  memory.keep(question, found.version, found.attributes, 4 * question.length);
  return { criteria: { ...criteria, attributes: found.attributes } };
}

/** Up to so many finds of a search are gathered first; beyond, the list is walked in its order. */
const fewHits = 1000;

/**
 * A page of a list and the total of all pages. Lists that ask for something are found in memory; the plain ones, which
 * walk one index of the database, are not, nor are any while the index in memory is being made.
 */
export async function readList(
  ctx: Ctx,
  memory: SearchMemory,
  criteria: ListCriteria,
  wanted: WantedPage,
  search: Search = 'either',
): Promise<ListFromIndex> {
  const found = asksForAll(criteria)
    ? undefined
    : await readListFromIndex(ctx, memory, criteria, wanted, search);
  if (found) return found;
  const page = { ...wanted, sort: wanted.sort ?? newestFirst };
  if (criteria.words.length === 0) {
    const rows = await readListPage(ctx, criteria, { ...page, hits: 'many' });
    return { rows, total: await totalOf(ctx, memory, criteria, rows, page), corrected: null };
  }
  const total = await countFirst(ctx, memory, criteria);
  if (total === 0 && search !== 'strict') {
    // The database knows no slips of the pen: who mistyped waits for the index, if one is being made.
    await memory.indexes.made(ctx.site.id);
    const late = await readListFromIndex(ctx, memory, criteria, wanted, search);
    if (late) return late;
  }
  if (page.offset >= total) return { rows: [], total, corrected: null };
  const hits = total <= fewHits ? 'few' : 'many';
  return { rows: await readListPage(ctx, criteria, { ...page, hits }), total, corrected: null };
}

/** The total of a list: seen from its last page, remembered for this version of the catalogue, or counted. */
async function totalOf(
  ctx: Ctx,
  memory: SearchMemory,
  criteria: ListCriteria,
  rows: readonly ListRow[],
  { limit, offset }: { limit: number; offset: number },
): Promise<number> {
  if (rows.length < limit && (rows.length > 0 || offset === 0)) return offset + rows.length;
  const kept = memory.recall<number>(totalQuestion(ctx, criteria));
  if (kept && kept.version === rows[0]?.version) return kept.answer;
  return count(ctx, memory, criteria);
}

/** The total before any page is read. */
async function countFirst(ctx: Ctx, memory: SearchMemory, criteria: ListCriteria): Promise<number> {
  const kept = memory.recall<number>(totalQuestion(ctx, criteria));
  if (kept && kept.version === (await catalogueVersionNow(ctx))) return kept.answer;
  return count(ctx, memory, criteria);
}

async function count(ctx: Ctx, memory: SearchMemory, criteria: ListCriteria): Promise<number> {
  const { total, version } = await countList(ctx, criteria);
  memory.keep(totalQuestion(ctx, criteria), version, total, 200);
  return total;
}

function totalQuestion(ctx: Ctx, criteria: ListCriteria): string {
  return `total ${questionOf(ctx, criteria)}`;
}

/** What was asked, as a key of the memory: nothing that changes the answer is left out. */
export function questionOf(ctx: Ctx, criteria: ListCriteria): string {
  return JSON.stringify([ctx.site.id, ctx.storeId, ctx.language, criteria]);
}

function pick(product: object, fields: ReadonlySet<string>): object {
  const picked: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(product)) if (fields.has(field)) picked[field] = value;
  return picked;
}

function refusal(fields: FieldRefusal[]): Refusal {
  return new Refusal('validationFailed', { fields });
}
