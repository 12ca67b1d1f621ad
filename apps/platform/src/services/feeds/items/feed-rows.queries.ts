import type { ProductFormat, PurchaseKind } from '@izlog/contract/product/product-kinds';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { type Statement, sql } from '#platform/kernel/database/statement.ts';
import { nearest } from '#platform/services/catalogue/index.ts';

/** A public product or variant as the catalogue has it; prices and stock come from the rules of their rooms. */
export interface FeedRow {
  id: number;
  /** The product it is a variant of, else itself. */
  head: number;
  isVariant: boolean;
  format: ProductFormat;
  /** Of the head, whose page sells it. */
  purchase: PurchaseKind;
  isVisible: boolean;
  sku: string | null;
  headSku: string | null;
  barcode: string | null;
  modelId: string | null;
  brand: string | null;
  weight: number | null;
  content: number | null;
  contentUnit: string | null;
  baseContent: number | null;
  baseUnit: string | null;
  name: string;
  /** Whose words these are: a variant without any has those of its product. */
  hasOwnWords: boolean;
  headName: string;
  headSlug: string;
  /** Of the words of the head, and of `name`; three letters. */
  language: string;
  ownLanguage: string;
  shortDescription: string;
  description: unknown;
  headShortDescription: string;
  headDescription: unknown;
  mediaIds: number[];
  categoryIds: number[];
}

/** Signs of one description that are read; what channels take is a tenth of it. */
const longest = 100_000;

/** Most pictures of one product. */
const mostPictures = 11;

/** The products after an id in the order of their ids, `most` of them, each followed by its variants. */
export const listFeedRows = (
  ctx: Ctx,
  { after, most }: { after: number; most: number },
): Promise<FeedRow[]> =>
  queryPrepared<FeedRow>(
    ctx.db,
    rowsOf(
      ctx,
      sql`select p.id from products p
        where p.site_id = ${ctx.site.id} and p.parent_id is null and p.id > ${after}
          and p.is_published and not p.is_archived
        order by p.id limit ${most}`,
    ),
  );

/** One product with its variants, by its SKU or id or one of theirs; nothing where it is not public. */
export const listRowsOf = (ctx: Ctx, key: string): Promise<FeedRow[]> =>
  queryPrepared<FeedRow>(
    ctx.db,
    rowsOf(
      ctx,
      sql`select p.id from products p
        where p.site_id = ${ctx.site.id} and p.is_published and not p.is_archived and p.id = (
            select coalesce(named.parent_id, named.id) from products named
            where named.site_id = ${ctx.site.id}
              and (named.sku = ${key} or named.id = ${/^[1-9]\d{0,14}$/.test(key) ? Number(key) : null}::bigint)
            order by named.sku = ${key} desc nulls last limit 1)`,
    ),
  );

function rowsOf(ctx: Ctx, heads: Statement): Statement {
  const near = (before?: Statement) =>
    nearest(sql`t.language`, ctx.language, ctx.site.defaultLanguage, before);
  return sql`
    with heads as materialized (${heads}),
    family as (
      select id as head, id from heads
      union all
      select h.id, v.id from heads h join products v on v.parent_id = h.id
      where v.is_published and not v.is_archived
    )
    select p.id::int as id, f.head::int as head, p.parent_id is not null as "isVariant", p.format, head.purchase,
      head.is_visible as "isVisible", p.sku, head.sku as "headSku", p.barcode,
      coalesce(p.model_id, head.model_id) as "modelId", b.name as brand,
      coalesce(p.weight, head.weight) as weight,
      own.content::float8 as content, own.content_unit as "contentUnit",
      own.base_content::float8 as "baseContent", own.base_unit as "baseUnit",
      w.name, w.product_id = p.id as "hasOwnWords", hw.name as "headName", hw.slug as "headSlug", hw.language, w.language as "ownLanguage",
      w.short_description as "shortDescription", ${bounded(sql`w.description`)} as description,
      hw.short_description as "headShortDescription",
      case when p.id = f.head then null else ${bounded(sql`hw.description`)} end as "headDescription",
      coalesce((
        select array_agg(m.media_id::int order by m.position) from product_media m
        where m.position < ${mostPictures} and m.product_id = coalesce(
          (select o.product_id from product_media o where o.product_id = p.id limit 1),
          (select o.product_id from product_media o where o.product_id = f.head limit 1),
          (select o.product_id from products v join product_media o on o.product_id = v.id
            where v.parent_id = p.id and v.is_published and not v.is_archived order by v.position, v.id limit 1))
      ), '{}') as "mediaIds",
      coalesce((
        select array_agg(pc.category_id::int order by pc.position) from product_categories pc
        where pc.product_id = f.head
      ), '{}') as "categoryIds"
    from family f
    join products p on p.id = f.id
    join products head on head.id = f.head
    cross join lateral (
      select one.content, one.content_unit, one.base_content, one.base_unit
      from products one where one.id in (p.id, f.head)
      order by one.id = p.id and one.content is not null desc, one.id = f.head desc limit 1
    ) own
    left join brands b on b.id = coalesce(p.brand_id, head.brand_id)
    cross join lateral (
      select t.* from product_translations t where t.product_id in (p.id, f.head)
      order by ${near(sql`t.product_id = p.id desc,`)} limit 1
    ) w
    cross join lateral (
      select t.* from product_translations t where t.product_id = f.head order by ${near()} limit 1
    ) hw
    order by f.head, p.parent_id is not null, p.position, p.id`;
}

/** A description that is not larger than what is read of one: of a huge one its first words. */
const bounded = (description: Statement): Statement => sql`
  case when octet_length(${description}::text) <= ${longest} then ${description}
    when ${description} ->> 'type' = 'html'
      then jsonb_build_object('type', 'html', 'html', left(${description} ->> 'html', ${longest}))
    else jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', (
      select left(string_agg(part #>> '{}', ' '), ${longest})
      from jsonb_path_query(${description}, 'lax $.**.text ? (@.type() == "string")') as part))))
    end`;
