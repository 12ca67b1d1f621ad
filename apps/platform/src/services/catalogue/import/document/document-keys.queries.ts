import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray, recordset } from '#platform/kernel/database/recordset.ts';
import { choicesOf } from '../../export/list-exact.queries.ts';

/** Ids in this site of what the products of a document name. */
export interface DocumentRegistries {
  taxClasses: Map<string, number>;
  brands: Map<string, number>;
  tags: Map<string, number>;
  categories: Map<string, number>;
  attributes: Map<string, { id: number; values: Map<string, number> }>;
}

/**
 * Ids of the products that keys (`sku:…`, `slug:…`, `variant:…`) name in this site; slugs in any of its languages, skus in
 * any case where none is spelled so.
 */
export async function findByKeys(ctx: Ctx, keys: readonly string[]): Promise<Map<string, number>> {
  const variants = [...new Set(keys)].flatMap((key) => variantKey(key) ?? []);
  const named = await findByNames(ctx, [...keys, ...variants.map(({ parent }) => parent)]);
  const children = await findNameless(
    ctx,
    variants.flatMap(({ parent }) => named.get(parent) ?? []),
  );
  for (const { key, parent, choices } of variants) {
    const id = children.get(`${named.get(parent)}?${choices}`);
    if (id !== undefined) named.set(key, id);
  }
  return named;
}

/** The parts of `variant:sku:SHIRT?colour=red`; undefined for another key. */
function variantKey(key: string) {
  const [, parent, choices] = /^variant:(.+)\?([^?]*)$/s.exec(key) ?? [];
  return parent === undefined || choices === undefined ? undefined : { key, parent, choices };
}

/** Variants of some products that have neither sku nor words, the oldest of equal ones, by `parent?choices`. */
async function findNameless(ctx: Ctx, parents: readonly number[]): Promise<Map<string, number>> {
  if (parents.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ id: number; key: string }>(sql`
    select p.id, p.parent_id || '?' || ${choicesOf(sql`p`)} as key from products p
    where p.site_id = ${ctx.site.id} and p.parent_id = any(${idArray([...new Set(parents)])}) and p.sku is null
      and not exists (select from product_translations t where t.product_id = p.id)
    order by p.id desc`);
  return new Map(rows.map(({ id, key }) => [key, id]));
}

async function findByNames(ctx: Ctx, keys: readonly string[]): Promise<Map<string, number>> {
  const docs = [...new Set(keys)].map((key) => ({ key, name: key.slice(key.indexOf(':') + 1) }));
  const { rows } = await ctx.db.execute<{ key: string; id: number }>(sql`
    (select distinct on (r.key) r.key, p.id from ${recordset(docs, 'r', 'key text, name text')}
    join products p on p.site_id = ${ctx.site.id} and izlog_lower(p.sku) = izlog_lower(r.name)
    where r.key like 'sku:%' order by r.key, p.sku = r.name desc, p.id)
    union all
    select distinct on (r.key) r.key, p.id from ${recordset(docs, 'r', 'key text, name text')}
    join product_translations t on t.site_id = ${ctx.site.id} and t.slug = r.name
    join products p on p.id = t.product_id and p.sku is null where r.key like 'slug:%'`);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Ids of everything that products name, by the words by which a document names it; categories by their slugs in any language. */
export async function findRegistries(ctx: Ctx): Promise<DocumentRegistries> {
  const site = ctx.site.id;
  const { rows } = await ctx.db.execute<{ kind: string; name: string; of: string | null; id: number }>(sql`
    select 'taxClass' as kind, code as name, null as of, id from tax_classes where site_id = ${site}
    union all select 'brand', name, null, id from brands where site_id = ${site}
    union all select 'tag', code, null, id from tags where site_id = ${site}
    union all select 'attribute', code, null, id from attributes where site_id = ${site}
    union all select 'value', v.code, a.code, v.id from attribute_values v
      join attributes a on a.id = v.attribute_id where a.site_id = ${site}
    union all (select 'category', slug, null, category_id from category_translations where site_id = ${site}
      order by (language = ${ctx.site.defaultLanguage}), category_id desc)`);
  const of = (kind: string) =>
    new Map(rows.flatMap((row) => (row.kind === kind ? [[row.name, row.id] as const] : [])));
  const values = Map.groupBy(
    rows.filter(({ kind }) => kind === 'value'),
    (row) => row.of ?? '',
  );
  const valuesOf = (code: string) => new Map((values.get(code) ?? []).map(({ name, id }) => [name, id]));
  return {
    taxClasses: of('taxClass'),
    brands: of('brand'),
    tags: of('tag'),
    categories: of('category'),
    attributes: new Map([...of('attribute')].map(([code, id]) => [code, { id, values: valuesOf(code) }])),
  };
}
