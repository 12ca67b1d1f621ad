import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';

/** Characters of a description that are searched; PostgreSQL bounds the whole vector at 1 MB. */
const searchedText = 20_000;

/**
 * Writes what the search reads, one row per translation: name, sku, barcode and brand (also of variants), the short line
 * and text, and the description without its markup (CATALOG-061). A translation also serves the languages of the site
 * that have none of their own, as it does in lists.
 */
export async function writeSearch(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const { languages, defaultLanguage, id } = ctx.site;
  const nearest = sql`
    select distinct on (list.product_id, l.language) list.product_id, l.language as shown, t.product_id as owner,
      t.language
    from product_list list
    cross join unnest(${sql.param([...languages])}::text[]) as l(language)
    join product_translations t on t.product_id in (list.product_id, list.parent_id)
    where list.product_id = any(${idArray(ids)}) and list.store_id = 0 and list.site_id = ${id}
    order by list.product_id, l.language, t.product_id = list.product_id desc, t.language = l.language desc,
      t.language = ${defaultLanguage} desc, t.language`;
  await ctx.db.execute(sql`
    with text as materialized (
      select n.product_id, n.owner, n.language, array_agg(n.shown order by n.shown) as serves from (${nearest}) n
      group by 1, 2, 3
    ), gone as (
      delete from product_search s
      where s.product_id = any(${idArray(ids)}) and s.site_id = ${id} and not exists (
        select from text where text.product_id = s.product_id and text.language = s.language)
    )
    insert into product_search as old (product_id, language, site_id, serves, folded, name, brand, line, labels, words)
    select text.product_id, text.language, list.site_id, text.serves,
      izlog_fold(left(concat_ws(' ', t.name, codes.codes), 2000)),
      left(t.name, 500), coalesce(brand.name, ''), left(concat_ws(' ', t.kind_line, t.short_description), 1000),
      left(labels.labels, 1000),
      ${wordsOf(sql`concat_ws(' ', t.name, codes.codes, brand.name)`, 2000, 'A')}
        || ${wordsOf(sql`concat_ws(' ', t.kind_line, t.short_description)`, 5000, 'B')}
        || ${wordsOf(sql`plain.text`, searchedText, 'C')}
    from text
    join product_list list on list.product_id = text.product_id and list.store_id = 0
    join product_translations t on t.product_id = text.owner and t.language = text.language
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
      select concat_ws(' ',
        (select string_agg(c.name, ' ') from category_translations c
          where c.category_id = any(list.category_ids) and c.language = text.language),
        (select string_agg(v.label, ' ') from attribute_value_translations v
          where v.value_id = any(list.value_ids) and v.language = text.language),
        (select string_agg(g.name, ' ') from tag_translations g
          where g.tag_id = any(list.tag_ids) and g.language = text.language)
      ) as labels
    ) labels
    cross join lateral (
      select case
        when t.description is null then ''
        when t.description ->> 'type' = 'html' then regexp_replace(t.description ->> 'html', '<[^>]*>', ' ', 'g')
        else (
          select coalesce(string_agg(part #>> '{}', ' '), '')
          from jsonb_path_query(t.description, 'lax $.**.text ? (@.type() == "string")') as part
        )
      end as text
      -- Not taken apart: it would be worked out anew wherever it is named.
      offset 0
    ) plain
    order by text.product_id, text.language
    on conflict (product_id, language) do update
    set serves = excluded.serves, folded = excluded.folded, name = excluded.name, brand = excluded.brand,
      line = excluded.line, labels = excluded.labels, words = excluded.words
    where (old.serves, old.folded, old.name, old.brand, old.line, old.labels, old.words) is distinct from
      (excluded.serves, excluded.folded, excluded.name, excluded.brand, excluded.line, excluded.labels, excluded.words)`);
}

/** Words of a text with a weight, as `izlog_words` reads them; its parts stand here because a function costs a call a row. */
function wordsOf(text: SQL, most: number, weight: 'A' | 'B' | 'C'): SQL {
  return sql`case when ${text} in ('', ' ') then ''::tsvector else
    setweight(to_tsvector(izlog_config(text.language), izlog_fold(left(${text}, ${most}::int))), ${sql.raw(`'${weight}'`)})
    end`;
}
