import { type sitemapKinds, sitemapPartSize } from '@izlog/contract/cms/addresses/sitemap';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { categories, categoryTranslations } from '#platform/services/catalogue/categories/category.tables.ts';
import {
  productMedia,
  products,
  productTranslations,
} from '#platform/services/catalogue/products/product.tables.ts';
import { media } from '#platform/services/media/media.tables.ts';
import { events, eventTranslations } from '../calendar/event.tables.ts';
import { contentItems, contentLive, homeHandler } from '../items/content.tables.ts';

export type SitemapKind = (typeof sitemapKinds)[number];

export interface SitemapRow extends Record<string, unknown> {
  id: number;
  /** As PostgreSQL writes it. */
  updatedAt: string;
  slugs: Array<{ language: string; slug: string }>;
  images: Array<{ hash: string; mime: string; extension: string }>;
}

/** How many entries of a kind there are, and the last change among them. */
export async function countEntries(ctx: Ctx, kind: SitemapKind) {
  const { rows } = await ctx.db.execute<{ total: number; updatedAt: string | null }>(
    sql`select count(*) as total, max(updated_at) as "updatedAt" from (${entries(ctx, kind)}) entries`,
  );
  return rows[0] ?? { total: 0, updatedAt: null };
}

/** One part of the entries of a kind, by id, with slugs and pictures; one query. */
export async function listEntries(ctx: Ctx, kind: SitemapKind, part: number): Promise<SitemapRow[]> {
  const { rows } = await ctx.db.execute<SitemapRow>(sql`
    with part as (${entries(ctx, kind)} order by id limit ${sitemapPartSize} offset ${(part - 1) * sitemapPartSize})
    select part.id, part.updated_at as "updatedAt", slugs.list as slugs,
      coalesce(images.list, '[]'::json) as images
    from part
    cross join lateral (${slugsOf(ctx, kind)}) slugs
    left join lateral (${imagesOf(ctx, kind)}) images on true
    where slugs.list is not null
    order by part.id`);
  return rows;
}

function entries(ctx: Ctx, kind: SitemapKind): SQL {
  const siteId = ctx.site.id;
  if (kind === 'product') {
    return sql`select id, updated_at from ${products}
      where site_id = ${siteId} and is_published and not is_archived and is_visible`;
  }
  if (kind === 'productCategory') {
    return sql`select id, updated_at from ${categories} where site_id = ${siteId} and is_published`;
  }
  if (kind === 'event') {
    return sql`select id, updated_at from ${events}
      where site_id = ${siteId} and published_at <= ${ctx.now} and archived_at is null`;
  }
  return sql`select item_id as id, max(updated_at) as updated_at from ${contentLive}
    where site_id = ${siteId} and kind = ${kind === 'category' ? 'term' : kind} and slug is not null
      and published_at <= ${ctx.now} and language = any(${sql.param([...ctx.site.languages])})
      and not coalesce((seo ->> 'noIndex')::boolean, false)
    group by item_id`;
}

function slugsOf(ctx: Ctx, kind: SitemapKind): SQL {
  const slug =
    kind === 'page' ? sql`case when i.handler = ${homeHandler} then '' else t.slug end` : sql`t.slug`;
  const list = sql`select json_agg(json_build_object('language', t.language, 'slug', ${slug})
    order by t.language <> ${ctx.site.defaultLanguage}, t.language) as list`;
  const known = sql`t.language = any(${sql.param([...ctx.site.languages])})`;
  if (kind === 'product')
    return sql`${list} from ${productTranslations} t where t.product_id = part.id and ${known}`;
  if (kind === 'productCategory') {
    return sql`${list} from ${categoryTranslations} t where t.category_id = part.id and ${known}`;
  }
  if (kind === 'event') {
    // An event has its number for an address: one in each language it has words in.
    return sql`select json_agg(json_build_object('language', t.language, 'slug', t.event_id::text)
        order by t.language <> ${ctx.site.defaultLanguage}, t.language) as list
      from ${eventTranslations} t where t.event_id = part.id and ${known}`;
  }
  return sql`${list} from ${contentLive} t join ${contentItems} i on i.id = t.item_id
    where t.site_id = ${ctx.site.id} and t.item_id = part.id and t.published_at <= ${ctx.now} and ${known}`;
}

function imagesOf(ctx: Ctx, kind: SitemapKind): SQL {
  const image = sql`json_build_object('hash', m.hash, 'mime', m.mime, 'extension', m.extension)`;
  const isOpen = sql`m.access = 'public' and m.mime like 'image/%'`;
  if (kind === 'product') {
    return sql`select json_agg(${image} order by pm.position) as list
      from ${productMedia} pm join ${media} m on m.id = pm.media_id
      where pm.product_id = part.id and pm.position < 10 and ${isOpen}`;
  }
  if (kind === 'productCategory') {
    return sql`select json_agg(${image}) as list from ${categories} c join ${media} m on m.id = c.media_id
      where c.id = part.id and ${isOpen}`;
  }
  if (kind === 'event') {
    return sql`select json_agg(${image}) as list from ${events} e join ${media} m on m.id = e.media_id
      where e.id = part.id and ${isOpen}`;
  }
  return sql`select json_agg(${image}) as list from ${contentLive} l join ${media} m on m.id = l.media_id
    where l.site_id = ${ctx.site.id} and l.item_id = part.id and l.language = ${ctx.site.defaultLanguage} and ${isOpen}`;
}
