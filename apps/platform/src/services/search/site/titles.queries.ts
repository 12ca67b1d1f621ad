import type { SearchCategory } from '@izlog/contract/cms/search/search-hit';
import { sql } from 'drizzle-orm';
import { catalogueChanges } from '#platform/kernel/changes/catalogue-changes.tables.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { categories, categoryTranslations } from '#platform/services/catalogue/categories/category.tables.ts';
import { events, eventTranslations } from '#platform/services/content/calendar/event.tables.ts';
import { contentItems, contentLive, homeHandler } from '#platform/services/content/items/content.tables.ts';

/** Titles of each kind whose words are known to the search; the newest, when a site has more. */
const mostTitles = 20_000;

/** What a title leads to; the home page has an empty slug. */
export interface TitleRow extends Record<string, unknown> {
  category: Exclude<SearchCategory, 'products'>;
  kind: 'page' | 'post' | 'productCategory' | 'event';
  id: number;
  title: string;
  slug: string;
  language: string;
}

/** Titles of all public pages, posts, product categories and events in the language asked for, else the default one. */
export async function listTitles(ctx: Ctx): Promise<TitleRow[]> {
  const shown = sql`(${ctx.language}, ${ctx.site.defaultLanguage})`;
  const { rows } = await ctx.db.execute<TitleRow>(sql`
    (select distinct on (l.item_id) case when l.display = 'components' then 'pages' else 'posts' end as category,
        case when l.kind = 'post' then 'post' else 'page' end as kind, l.item_id as id, l.title,
        case when i.handler = ${homeHandler} then '' else coalesce(l.slug, '') end as slug, l.language
      from ${contentLive} l join ${contentItems} i on i.id = l.item_id
      where l.site_id = ${ctx.site.id} and l.language in ${shown} and l.published_at <= ${ctx.now}
        and (l.post_type = 'post' or (l.post_type = 'page' and l.display = 'components'))
      order by l.item_id desc, l.language = ${ctx.language} desc limit ${mostTitles})
    union all
    (select distinct on (c.id) 'productCategories', 'productCategory', c.id, t.name, t.slug, t.language
      from ${categories} c join ${categoryTranslations} t on t.category_id = c.id
      where c.site_id = ${ctx.site.id} and c.is_published
        and not exists (select from ${categories} above where above.id = any(c.path) and not above.is_published)
      order by c.id, t.language = ${ctx.language} desc, t.language = ${ctx.site.defaultLanguage} desc, t.language
      limit ${mostTitles})
    union all
    (select distinct on (e.id) 'events', 'event', e.id, t.title, t.slug, t.language
      from ${events} e join ${eventTranslations} t on t.event_id = e.id
      where e.site_id = ${ctx.site.id} and t.language in ${shown} and e.published_at <= ${ctx.now}
        and coalesce(e.ends_at, e.starts_at) >= ${ctx.now}
      order by e.id, t.language = ${ctx.language} desc limit ${mostTitles})`);
  return rows;
}

/** Another text after every change of a title or of what is public, and every minute, for what the clock publishes. */
export async function titlesVersion(ctx: Ctx): Promise<string> {
  const { rows } = await ctx.db.execute<{ version: string }>(sql`
    select concat_ws(' ', l.total, l.last, e.total, e.last, c.last,
      date_trunc('minute', ${ctx.now}::timestamptz)) as version
    from (select count(*) as total, max(updated_at) as last from ${contentLive} where site_id = ${ctx.site.id}) l,
      (select count(*) as total, max(updated_at) as last from ${events} where site_id = ${ctx.site.id}) e,
      (select max(id) as last from ${catalogueChanges} where site_id = ${ctx.site.id}) c`);
  return rows[0]?.version ?? '';
}
