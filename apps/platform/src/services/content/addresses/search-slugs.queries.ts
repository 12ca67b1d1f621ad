import { type ContentKind, contentPath } from '@izlog/contract/cms/content/content-path';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { categories, categoryTranslations } from '#platform/services/catalogue/categories/category.tables.ts';
import { products, productTranslations } from '#platform/services/catalogue/products/product.tables.ts';
import { events, eventTranslations } from '../calendar/event.tables.ts';
import { contentItems, contentLive, terms } from '../items/content.tables.ts';

interface Found extends Record<string, unknown> {
  type: ContentKind;
  id: number;
  title: string;
  slug: string;
  isPublic: boolean;
}

/** What a link can lead to by words in its title or slug, the shortest titles first (CMS-012). */
export async function searchSlugs(ctx: Ctx, input: { query: string; language?: string }) {
  const language = input.language ?? ctx.language;
  const siteId = ctx.site.id;
  const words = sql`'%' || izlog_like(${input.query}) || '%'`;
  const address = `%${input.query.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const matches = (title: string, slug: string) =>
    sql`(izlog_fold(${sql.raw(title)}) like ${words} or ${sql.raw(slug)} like ${address})`;
  const { rows } = await ctx.db.execute<Found>(sql`
    select type, id, title, slug, is_public as "isPublic" from (
      (select case l.kind when 'term' then case t.term_type when 'tag' then 'tag' else 'category' end else l.kind end as type,
        l.item_id as id, l.title, l.slug, coalesce(l.published_at <= ${ctx.now}, false) as is_public
      from ${contentLive} l join ${contentItems} i on i.id = l.item_id and i.archived_at is null
        left join ${terms} t on t.item_id = l.item_id
      where l.site_id = ${siteId} and l.language = ${language} and l.slug is not null and ${matches('l.title', 'l.slug')}
      limit 100)
      union all
      (select 'product', p.id, t.name, t.slug, p.is_published and not p.is_archived
      from ${productTranslations} t join ${products} p on p.id = t.product_id
      where t.site_id = ${siteId} and t.language = ${language} and p.parent_id is null and ${matches('t.name', 't.slug')}
      limit 100)
      union all
      (select 'productCategory', c.id, t.name, t.slug, c.is_published
      from ${categoryTranslations} t join ${categories} c on c.id = t.category_id
      where t.site_id = ${siteId} and t.language = ${language} and ${matches('t.name', 't.slug')}
      limit 100)
      union all
      (select 'event', e.id, t.title, e.id::text, coalesce(e.published_at <= ${ctx.now}, false)
      from ${eventTranslations} t join ${events} e on e.id = t.event_id
      where e.site_id = ${siteId} and t.language = ${language} and ${matches('t.title', 't.slug')}
      limit 100)
    ) found
    order by length(title), title collate "hr_order", id
    limit 20`);
  const languages = { language, defaultLanguage: ctx.site.defaultLanguage };
  return rows.map((row) => ({ ...row, path: contentPath(row.type, row.slug, languages) }));
}
