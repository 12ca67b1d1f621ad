import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { products, productTranslations } from '#platform/services/catalogue/products/product.tables.ts';
import { contentItems, contentLive } from '../items/content.tables.ts';

/** How many public products and pieces of content have no words in a language. */
export async function countUntranslated({ db, site }: Ctx, language: string): Promise<number> {
  const { rows } = await db.execute<{ missing: number }>(sql`
    select (
      select count(*) from ${products} p where p.site_id = ${site.id} and p.is_published and not exists (
        select from ${productTranslations} t where t.product_id = p.id and t.language = ${language})
    ) + (
      select count(*) from ${contentItems} i where i.site_id = ${site.id}
        and exists (select from ${contentLive} l where l.item_id = i.id and l.language = ${site.defaultLanguage})
        and not exists (select from ${contentLive} l where l.item_id = i.id and l.language = ${language})
    ) as missing`);
  return Number(rows[0]?.missing ?? 0);
}
