import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';

type Asking = Pick<Ctx, 'db' | 'site'>;

/** Whether visitors can see goods at all, and any with a guarantee of durability of its maker. */
export async function countGoods({ db, site }: Asking): Promise<{ goods: boolean; guaranteed: boolean }> {
  const { rows } = await db.execute<{ goods: boolean; guaranteed: boolean }>(
    sql`select
        exists (select from product_list where site_id = ${site.id} and is_listed and format <> 'e-product') as goods,
        exists (select from products where site_id = ${site.id} and guarantee_years is not null) as guaranteed`,
  );
  return rows[0] ?? { goods: false, guaranteed: false };
}

/** Words of a privacy policy, in the languages that shops here write. */
const policy =
  '(politik[[:alpha:]]*|pravil[[:alpha:]]*|izjav[[:alpha:]]*)( o)? (privatnosti|zaštit[[:alpha:]]* (osobnih )?podataka)|privacy (policy|notice|statement)|datenschutz(erklärung|bestimmung|hinweis|richtlinie)|gdpr';

/**
 * Consents that a form asks for and whose text is about a privacy policy: by its words, or by a link to the page that the site
 * has for it. Their unique numbers.
 */
export async function listTickedPolicies({ db, site }: Asking): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct c.unique_number as name
      from consents c join consent_versions v on v.consent_id = c.id and v.version = c.version
      cross join lateral jsonb_each_text(v.texts) said
      where c.site_id = ${site.id}
        and exists (select from consent_assignments a where a.consent_id = c.id and a.site_id = c.site_id)
        and (said.value ~* ${policy} or exists (
          select from content_items i join content_live l on l.site_id = i.site_id and l.item_id = i.id
          where i.site_id = c.site_id and i.kind = 'page' and i.handler = 'privacy'
            and l.slug <> '' and position('/' || l.slug || '"' in said.value) > 0))
      order by 1`,
  );
  return rows.map(({ name }) => name);
}
