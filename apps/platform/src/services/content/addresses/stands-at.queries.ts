import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { categories, categoryTranslations } from '#platform/services/catalogue/categories/category.tables.ts';
import { products, productTranslations } from '#platform/services/catalogue/products/product.tables.ts';
import { events } from '../calendar/event.tables.ts';
import { contentLive, contentSlugs } from '../items/content.tables.ts';

/** What has an address of its own by a slug, and is looked for in one language of the site. */
export type AddressedKind = 'page' | 'blog' | 'product' | 'shop' | 'event';

/** Whether something that is public, now or later, has a slug; words of the default language stand in for others. */
export async function hasPublic(
  ctx: Ctx,
  kind: AddressedKind,
  slug: string,
  language: string,
): Promise<boolean> {
  const languages = sql.param([...new Set([language, ctx.site.defaultLanguage])]);
  const { rows } = await ctx.db.execute<{ found: boolean }>(
    sql`select exists (${selects[kind](ctx, slug, languages)}) as found`,
  );
  return rows[0]?.found ?? false;
}

type Select = (ctx: Ctx, slug: string, languages: ReturnType<typeof sql.param>) => SQL;

const content =
  (space: 'root' | 'blog'): Select =>
  ({ site }, slug, languages) =>
    sql`
    select from ${contentSlugs} s
      join ${contentLive} l on l.site_id = s.site_id and l.item_id = s.item_id and l.language = s.language
    where s.site_id = ${site.id} and s.language = any(${languages}) and s.space = ${space} and s.slug = ${slug}
      and s.is_current and l.published_at is not null`;

const selects: Readonly<Record<AddressedKind, Select>> = {
  page: content('root'),
  blog: content('blog'),
  product: ({ site }, slug, languages) => sql`
    select from ${productTranslations} t join ${products} p on p.id = t.product_id
    where t.site_id = ${site.id} and t.language = any(${languages}) and t.slug = ${slug}
      and p.is_published and not p.is_archived`,
  shop: ({ site }, slug, languages) => sql`
    select from ${categoryTranslations} t join ${categories} c on c.id = t.category_id
    where t.site_id = ${site.id} and t.language = any(${languages}) and t.slug = ${slug} and c.is_published`,
  event: ({ site }, slug) => sql`
    select from ${events} e
    where e.site_id = ${site.id} and e.id::text = ${slug} and e.published_at is not null`,
};
