import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray, recordset } from '#platform/kernel/database/recordset.ts';
import { needsChoice } from '../options/needs-choice.queries.ts';
import { packOf } from '../products/bundles/pack.queries.ts';
import { picturedBy } from './pictured-by.queries.ts';

/** Prices of a product in one price list, by which columns of `product_list` are written. */
export interface ListPrice {
  product_id: number;
  store_id: number;
  price: number | null;
  compare_at_price: number | null;
  base_price: number | null;
  member_price: number | null;
  lowest_price_30: number | null;
  is_short_history: boolean;
  is_price_from: boolean;
  discount_from: Date | null;
  discount_to: Date | null;
  prices_change_at: Date | null;
}

const priceColumns = `product_id bigint, store_id int, price bigint, compare_at_price bigint, base_price bigint,
  member_price bigint, lowest_price_30 bigint, is_short_history boolean, is_price_from boolean,
  discount_from timestamptz, discount_to timestamptz, prices_change_at timestamptz`;

/** Products that a reader may see: with words, published, not archived, and so is the configurable product of a variant. */
const seen: SQL = sql`p.is_published and not p.is_archived
  and (p.parent_id is null or (parent.is_published and not parent.is_archived))
  and exists (select from product_translations words where words.product_id in (p.id, p.parent_id))`;

