import type { Part } from '@izlog/contract/cms/content/part';
import type { UsedIn } from '@izlog/contract/cms/content/where-used';
import { type SQL, type SQLChunk, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { categories, categoryTranslations } from '#platform/services/catalogue/categories/category.tables.ts';
import {
  bundleItems,
  productLinks,
  productMedia,
  products,
  productTranslations,
} from '#platform/services/catalogue/products/product.tables.ts';
import { siteOptions } from '#platform/services/settings/options/option.tables.ts';
import { events, eventTranslations } from '../calendar/event.tables.ts';
import { contentItems, contentLive, contentRefs, postTerms } from '../items/content.tables.ts';

/** A place, with the sections of the page it stands in. */
export interface UseRow extends Record<string, unknown> {
  kind: UsedIn['kind'];
  id: number;
  type: string;
  title: string | null;
  language: string | null;
  isDraft: boolean;
  isPublic: boolean;
  path: string | null;
  parts: Part[] | null;
  total: number;
}

/** Kinds of links that may name the same record. */
const sameAs: Record<string, readonly string[]> = {
  page: ['page', 'post'],
  post: ['page', 'post'],
  product: ['product', 'service'],
  service: ['product', 'service'],
  category: ['category', 'tag'],
  tag: ['category', 'tag'],
};

/** A page of the places in which a record is used, those of content first. */
export async function listUses(
  ctx: Ctx,
  { kind, id }: { kind: string; id: number },
  { limit, offset }: { limit: number; offset: number },
): Promise<UseRow[]> {
  const kinds = sql.param([...(sameAs[kind] ?? [kind])]);
  const own = ofColumns[kind as keyof typeof ofColumns] as ((ctx: Ctx, id: number) => SQL) | undefined;
  const direct = own ? sql` union all ${own(ctx, id)}` : sql``;
  const { rows } = await ctx.db.execute<UseRow>(sql`
    select *, count(*) over ()::int as total from (${namedBy(ctx, kinds, id)}${direct}) uses
    order by kind, id, language, "isDraft", path limit ${limit} offset ${offset}`);
  return rows;
}

/** What other records name by a column of their own, by kind of what is named. */
const ofColumns = {
  media: picturesOf,
  product: productsOf,
  service: productsOf,
  category: termsOf,
  tag: termsOf,
} as const;

/** What documents name. */
function namedBy(ctx: Ctx, kinds: SQLChunk, id: number): SQL {
  const { site } = ctx;
  return sql`
    select r.owner_kind as kind, r.owner_id::int as id, coalesce(i.kind, r.owner_kind) as type,
      coalesce(l.title, anywhere.title, i.handler, p.name, c.name, e.title) as title, r.language,
      r.is_draft as "isDraft", coalesce(l.published_at <= ${ctx.now}, false) as "isPublic", r.path, l.parts
    from ${contentRefs} r
    left join ${contentItems} i on r.owner_kind = 'content' and i.id = r.owner_id and i.site_id = r.site_id
    left join ${contentLive} l on l.site_id = r.site_id and l.item_id = i.id and l.language = r.language
    left join lateral (select title from ${contentLive} other
      where other.site_id = r.site_id and other.item_id = i.id
      order by other.language = ${site.defaultLanguage} desc limit 1) anywhere on true
    left join ${productTranslations} p on r.owner_kind = 'product' and p.site_id = r.site_id
      and p.product_id = r.owner_id and p.language = r.language
    left join ${categoryTranslations} c on r.owner_kind = 'category' and c.site_id = r.site_id
      and c.category_id = r.owner_id and c.language = r.language
    left join ${eventTranslations} e on r.owner_kind = 'event' and e.event_id = r.owner_id and e.language = r.language
    where r.site_id = ${site.id} and r.kind = any(${kinds}::text[]) and r.ref_id = ${id}
      and (r.owner_kind <> 'content' or (i.id is not null and i.archived_at is null))`;
}

/** Pictures that other records have by a column of their own. */
function picturesOf(ctx: Ctx, id: number): SQL {
  const { site, language } = ctx;
  const rest = sql`null::text as language, false as "isDraft"`;
  return sql`
    select 'product' as kind, p.id::int, 'product' as type, t.name as title, ${rest}, p.is_published as "isPublic",
      'root/meta/pictures' as path, null::jsonb as parts
    from ${productMedia} m join ${products} p on p.id = m.product_id
      left join ${productTranslations} t on t.product_id = p.id and t.language = ${site.defaultLanguage}
    where p.site_id = ${site.id} and m.media_id = ${id}
    union all
    select 'category', c.id::int, 'category', t.name, ${rest}, c.is_published, 'root/meta/picture', null::jsonb
    from ${categories} c left join ${categoryTranslations} t on t.category_id = c.id and t.language = ${language}
    where c.site_id = ${site.id} and c.media_id = ${id}
    union all
    select 'event', e.id::int, 'event', t.title, ${rest}, coalesce(e.published_at <= ${ctx.now}, false),
      'root/meta/picture', null::jsonb
    from ${events} e left join ${eventTranslations} t on t.event_id = e.id and t.language = ${site.defaultLanguage}
    where e.site_id = ${site.id} and e.media_id = ${id}
    union all
    select 'option', 0, 'option', o.key, ${rest}, true, null::text, null::jsonb
    from ${siteOptions} o where o.site_id = ${site.id} and o.media_id = ${id}`;
}

/** Products beside which a product is shown, and bundles that it is in. */
function productsOf(ctx: Ctx, id: number): SQL {
  const { site } = ctx;
  const named = (place: string) => sql`
    'product' as kind, p.id::int, 'product' as type, t.name as title, null::text as language, false as "isDraft",
    p.is_published and not p.is_archived as "isPublic", ${place}::text as path, null::jsonb as parts`;
  const words = sql`left join ${productTranslations} t on t.product_id = p.id and t.language = ${site.defaultLanguage}`;
  return sql`
    (select distinct ${named('root/meta/links')}
      from ${productLinks} l join ${products} p on p.id = l.product_id ${words}
      where p.site_id = ${site.id} and l.linked_id = ${id})
    union all
    select ${named('root/meta/members')} from ${bundleItems} b join ${products} p on p.id = b.bundle_id ${words}
    where p.site_id = ${site.id} and b.product_id = ${id}`;
}

/** Posts that have a category or tag, in each of their languages. */
function termsOf(ctx: Ctx, id: number): SQL {
  return sql`
    select 'content' as kind, l.item_id::int, 'post' as type, l.title, l.language, false as "isDraft",
      coalesce(l.published_at <= ${ctx.now}, false) as "isPublic", 'root/meta/terms' as path, null::jsonb as parts
    from ${postTerms} pt join ${contentItems} i on i.id = pt.post_id
      join ${contentLive} l on l.site_id = i.site_id and l.item_id = i.id
    where i.site_id = ${ctx.site.id} and pt.term_id = ${id} and i.archived_at is null`;
}
