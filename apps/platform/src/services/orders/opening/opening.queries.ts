import { legalPages } from '@izlog/contract/cms/legal-pages';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { sql } from '#platform/kernel/database/statement.ts';

export interface LegalRow {
  id: number;
  handler: string;
  language: string;
  title: string;
  slug: string;
  isPublic: boolean;
}

/** What decides whether a shop may take orders. */
export interface OpeningRow {
  /** Options that staff have set, of those asked for. */
  options: Record<string, string | null>;
  /** The pages of the site that the law asks for, one row for each language, public or not. */
  pages: LegalRow[];
  /** Whether the payment step asks for a consent without which nobody orders, other than the one to digital content. */
  hasTerms: boolean;
}

/** Reads it in one statement: every order asks. */
export async function readOpeningRow(
  { db, site, now }: Pick<Ctx, 'db' | 'site' | 'now'>,
  options: readonly string[],
): Promise<OpeningRow> {
  const [row] = await queryPrepared<OpeningRow>(
    db,
    sql`select
      (select coalesce(json_object_agg(o.key, o.value), '{}') from site_options o
        where o.site_id = ${site.id} and o.key = any(${sql.param([...options])}::text[])) as options,
      (select coalesce(json_agg(json_build_object('id', i.id, 'handler', i.handler, 'language', l.language,
          'title', l.title, 'slug', l.slug, 'isPublic',
          coalesce(l.published_at <= ${now.toISOString()}::timestamptz, false))
          order by i.id, l.language <> ${site.defaultLanguage}, l.language), '[]')
        from content_items i join content_live l on l.site_id = i.site_id and l.item_id = i.id
        where i.site_id = ${site.id} and i.kind = 'page' and i.handler = any(${sql.param([...legalPages])}::text[])
      ) as pages,
      exists (select from consent_assignments a join consents c on c.id = a.consent_id
        where a.site_id = ${site.id} and a.form_type = 'checkoutForm' and a.is_required
          and c.unique_number not in (select value from site_options
            where site_id = ${site.id} and key in ('DigitalConsent', 'ServiceConsent') and value is not null)) as "hasTerms"`,
  );
  if (!row) throw new Error('the state of the shop was not read');
  return row;
}