/** The products given and all whose rows in lists depend on them, in order of id. */
export async function findDependants(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    with changed as (
      select id, parent_id from products where site_id = ${ctx.site.id} and id = any(${idArray(ids)})
    ), family as (
      select id from changed
      union select parent_id from changed where parent_id is not null
      union select p.id from products p join changed on changed.id = p.parent_id
    )
    select id from family
    union select i.bundle_id from bundle_items i join family on family.id = i.product_id
    order by id`);
  return rows.map(({ id }) => id);
}

/** Removes the rows of products that nobody may see any more. */
export async function removeUnlisted(ctx: Ctx, ids: readonly number[]): Promise<void> {
  await ctx.db.execute(sql`
    with unseen as (
      select p.id from products p left join products parent on parent.id = p.parent_id
      where p.id = any(${idArray(ids)}) and p.site_id = ${ctx.site.id} and not (${seen})
    ), gone as (
      delete from product_list where product_id in (select id from unseen) and site_id = ${ctx.site.id}
      returning product_id
    ), texts as (
      delete from product_list_texts where product_id in (select product_id from gone)
    ), numbers as (
      delete from product_list_numbers where product_id in (select product_id from gone)
    )
    delete from product_search where product_id in (select product_id from gone)`);
}

/** Writes the rows of `product_list`, one per product and price list; rows that stay the same are not touched. */
export async function writeList(ctx: Ctx, prices: readonly ListPrice[]): Promise<void> {
  await ctx.db.execute(sql`
    with price as (
      select * from ${recordset(prices, 'r', priceColumns)}
    ), one as (
      select p.*, ${packOf} as pack, array(
        select p.id union all
        select v.id from products v where v.parent_id = p.id and v.is_published and not v.is_archived
      ) as family
      from products p left join products parent on parent.id = p.parent_id
      where p.id in (select product_id from price) and p.site_id = ${ctx.site.id} and ${seen}
    ), flat as (
      select one.id,
        array(
          select distinct unnest((select c.path from categories c where c.id = pc.category_id)) from product_categories pc
          where pc.product_id in (one.id, one.parent_id) order by 1
        ) as category_ids,
        array(
          select distinct v.value_id::int from product_attribute_values v
          where v.product_id = any(one.family) and v.value_id is not null order by 1
        ) as value_ids,
        array(select t.tag_id::int from product_tags t where t.product_id = one.id order by 1) as tag_ids,
        array(
          select m.media_id::int from product_media m
          where m.product_id = ${picturedBy('one')} order by m.position limit 2
        ) as media_ids,
        (
          select jsonb_agg(
            jsonb_build_object('product', i.product_id, 'format', member.format, 'quantity', i.quantity)
            order by i.position)
          from bundle_items i join products member on member.id = i.product_id where i.bundle_id = one.id
        ) as bundles,
        ${needsChoice('one')} as needs_choice
      from one
    )
    insert into product_list as old (product_id, store_id, site_id, parent_id, is_listed, format, type, purchase,
      sku, brand_id, final_price, retail_price, basic_price, member_price, lowest_price, is_short_history,
      is_discounted, is_price_from, discount_from, discount_to, prices_change_at, is_featured, needs_choice, category_priority,
      category_ids, value_ids, tag_ids, media_ids, pack, bundles)
    select one.id, price.store_id, one.site_id, one.parent_id, one.is_visible, one.format, one.type, one.purchase,
      one.sku, one.brand_id, price.price, price.compare_at_price, price.base_price, price.member_price,
      price.lowest_price_30, price.is_short_history, price.lowest_price_30 is not null, price.is_price_from,
      price.discount_from, price.discount_to, price.prices_change_at, one.is_featured, flat.needs_choice,
      one.category_priority, flat.category_ids, flat.value_ids, flat.tag_ids, flat.media_ids, one.pack, flat.bundles
    from one join flat on flat.id = one.id join price on price.product_id = one.id
    order by one.id, price.store_id
    on conflict (product_id, store_id) do update set parent_id = excluded.parent_id,
      is_listed = excluded.is_listed, format = excluded.format, type = excluded.type,
      purchase = excluded.purchase, sku = excluded.sku, brand_id = excluded.brand_id,
      final_price = excluded.final_price, retail_price = excluded.retail_price,
      basic_price = excluded.basic_price, member_price = excluded.member_price,
      lowest_price = excluded.lowest_price, is_short_history = excluded.is_short_history,
      is_discounted = excluded.is_discounted, is_price_from = excluded.is_price_from,
      discount_from = excluded.discount_from, discount_to = excluded.discount_to,
      prices_change_at = excluded.prices_change_at, is_featured = excluded.is_featured,
      needs_choice = excluded.needs_choice,
      category_priority = excluded.category_priority, category_ids = excluded.category_ids,
      value_ids = excluded.value_ids, tag_ids = excluded.tag_ids, media_ids = excluded.media_ids,
      pack = excluded.pack, bundles = excluded.bundles
    where old.* is distinct from excluded.*`);
}

/** Writes the prices into the rows that `product_list` has; those that stay the same are not touched. */
export async function writePrices(ctx: Ctx, prices: readonly ListPrice[]): Promise<void> {
  // In the order of their ids, as all who write them: two who meet wait for each other in turn.
  await ctx.db.execute(sql`
    with price as (
      select * from ${recordset(prices, 'r', priceColumns)} order by product_id, store_id
    )
    update product_list old set final_price = price.price, retail_price = price.compare_at_price,
      basic_price = price.base_price, member_price = price.member_price, lowest_price = price.lowest_price_30,
      is_short_history = price.is_short_history, is_discounted = price.lowest_price_30 is not null,
      is_price_from = price.is_price_from, discount_from = price.discount_from, discount_to = price.discount_to,
      prices_change_at = price.prices_change_at
    from price
    where old.product_id = price.product_id and old.store_id = price.store_id and old.site_id = ${ctx.site.id}
      and (old.final_price, old.retail_price, old.basic_price, old.member_price, old.lowest_price,
        old.is_short_history, old.is_price_from, old.discount_from, old.discount_to, old.prices_change_at)
      is distinct from (price.price, price.compare_at_price, price.base_price, price.member_price,
        price.lowest_price_30, price.is_short_history, price.is_price_from, price.discount_from, price.discount_to,
        price.prices_change_at)`);
}

/** Writes the words of lists in every language of the site; what is not translated is taken from the default language. */
export async function writeTexts(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const { languages, defaultLanguage, id } = ctx.site;
  await ctx.db.execute(sql`
    insert into product_list_texts as old (product_id, language, site_id, is_listed, name, slug, kind_line, words_language, alts)
    select p.id, l.language, p.site_id, p.is_visible, t.name, t.slug, t.kind_line, nullif(t.language, l.language), alt.alts
    from products p left join products parent on parent.id = p.parent_id
    cross join unnest(${sql.param([...languages])}::text[]) as l(language)
    cross join lateral (
      select t.name, t.slug, t.kind_line, t.language from product_translations t where t.product_id in (p.id, p.parent_id)
      order by t.product_id = p.id desc, t.language = l.language desc, t.language = ${defaultLanguage} desc, t.language
      limit 1
    ) t
    cross join lateral (
      select case when count(m.alt ->> l.language) > 0 then array_agg(m.alt ->> l.language order by m.position) end as alts
      from product_media m where m.product_id = ${picturedBy('p')} and m.position < 2
    ) alt
    where p.id = any(${idArray(ids)}) and p.site_id = ${id} and ${seen}
    order by p.id, l.language
    on conflict (product_id, language) do update set is_listed = excluded.is_listed, name = excluded.name,
      slug = excluded.slug, kind_line = excluded.kind_line, words_language = excluded.words_language, alts = excluded.alts
    where old.* is distinct from excluded.*`);
}

/** Writes the numbers by which lists are filtered, those of variants under their configurable product too. */
export async function writeNumbers(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const wanted = sql`
    select distinct v.attribute_id::int as attribute_id, v.number, p.id as product_id
    from products p left join products parent on parent.id = p.parent_id
    cross join lateral (
      select p.id union all
      select v.id from products v where v.parent_id = p.id and v.is_published and not v.is_archived
    ) own
    join product_attribute_values v on v.product_id = own.id and v.number is not null
    where p.id = any(${idArray(ids)}) and p.site_id = ${ctx.site.id} and ${seen}`;
  await ctx.db.execute(sql`
    delete from product_list_numbers n
    where n.product_id = any(${idArray(ids)}) and not exists (
      select from (${wanted}) w
      where w.product_id = n.product_id and w.attribute_id = n.attribute_id and w.number = n.number
    )`);
  await ctx.db.execute(sql`
    insert into product_list_numbers (attribute_id, number, product_id)
    select w.attribute_id, w.number, w.product_id from (${wanted}) w
    on conflict do nothing`);
}
