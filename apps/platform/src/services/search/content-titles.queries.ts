import { sql } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context.ts';
import { events, eventTranslations } from '../calendar/event.tables.ts';
import { contentLive } from '../cms/content.tables.ts';
import { categories, categoryTranslations } from '../product/category.tables.ts';
import { catalogueChanges } from '../product/product-list.tables.ts';

/** Titles whose words are known to the search; the newest, when a site has more. */
const mostTitles = 20_000;

/** Titles of all public pages, posts, product categories and events in the language asked for or the default one. */
export async function listContentTitles(ctx: Ctx): Promise<string[]> {
  const shown = sql`(${ctx.language}, ${ctx.site.defaultLanguage})`;
  const { rows } = await ctx.db.execute<{ title: string }>(sql`
    (select l.title from ${contentLive} l
      where l.site_id = ${ctx.site.id} and l.language in ${shown} and l.post_type <> '' and l.published_at <= ${ctx.now}
      order by l.item_id desc limit ${mostTitles})
    union all
    select t.name from ${categoryTranslations} t join ${categories} c on c.id = t.category_id
      where t.site_id = ${ctx.site.id} and t.language in ${shown} and c.is_published
    union all
    select t.title from ${eventTranslations} t join ${events} e on e.id = t.event_id
      where e.site_id = ${ctx.site.id} and t.language in ${shown} and e.published_at <= ${ctx.now}`);
  return rows.map(({ title }) => title);
}

/** Another text after every change of a title, of what is public, and at every hour, for what is published by the clock. */
export async function titlesVersion(ctx: Ctx): Promise<string> {
  const { rows } = await ctx.db.execute<{ version: string }>(sql`
    select concat_ws(' ', l.total, l.last, e.total, e.last, c.last, date_trunc('hour', ${ctx.now}::timestamptz)) as version
    from (select count(*) as total, max(updated_at) as last from ${contentLive} where site_id = ${ctx.site.id}) l,
      (select count(*) as total, max(updated_at) as last from ${events} where site_id = ${ctx.site.id}) e,
      (select max(id) as last from ${catalogueChanges} where site_id = ${ctx.site.id}) c`);
  return rows[0]?.version ?? '';
}
