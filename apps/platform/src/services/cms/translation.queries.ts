import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context.ts';
import { events, eventTranslations } from '../calendar/event.tables.ts';
import { categoryTranslations } from '../product/category.tables.ts';
import { productTranslations } from '../product/product.tables.ts';
import { contentLive } from './content.tables.ts';
import type { EntityLink } from './content-uses.ts';

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
