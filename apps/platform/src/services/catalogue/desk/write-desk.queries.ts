import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { picturedBy } from '../lists/pictured-by.queries.ts';

/** Writes the rows of `product_desk` for those among `ids` that are no variants; rows that stay the same are not touched. */
export async function writeDesk(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const { id, languages, defaultLanguage } = ctx.site;
  await ctx.db.execute(sql`
    insert into product_desk as old (product_id, site_id, name, folded, state, brand_id, category_ids, lacks_picture,
      lacks_maker, lacks_translation, lacks_price)
    select p.id, p.site_id, left(coalesce(words.name, p.sku, ''), 300),
      izlog_fold(left(concat_ws(' ', words.names, p.sku, p.barcode, variants.codes), 4000)),
      case when p.is_archived then 'archived' when p.is_published then 'published'
        when p.withheld <> '{}' then 'waiting' else 'draft' end,
      p.brand_id,
      array(
        select distinct unnest(c.path) from product_categories pc join categories c on c.id = pc.category_id
        where pc.product_id = p.id order by 1
      ),
      ${picturedBy('p')} is null,
      p.brand_id is null,
      not coalesce(words.languages, '{}') @> ${sql.param([...languages])}::text[],
      ${lacksPrice(ctx)}
    from products p
    left join lateral (
      select (array_agg(t.name order by t.language = ${defaultLanguage} desc, t.language))[1] as name,
        string_agg(t.name, ' ') as names, array_agg(t.language) as languages
      from product_translations t where t.product_id = p.id
    ) words on true
    left join lateral (
      select string_agg(concat_ws(' ', v.sku, v.barcode), ' ') as codes from products v where v.parent_id = p.id
    ) variants on true
    where p.id = any(${idArray(ids)}) and p.site_id = ${id} and p.parent_id is null
    on conflict (product_id) do update set name = excluded.name, folded = excluded.folded, state = excluded.state,
      brand_id = excluded.brand_id, category_ids = excluded.category_ids, lacks_picture = excluded.lacks_picture,
      lacks_maker = excluded.lacks_maker, lacks_translation = excluded.lacks_translation,
      lacks_price = excluded.lacks_price
    where (old.name, old.folded, old.state, old.brand_id, old.category_ids, old.lacks_picture, old.lacks_maker,
        old.lacks_translation, old.lacks_price)
      is distinct from (excluded.name, excluded.folded, excluded.state, excluded.brand_id, excluded.category_ids,
        excluded.lacks_picture, excluded.lacks_maker, excluded.lacks_translation, excluded.lacks_price)`);
}

/** The same after nothing but prices were changed. */
export async function writeDeskPrices(ctx: Ctx, ids: readonly number[]): Promise<void> {
  await ctx.db.execute(sql`
    with changed as (
      select p.id, ${lacksPrice(ctx)} as lacks_price from products p
      where p.id = any(${idArray(ids)}) and p.site_id = ${ctx.site.id} and p.parent_id is null order by p.id
    )
    update product_desk old set lacks_price = changed.lacks_price from changed
    where old.product_id = changed.id and old.lacks_price <> changed.lacks_price`);
}

/** Whether the product `p` is sold by itself and neither it nor a variant of it has a price. */
const lacksPrice = ({ now }: Ctx): SQL => sql`p.purchase = 'cart' and p.format <> 'bundle' and not exists (
        select from products own join product_prices j on j.product_id = own.id
        where (own.id = p.id or own.parent_id = p.id) and j.kind = 'base' and j.amount is not null
          and (j.valid_to is null or j.valid_to > ${now}::timestamptz)
      )`;
