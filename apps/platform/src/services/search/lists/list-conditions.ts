import type { Ctx } from '#platform/kernel/context.ts';
import { type Statement, sql } from '#platform/kernel/database/statement.ts';
import { attributeKinds } from '../attributes/attribute-kinds.ts';
import { intArray } from '../filters/arrays.ts';
import { eachKind } from '../filters/filter-kinds.ts';
import type { KnownAttributeFilter } from './known-attributes.queries.ts';
import type { ListFilters } from './list-filters.ts';

/** What a list asks for, ready for the database. */
export interface ListCriteria {
  words: readonly string[];
  mainCategory: number | null;
  filters: ListFilters;
  attributes: readonly KnownAttributeFilter[];
}

/**
 * How many products the words of a search find. The database guesses badly: for few it has to be told to find them
 * first, for many to walk the list in its order until the page is full.
 */
export type Hits = 'few' | 'many';

/** Words of a search that are looked for; what follows is left out rather than refused. */
const mostWords = 8;

/** The words of a search text. */
export function wordsOf(keywords: string | undefined): string[] {
  return [...new Set((keywords ?? '').split(/\s+/u).filter((word) => word !== ''))].slice(0, mostWords);
}

/** The price list of a context: its store when that has prices of its own, else the one of all. */
export function priceListOf(ctx: Ctx): Statement {
  return sql`coalesce((select s.store_id from price_stores s
    where s.site_id = ${ctx.site.id} and s.store_id = ${ctx.storeId ?? 0}), 0)`;
}

/**
 * Conditions on `product_list l` for everything but the attributes: site, price list, category, words and the filters
 * every list knows. Products that do not stand alone are found only by their id.
 */
export function commonConditions(
  ctx: Ctx,
  { words, mainCategory, filters }: ListCriteria,
  hits: Hits = 'many',
): Statement[] {
  const conditions = [sql`l.site_id = ${ctx.site.id}`, sql`l.store_id = ${priceListOf(ctx)}`];
  if (!filters.asked.id) conditions.push(sql`l.is_listed`);
  if (mainCategory !== null) conditions.push(sql`l.category_ids @> ${intArray([mainCategory])}`);
  for (const [key, kind] of eachKind)
    for (const wanted of filters.asked[key] ?? []) conditions.push(kind.condition(wanted));
  if (words.length > 0) conditions.push(wordsCondition(ctx, words, hits));
  return conditions;
}

/** The condition on `product_list l` of one filter by an attribute. */
export function attributeCondition({ attributeId, type, wanted }: KnownAttributeFilter): Statement {
  return attributeKinds[type].condition(attributeId, wanted);
}

export function allConditions(ctx: Ctx, criteria: ListCriteria, hits: Hits = 'many'): Statement {
  return sql.join(
    [...commonConditions(ctx, criteria, hits), ...criteria.attributes.map(attributeCondition)],
    sql` and `,
  );
}

/** Shortest part of a word that is looked for inside names and codes: what three-letter indexes can find. */
const shortestPart = 3;

/** The condition on `product_search s` that every word occurs in it (see `foundIn`), as one on `product_list l`. */
function wordsCondition(ctx: Ctx, words: readonly string[], hits: Hits): Statement {
  const ids = sql`select s.product_id from product_search s where ${foundIn(ctx, words)}`;
  return hits === 'few' ? sql`l.product_id = any(array(${ids}))` : sql`l.product_id in (${ids})`;
}

/**
 * The condition on `product_search s` that every word occurs in the name, codes or texts, inflected or begun
 * (CATALOG-061), or is a part of name or codes; without `isPartEnough` only words with digits may be parts.
 */
export function foundIn(ctx: Ctx, words: readonly string[], isPartEnough = true): Statement {
  const found = words.map((word) => {
    // Text that is not translated is stemmed in its own language, and so is the word when it is looked for there.
    // Languages are compared by their stemmer: comparing the column itself would lure the planner to its index.
    const ways = ctx.site.languages.map(
      (language) => sql`(izlog_config(s.language) = izlog_config(${language}::text)
        and s.words @@ izlog_query(${language}::text, ${word}::text))`,
    );
    const mayBePart = isPartEnough || /\d/.test(word);
    if (mayBePart && [...word].length >= shortestPart)
      ways.push(sql`s.folded like '%' || izlog_like(${word}::text) || '%'`);
    return sql`(${sql.join(ways, sql` or `)})`;
  });
  return sql`s.site_id = ${ctx.site.id} and s.serves @> array[${ctx.language}::text]
    and ${sql.join(found, sql` and `)}`;
}

/**
 * Whether one plan serves every value of a list of this shape. Words and choices differ too much in how many products
 * they find: with them the statement is planned for its values.
 */
export function hasOnePlan({ words, mainCategory, filters: { asked }, attributes }: ListCriteria): boolean {
  // A filter may be given many times, and each number of times is another text.
  const isPlain = eachKind.every(([key, { isAnswer }]) => isAnswer || asked[key] === undefined);
  return isPlain && words.length === 0 && mainCategory === null && attributes.length === 0;
}

/** Whether a list asks for every listed product of the site. */
export function asksForAll(criteria: ListCriteria): boolean {
  return hasOnePlan(criteria) && Object.keys(criteria.filters.asked).length === 0;
}
