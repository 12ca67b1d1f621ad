import { type SQL, type SQLChunk, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { categories, categoryTranslations } from '#platform/services/catalogue/categories/category.tables.ts';
import { products, productTranslations } from '#platform/services/catalogue/products/product.tables.ts';
import { events } from '../calendar/event.tables.ts';
import { contentItems, contentLive, homeHandler } from '../items/content.tables.ts';
import { languagesOf } from '../items/visibility.ts';

/** Which table a link's id belongs to. */
export type TargetSource = 'content' | 'product' | 'category' | 'event';

export interface Target {
  source: TargetSource;
  id: number;
  /** Kind of the content item; the source for the rest. */
  kind: string;
  language: string;
  /** Empty for the home page. */
  slug: string;
}

/** Public targets of links in the language of the answer and the default one, in one query whatever they are. */
export async function listTargets(
  ctx: Ctx,
  ids: Partial<Record<TargetSource, readonly number[]>>,
): Promise<Target[]> {
  const queries = (['content', 'product', 'category', 'event'] as const).flatMap((source) => {
    const wanted = isShown(ctx, source) ? ids[source] : undefined;
    return wanted?.length ? [selects[source](ctx, sql.param([...new Set(wanted)]))] : [];
  });
  if (queries.length === 0) return [];
  const { rows } = await ctx.db.execute<Target & Record<string, unknown>>(
    sql.join(queries, sql` union all `),
  );
  return rows;
}

/** Products and categories of a site that sells nothing have no pages a link could lead to (SET-016). */
function isShown({ site }: Ctx, source: TargetSource): boolean {
  return site.isEcommerce || (source !== 'product' && source !== 'category');
}

const selects: Record<TargetSource, (ctx: Ctx, ids: SQLChunk) => SQL> = {
  content: (ctx, ids) => sql`
    select 'content' as source, l.item_id as id, l.kind, l.language,
      case when i.handler = ${homeHandler} then '' else l.slug end as slug
    from ${contentLive} l join ${contentItems} i on i.id = l.item_id
    where l.site_id = ${ctx.site.id} and l.item_id = any(${ids}) and l.language = any(${languages(ctx)})
      and l.published_at <= ${ctx.now} and l.slug is not null`,
  product: (ctx, ids) => sql`
    select 'product' as source, p.id, 'product' as kind, t.language, t.slug
    from ${productTranslations} t join ${products} p on p.id = t.product_id
    where t.site_id = ${ctx.site.id} and t.product_id = any(${ids}) and t.language = any(${languages(ctx)})
      and p.is_published and not p.is_archived`,
  category: (ctx, ids) => sql`
    select 'category' as source, c.id, 'category' as kind, t.language, t.slug
    from ${categoryTranslations} t join ${categories} c on c.id = t.category_id
    where t.site_id = ${ctx.site.id} and t.category_id = any(${ids}) and t.language = any(${languages(ctx)})
      and c.is_published`,
  // Events are addressed by their id (ROUTE-019).
  event: (ctx, ids) => sql`
    select 'event' as source, id, 'event' as kind, ${ctx.site.defaultLanguage}::text as language, id::text as slug
    from ${events}
    where site_id = ${ctx.site.id} and id = any(${ids}) and published_at <= ${ctx.now}`,
};

const languages = (ctx: Ctx) => sql.param(languagesOf(ctx));
