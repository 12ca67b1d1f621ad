import { sql } from 'drizzle-orm';
import type { Ctx } from '../../kernel/context.ts';
import { idArray } from './recordset.ts';

/** Characters of a description that are searched; PostgreSQL bounds the whole vector at 1 MB. */
const searchedText = 20_000;

/**
 * Writes what the search reads, in every language of the site: name, sku, barcode and brand (also of variants), the
 * short line and text, and the description without its markup (CATALOG-061).
 */
export async function writeSearch(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const { languages, defaultLanguage, id } = ctx.site;
  await ctx.db.execute(sql`
    insert into product_search as old (product_id, language, site_id, folded, words)
    select list.product_id, l.language, list.site_id,
      izlog_fold(left(concat_ws(' ', t.name, codes.codes), 2000)),
      setweight(izlog_words(l.language, left(concat_ws(' ', t.name, codes.codes, brand.name), 2000)), 'A')
        || setweight(izlog_words(l.language, left(concat_ws(' ', t.kind_line, t.short_description), 5000)), 'B')
        || setweight(izlog_words(l.language, left(t.plain, ${searchedText}::int)), 'C')
    from product_list list
    cross join unnest(${sql.param([...languages])}::text[]) as l(language)
    left join brands brand on brand.id = list.brand_id
    cross join lateral (
      select string_agg(concat_ws(' ', own.sku, own.barcode), ' ') as codes from (
        select p.sku, p.barcode from products p where p.id = list.product_id
        union all
        select v.sku, v.barcode from products v
        where v.parent_id = list.product_id and v.is_published and not v.is_archived
      ) own
    ) codes
    cross join lateral (
      select t.name, t.kind_line, t.short_description,
        case
          when t.description is null then ''
          when t.description ->> 'type' = 'html' then regexp_replace(t.description ->> 'html', '<[^>]*>', ' ', 'g')
          else (
            select coalesce(string_agg(part #>> '{}', ' '), '')
            from jsonb_path_query(t.description, 'lax $.**.text ? (@.type() == "string")') as part
          )
        end as plain
      from product_translations t where t.product_id in (list.product_id, list.parent_id)
      order by t.product_id = list.product_id desc, t.language = l.language desc,
        t.language = ${defaultLanguage} desc, t.language
      limit 1
    ) t
    where list.product_id = any(${idArray(ids)}) and list.store_id = 0 and list.site_id = ${id}
    order by list.product_id, l.language
    on conflict (product_id, language) do update set folded = excluded.folded, words = excluded.words
    where old.folded is distinct from excluded.folded or old.words is distinct from excluded.words`);
}
