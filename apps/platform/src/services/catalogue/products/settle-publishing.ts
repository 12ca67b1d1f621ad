import type { FilelessProducts, UnsafeProducts } from '@izlog/contract/ecommerce/orders/opening';
import { safetyNeeds as safetyNames } from '@izlog/contract/product/safety-needs';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';

/** What a product lacks before it may be published; while it lacks any, its publishing is withheld. */
export const publishingNeeds = ['price', 'variants', 'members', 'file', ...safetyNames] as const;
export type PublishingNeed = (typeof publishingNeeds)[number];

/** A product whose publishing was asked for and is withheld. */
export interface Withheld {
  id: number;
  missing: PublishingNeed[];
}

// Variants before the products that are bought as one of them, and both before bundles that are made of them.
const levels: readonly SQL[] = [
  sql`p.parent_id is not null`,
  sql`p.parent_id is null and p.format <> 'bundle'`,
  sql`p.parent_id is null and p.format = 'bundle'`,
];

/**
 * Holds products, those that they are variants of and the bundles that they are members of against what publishing
 * needs: withholds those that lack something and publishes those that waited for what is there now. Returns the withheld,
 * and the ids of all that changed, which the caller brings into the lists.
 */
export async function settlePublishing(
  ctx: Ctx,
  ids: readonly number[],
  { onlyWaiting = false } = {},
): Promise<{ withheld: Withheld[]; changed: number[] }> {
  if (ids.length === 0 || (onlyWaiting && !(await isAnyWaiting(ctx, ids))))
    return { withheld: [], changed: [] };
  const withheld: Withheld[] = [];
  const changed: number[] = [];
  for (const level of levels) {
    const { rows } = await ctx.db.execute<{ id: number; missing: PublishingNeed[]; differs: boolean }>(sql`
      with ${named(ctx, ids)}, asked as (
        select p.id, p.withheld, array_remove(array[${needs(ctx.now)}], null) as missing
        from products p left join products parent on parent.id = p.parent_id
        left join brands b on b.id = p.brand_id
        where p.id in (${withBundles}) and p.site_id = ${ctx.site.id} and ${level}
          and (p.withheld <> '{}' ${onlyWaiting ? sql`` : sql`or p.is_published`})
      ), settled as (
        update products p set withheld = asked.missing, is_published = asked.missing = '{}',
          updated_at = ${ctx.now}::timestamptz
        from asked where p.id = asked.id and p.withheld <> asked.missing
        returning p.id
      )
      select asked.id, asked.missing, settled.id is not null as differs
      from asked left join settled on settled.id = asked.id
      where settled.id is not null or asked.missing <> '{}' order by asked.id`);
    for (const { id, missing, differs } of rows) {
      if (missing.length > 0) withheld.push({ id, missing });
      if (differs) changed.push(id);
    }
  }
  return { withheld, changed };
}

/** Whether any of them waits: mostly none does, and what publishing needs takes longer to plan than to find. */
async function isAnyWaiting(ctx: Ctx, ids: readonly number[]): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ some: boolean }>(sql`
    with ${named(ctx, ids)}
    select exists (
      select from products p where p.id in (${withBundles}) and p.withheld <> '{}' and p.site_id = ${ctx.site.id}
    ) as some`);
  return rows[0]?.some ?? false;
}

/** The given products and those that they are variants of, as the table `named`. */
const named = (ctx: Ctx, ids: readonly number[]): SQL => sql`named as (
        select id from products where site_id = ${ctx.site.id} and id = any(${idArray(ids)})
        union select parent_id from products where id = any(${idArray(ids)}) and parent_id is not null
      )`;

/** The ids of `named` and of the bundles that are made of them. */
const withBundles: SQL = sql`
  select id from named union select i.bundle_id from bundle_items i join named on named.id = i.product_id`;

/** What a product lacks before it may be public, whether or not anybody asked for it. */
export async function findMissing(
  ctx: Pick<Ctx, 'db' | 'site' | 'now'>,
  id: number,
): Promise<PublishingNeed[]> {
  const { rows } = await ctx.db.execute<{ missing: PublishingNeed[] }>(sql`
    select array_remove(array[${needs(ctx.now)}], null) as missing
    from products p left join products parent on parent.id = p.parent_id left join brands b on b.id = p.brand_id
    where p.id = ${id} and p.site_id = ${ctx.site.id}`);
  return rows[0]?.missing ?? [];
}

/**
 * Products that were published before something was asked for that they lack, which withdraws nothing: how many there
 * are, and the first of them.
 */
