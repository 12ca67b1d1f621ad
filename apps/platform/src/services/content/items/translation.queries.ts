import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { categoryTranslations } from '#platform/services/catalogue/categories/category.tables.ts';
import { productTranslations } from '#platform/services/catalogue/products/product.tables.ts';
import { events, eventTranslations } from '../calendar/event.tables.ts';
import { contentLive } from './content.tables.ts';
import type { EntityLink } from './content-uses.ts';
import { languagesOf } from './visibility.ts';

/** Whether content has texts of its own in the language of the context. */
export async function hasTranslation(ctx: Ctx, link: EntityLink): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ found: boolean }>(
    sql`select exists (${translationOf(ctx, link)}) as found`,
  );
  return rows[0]?.found ?? false;
}

function translationOf({ site, language, now }: Ctx, { kind, id }: EntityLink): SQL {
  switch (kind) {
    case 'product':
    case 'service':
      return sql`select from ${productTranslations}
        where site_id = ${site.id} and product_id = ${id} and language = ${language}`;
    case 'productCategory':
      return sql`select from ${categoryTranslations}
        where site_id = ${site.id} and category_id = ${id} and language = ${language}`;
    case 'event':
      return sql`select from ${eventTranslations} t join ${events} e on e.id = t.event_id
        where e.site_id = ${site.id} and e.id = ${id} and t.language = ${language}`;
    default:
      return sql`select from ${contentLive}
        where site_id = ${site.id} and item_id = ${id} and language = ${language} and published_at <= ${now}`;
  }
}

/** The product with a slug in the language of the answer, else in the default one. */
export function findProductBySlug(ctx: Ctx, slug: string): Promise<number | undefined> {
  return findId(ctx, sql`select product_id as id, language from ${productTranslations}`, slug);
}

/** The shop category with a slug in the language of the answer, else in the default one. */
export function findCategoryBySlug(ctx: Ctx, slug: string): Promise<number | undefined> {
  return findId(ctx, sql`select category_id as id, language from ${categoryTranslations}`, slug);
}

async function findId(ctx: Ctx, select: SQL, slug: string): Promise<number | undefined> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`${select}
    where site_id = ${ctx.site.id} and slug = ${slug} and language = any(${sql.param(languagesOf(ctx))})
    order by language = ${ctx.language} desc limit 1`);
  return rows[0]?.id;
}
