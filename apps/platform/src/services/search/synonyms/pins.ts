import { searchPinDelete, searchPinFilter, searchPinSave } from '@izlog/contract/cms/search/search-pin';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { paginate } from '@izlog/contract/pagination';
import { wordsIn } from 'catalogue-index';
import { and, asc, eq, sql } from 'drizzle-orm';
import { noteChange } from '#platform/kernel/audit.ts';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { type Route, route } from '#platform/kernel/http/route.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { searchPins } from './search.tables.ts';

/** Pins of a site that are read into its index; more than any staff keeps by hand. */
const mostPins = 5000;

/** The calls with which staff choose what comes first for some words. */
export const pinRoutes = (): Route[] => [
  route(searchPinFilter, listPins),
  route(searchPinSave, savePin),
  route(searchPinDelete, deletePin),
];

/** Words as the search reads them, so that the same words are the same pin however they are written. */
export const foldedWords = (text: string): string =>
  wordsIn(text)
    .map(({ folded }) => folded)
    .join(' ');

/** Every pin of the site: the products of folded words, in their order. */
export async function readPins(ctx: Pick<Ctx, 'db' | 'site'>): Promise<ReadonlyMap<string, number[]>> {
  const rows = await ctx.db
    .select({ folded: searchPins.folded, productIds: searchPins.productIds })
    .from(searchPins)
    .where(eq(searchPins.siteId, ctx.site.id))
    .limit(mostPins);
  return new Map(rows.map(({ folded, productIds }) => [folded, productIds]));
}

async function listPins(
  ctx: Ctx,
  { keywords, page, limit }: EndpointParsed<typeof searchPinFilter>,
): Promise<EndpointReturn<typeof searchPinFilter>> {
  const where = and(
    eq(searchPins.siteId, ctx.site.id),
    keywords
      ? sql`izlog_fold(${searchPins.words}) like '%' || izlog_like(${keywords}::text) || '%'`
      : undefined,
  );
  const rows = await ctx.db
    .select()
    .from(searchPins)
    .where(where)
    .orderBy(asc(searchPins.folded))
    .limit(limit)
    .offset((page - 1) * limit);
  const total = await ctx.db.$count(searchPins, where);
  const named = await productNames(
    ctx,
    rows.flatMap(({ productIds }) => productIds),
  );
  return {
    records: rows.map(({ id, words, productIds }) => ({
      id,
      words,
      products: productIds.flatMap((one) => named.get(one) ?? []),
    })),
    pagination: paginate(page, limit, total),
  };
}

interface Named {
  id: number;
  sku: string | null;
  name: string;
}

async function productNames(ctx: Ctx, ids: readonly number[]): Promise<Map<number, Named>> {
  const { rows } = await ctx.db.execute<Named & Record<string, unknown>>(sql`
    select p.id::int as id, p.sku, coalesce(t.name, '') as name from products p left join lateral (
      select t.name from product_translations t where t.product_id in (p.id, p.parent_id)
      order by t.product_id = p.id desc, t.language = ${ctx.language} desc,
        t.language = ${ctx.site.defaultLanguage} desc, t.language limit 1) t on true
    where p.site_id = ${ctx.site.id} and p.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map(({ id, sku, name }) => [id, { id, sku, name }]));
}

/** Saves a pin over that of the same words. A variant is found by its product, which is what lists show. */
export function savePin(
  outer: Ctx,
  { words, skus }: EndpointParsed<typeof searchPinSave>,
): Promise<EndpointReturn<typeof searchPinSave>> {
  return inTransaction(outer, async (ctx) => {
    const folded = foldedWords(words);
    if (folded === '')
      throw new Refusal('validationFailed', {
        fields: [{ path: 'words', kind: 'pattern', message: 'Nothing that can be looked for.' }],
      });
    const { rows } = await ctx.db.execute<{ at: number; id: number | null }>(sql`
      select w.at::int as at, coalesce(
        (select min(coalesce(p.parent_id, p.id))::int from products p
          where p.site_id = ${ctx.site.id} and izlog_lower(p.sku) = izlog_lower(w.word)),
        (select coalesce(p.parent_id, p.id)::int from products p where p.site_id = ${ctx.site.id}
          and p.id = substring(w.word from '^#([1-9][0-9]{0,8})$')::bigint)) as id
      from unnest(${sql.param([...skus])}::text[]) with ordinality as w(word, at) order by w.at`);
    const fields = rows.flatMap(({ at, id }) =>
      id === null ? [{ path: `skus.${at - 1}`, kind: 'reference', message: 'It is not of this site.' }] : [],
    );
    if (fields.length > 0) throw new Refusal('validationFailed', { fields });
    const productIds = [...new Set(rows.flatMap(({ id }) => id ?? []))];
    const [before] = await ctx.db
      .select()
      .from(searchPins)
      .where(and(eq(searchPins.siteId, ctx.site.id), eq(searchPins.folded, folded)))
      .for('update');
    const values = { siteId: ctx.site.id, words, folded, productIds, updatedAt: ctx.now };
    const [saved] = await ctx.db
      .insert(searchPins)
      .values(values)
      .onConflictDoUpdate({ target: [searchPins.siteId, searchPins.folded], set: values })
      .returning({ id: searchPins.id });
    if (!saved) throw new Error('the pin was not saved');
    await catalogueChanged(ctx, []);
    noteChange(ctx, `search pin ${words}`, before ? { productIds: before.productIds } : {}, { productIds });
    return { id: saved.id };
  });
}

function deletePin(outer: Ctx, { id }: { id: number }): Promise<Record<string, never>> {
  return inTransaction(outer, async (ctx) => {
    const [gone] = await ctx.db
      .delete(searchPins)
      .where(and(eq(searchPins.siteId, ctx.site.id), eq(searchPins.id, id)))
      .returning();
    if (!gone) throw new Refusal('notFound');
    await catalogueChanged(ctx, []);
    noteChange(ctx, `search pin ${gone.words}`, { productIds: gone.productIds }, {});
    return {};
  });
}
