import type { SortOptionId } from '@izlog/contract/product/filters/sort-option';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { type Statement, sql } from '#platform/kernel/database/statement.ts';
import { nearest } from '../products/nearest.ts';

/** A category with its words in the language asked for, or the nearest one there is. */
export interface CategoryRow {
  id: number;
  parentId: number | null;
  path: number[];
  position: number;
  sortTypes: SortOptionId[];
  sortDefaultType: SortOptionId | null;
  mediaId: number | null;
  language: string;
  name: string;
  slug: string;
  line: string;
  description: string;
  seoTitle: string;
  seoDescription: string;
  alternates: { language: string; slug: string }[];
}

/**
 * All published categories of the site in the order of their place, in one statement. A site has at most some thousands
 * of them; a category below one that is not published is left out.
 */
export function listCategories(ctx: Ctx): Promise<CategoryRow[]> {
  return queryPrepared<CategoryRow>(
    ctx.db,
    sql`${rows(ctx)} and not exists (
        select from categories above where above.id = any(c.path) and not above.is_published)
      order by c.position, c.id`,
  );
}

/** The id of a published category by its id or by a slug of any language, the one asked for first. */
export async function findCategoryId(ctx: Ctx, idOrSlug: string): Promise<number | undefined> {
  const id = /^\d{1,9}$/.test(idOrSlug) ? Number(idOrSlug) : null;
  const [row] = await queryPrepared<{ id: number }>(
    ctx.db,
    sql`
      select c.id from categories c join category_translations t on t.category_id = c.id
      where c.site_id = ${ctx.site.id} and (c.id = ${id}::bigint or (t.site_id = c.site_id and t.slug = ${idOrSlug}))
      order by (c.id = ${id}::bigint) is true desc,
        ${nearest(sql`t.language`, ctx.language, ctx.site.defaultLanguage)} limit 1`,
  );
  return row?.id;
}

/** A category with all above and directly below it, root first, in one statement. */
export function listCategoryFamily(ctx: Ctx, id: number): Promise<CategoryRow[]> {
  return queryPrepared<CategoryRow>(
    ctx.db,
    sql`${rows(ctx)} and (
        c.id = any(array(select unnest(one.path) from categories one where one.id = ${id}))
        or c.path @> array[${id}::int])
      order by cardinality(c.path), c.position, c.id`,
  );
}

function rows(ctx: Ctx): Statement {
  return sql`
    select c.id, c.parent_id as "parentId", c.path, c.position, c.sort_types as "sortTypes",
      c.sort_default_type as "sortDefaultType", c.media_id as "mediaId", t.language, t.name, t.slug, t.line,
      t.description, t.seo_title as "seoTitle", t.seo_description as "seoDescription",
      (select jsonb_agg(jsonb_build_object('language', a.language, 'slug', a.slug) order by a.language)
        from category_translations a where a.category_id = c.id) as alternates
    from categories c
    cross join lateral (
      select t.* from category_translations t where t.category_id = c.id
      order by ${nearest(sql`t.language`, ctx.language, ctx.site.defaultLanguage)} limit 1
    ) t
    where c.site_id = ${ctx.site.id} and c.is_published`;
}

/** How many products the list of each category has, by its id: those of the categories below count too. */
export async function countByCategory(ctx: Ctx): Promise<Map<number, number>> {
  const rows = await queryPrepared<{ id: number; products: number }>(
    ctx.db,
    sql`select c.id, count(*)::int as products
      from product_list l cross join unnest(l.category_ids) as c(id)
      where l.site_id = ${ctx.site.id} and l.store_id = 0 and l.is_listed
      group by c.id`,
  );
  return new Map(rows.map(({ id, products }) => [id, products]));
}
