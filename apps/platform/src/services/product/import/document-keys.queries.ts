import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/context.ts';
import { recordset } from '../recordset.ts';

/** Ids of the products that keys (`sku:…`, `slug:…`) name in this site; slugs in any of its languages. */
export async function findByKeys(ctx: Ctx, keys: readonly string[]): Promise<Map<string, number>> {
  const docs = [...new Set(keys)].map((key) => ({ key, name: key.slice(key.indexOf(':') + 1) }));
  const { rows } = await ctx.db.execute<{ key: string; id: number }>(sql`
    select r.key, p.id from ${recordset(docs, 'r', 'key text, name text')}
    join products p on p.site_id = ${ctx.site.id} and p.sku = r.name where r.key like 'sku:%'
    union all
    select distinct on (r.key) r.key, p.id from ${recordset(docs, 'r', 'key text, name text')}
    join product_translations t on t.site_id = ${ctx.site.id} and t.slug = r.name
    join products p on p.id = t.product_id and p.sku is null where r.key like 'slug:%'`);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Ids of the categories of the site by their slugs, in whatever language. */
export async function findCategoriesBySlug(ctx: Ctx): Promise<Map<string, number>> {
  const { rows } = await ctx.db.execute<{ slug: string; id: number }>(sql`
    select slug, category_id as id from category_translations where site_id = ${ctx.site.id}
    order by (language = ${ctx.site.defaultLanguage}), category_id desc`);
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
