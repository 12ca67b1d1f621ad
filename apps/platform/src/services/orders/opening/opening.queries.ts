import { legalPages } from '@izlog/contract/cms/legal-pages';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/context.ts';

export interface LegalRow extends Record<string, unknown> {
  id: number;
  handler: string;
  language: string;
  title: string;
  slug: string;
  isPublic: boolean;
}

/** The pages of the site that the law asks for, one row for each language, public or not. */
export async function listLegalPages({
  db,
  site,
  now,
}: Pick<Ctx, 'db' | 'site' | 'now'>): Promise<LegalRow[]> {
  const { rows } = await db.execute<LegalRow>(
    sql`select i.id::int as id, i.handler, l.language, l.title, l.slug,
        coalesce(l.published_at <= ${now}, false) as "isPublic"
      from content_items i join content_live l on l.site_id = i.site_id and l.item_id = i.id
      where i.site_id = ${site.id} and i.kind = 'page' and i.handler = any(${sql.param([...legalPages])}::text[])
      order by i.id, l.language <> ${site.defaultLanguage}, l.language`,
  );
  return rows;
}

/** Whether the payment step asks for a consent without which nobody orders, other than the one to digital content. */
export async function asksForTerms({ db, site }: Pick<Ctx, 'db' | 'site'>): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (select from consent_assignments a join consents c on c.id = a.consent_id
      where a.site_id = ${site.id} and a.form_type = 'checkoutForm' and a.is_required
        and c.unique_number is distinct from
          (select value from site_options where site_id = ${site.id} and key = 'DigitalConsent')) as found`,
  );
  return rows[0]?.found ?? false;
}