export const findPublicWithout = {
  /** Their category asks for information of product safety. */
  safety: (ctx: Pick<Ctx, 'db' | 'site'>): Promise<UnsafeProducts> => publicWithout(ctx, safetyNeeds),
  /** E-products. */
  file: (ctx: Pick<Ctx, 'db' | 'site'>): Promise<FilelessProducts> => publicWithout(ctx, fileNeed),
};

async function publicWithout<N extends string>({ db, site }: Pick<Ctx, 'db' | 'site'>, needed: SQL) {
  const { rows } = await db.execute<{
    id: number;
    name: string;
    slug: string | null;
    missing: N[];
    count: number;
  }>(sql`
    select p.id::int as id, coalesce(words.name, p.sku, '') as name, words.slug, said.missing, count(*) over ()::int as count
    from products p left join products parent on parent.id = p.parent_id
    left join brands b on b.id = p.brand_id
    cross join lateral (select array_remove(array[${needed}], null) as missing) said
    left join lateral (
      select t.name, t.slug from product_translations t where t.product_id = p.id
      order by t.language = ${site.defaultLanguage} desc, t.language limit 1
    ) words on true
    where p.site_id = ${site.id} and p.is_published and not p.is_archived and said.missing <> '{}'
    order by p.id limit 10`);
  return {
    count: rows[0]?.count ?? 0,
    products: rows.map(({ id, name, slug, missing }) => ({ id, name, slug, missing })),
  };
}

/** Whether the entry `j` of the journal is a regular price that no later entry has ended for good; it may still begin. */
const isLasting = (now: Date) => sql`(
  j.kind = 'base' and j.amount is not null and (j.valid_to is null or j.valid_to > ${now}::timestamptz)
  and not exists (
    select from product_prices e
    where e.product_id = j.product_id and e.kind = 'base' and e.amount is null and e.id > j.id
      and e.store_id is not distinct from j.store_id
      and e.valid_from <= ${now}::timestamptz and e.valid_to is null
  ))`;

/** Whether the product `x` has a price: its own, that of the product it is a variant of, or that of a variant. */
const isPriced = (x: SQL, now: Date) => sql`(
  exists (
    select from product_prices j where j.product_id in (${x}.id, ${x}.parent_id) and ${isLasting(now)}
  ) or exists (
    select from products v join product_prices j on j.product_id = v.id
    where v.parent_id = ${x}.id and v.is_published and ${isLasting(now)}
  ))`;

/** Whether a category of the product, or one above it, asks for the information of product safety (GPSR, Article 19). */
const requiresSafety = sql`exists (
  select from product_categories pc
  join categories c on c.id = pc.category_id join categories up on up.id = any(c.path)
  where pc.product_id = p.id and up.requires_safety)`;

/** One expression for each thing that product safety asks for: its name where it is lacking, else null. */
const safetyNeeds = sql`
  case when coalesce(b.manufacturer_name, '') = '' and ${requiresSafety} then 'makerName' end,
  case when coalesce(b.manufacturer_address, '') = '' and ${requiresSafety} then 'makerAddress' end,
  case when coalesce(b.manufacturer_email, '') = '' and ${requiresSafety} then 'makerEmail' end,
  case when b.is_maker_outside_eu and (coalesce(b.responsible_name, '') = ''
    or coalesce(b.responsible_address, '') = '' or coalesce(b.responsible_email, '') = '') and ${requiresSafety}
  then 'responsiblePerson' end,
  case when exists (
    select from product_translations t where t.product_id = p.id and t.safety = ''
  ) and ${requiresSafety} then 'safetyText' end`;

/** The same of a file for anyone who buys. */
const fileNeed = sql`
  case when p.format = 'e-product' and coalesce(parent.purchase, p.purchase) = 'cart' and not exists (
    select from product_downloads d where d.product_id in (p.id, p.parent_id)
      and (d.media_id is not null or d.url is not null)
  ) then 'file' end`;

/** One expression for each need, in the same way. */
const needs = (now: Date) => sql`
  case when p.format = 'configurable' and not exists (
    select from products v where v.parent_id = p.id and v.is_published and not v.is_archived
  ) then 'variants' end,
  case when p.format = 'bundle' and not exists (
    select from bundle_items i where i.bundle_id = p.id
  ) then 'members' end,
  case when coalesce(parent.purchase, p.purchase) = 'cart'
    and p.format <> 'configurable' and not ${isPriced(sql`p`, now)}
    and not (p.format = 'bundle' and not exists (
      select from bundle_items i join products m on m.id = i.product_id
      where i.bundle_id = p.id and not ${isPriced(sql`m`, now)}
    ))
  then 'price' end,
  ${fileNeed},
  ${safetyNeeds}`;
