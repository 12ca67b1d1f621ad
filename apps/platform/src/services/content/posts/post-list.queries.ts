import type { postFilterStandard } from '@izlog/contract/cms/content/post-filter-standard';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { and, asc, type Column, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { contentItems, contentLive } from '../items/content.tables.ts';
import { isBestLanguage, isNotInBin, isVisible, languagesOf } from '../items/visibility.ts';

export type PostFilterInput = EndpointParsed<typeof postFilterStandard>;

const columns = {
  itemId: contentLive.itemId,
  kind: contentLive.kind,
  title: contentLive.title,
  slug: contentLive.slug,
  excerpt: contentLive.excerpt,
  mediaId: contentLive.mediaId,
  picture: sql<unknown>`${contentLive.meta} -> 'picture'`,
  display: contentLive.display,
  postType: contentLive.postType,
  publishedAt: contentLive.publishedAt,
  updatedAt: contentLive.updatedAt,
  language: contentLive.language,
  handler: contentItems.handler,
};

const sortColumns = {
  published_at: contentLive.publishedAt,
  title: sql`${contentLive.title} collate "hr_order"`,
  id: contentLive.itemId,
  updated_at: contentLive.updatedAt,
};

/** One page of posts and pages, without their bodies, and how many match in all. */
export async function listPosts(ctx: Ctx, { filters, sort, page, limit, preview }: PostFilterInput) {
  const where = and(
    eq(contentLive.siteId, ctx.site.id),
    isNotInBin,
    inArray(contentLive.postType, postTypesOf(filters)),
    isVisible(ctx, preview),
    isBestLanguage(ctx, preview),
    filters.display && eq(contentLive.display, filters.display),
    filters.ids && inArray(contentLive.itemId, filters.ids),
    filters.dateFrom === undefined ? undefined : sql`${contentLive.publishedAt} >= ${filters.dateFrom}`,
    filters.dateTo === undefined ? undefined : isUntil(filters.dateTo),
    filters.termSlugs && hasTerm(ctx, filters.termSlugs),
    filters.termIds && hasTermId(filters.termIds),
    filters.keywords ? hasWords(ctx, filters.keywords) : undefined,
  );
  const direction = sort.order === 'asc' ? asc : desc;
  const rows = await ctx.db
    .select(columns)
    .from(contentLive)
    .innerJoin(contentItems, eq(contentItems.id, contentLive.itemId))
    .where(where)
    .orderBy(direction(orderOf(ctx, sort.param, filters.keywords)), direction(contentLive.itemId))
    .limit(limit)
    .offset((page - 1) * limit);
  const isWhole = page === 1 && rows.length < limit;
  return { rows, total: isWhole ? rows.length : await ctx.db.$count(contentLive, where) };
}

/** How well the words fit, when there are words; else when it was published. */
function orderOf(
  ctx: Ctx,
  param: PostFilterInput['sort']['param'],
  keywords: string | undefined,
): Column | SQL {
  if (param !== 'relevance') return sortColumns[param];
  if (!keywords) return sortColumns.published_at;
  return sql`ts_rank(${contentLive.search}, izlog_query(${ctx.language}, ${keywords}), 1)`;
}

/** Pages are found through the post filter with display `components` (SEARCH-013). */
function postTypesOf({ postTypeSlugs, display }: PostFilterInput['filters']): string[] {
  return postTypeSlugs ?? (display === 'components' ? ['page', 'post'] : ['post']);
}

/** A date without time means until its end. */
function isUntil(date: string): SQL {
  return date.includes('T')
    ? sql`${contentLive.publishedAt} < ${date}`
    : sql`${contentLive.publishedAt} < ${date}::date + 1`;
}

function hasTerm(ctx: Ctx, slugs: readonly string[]): SQL {
  return sql`exists (
    select from post_terms pt join content_slugs s on s.item_id = pt.term_id
    where pt.post_id = ${contentLive.itemId} and s.site_id = ${ctx.site.id} and s.space = 'blog'
      and s.language = any(${sql.param(languagesOf(ctx))}) and s.slug = any(${sql.param([...slugs])}))`;
}

function hasTermId(ids: readonly number[]): SQL {
  return sql`exists (
    select from post_terms pt where pt.post_id = ${contentLive.itemId} and pt.term_id = any(${sql.param([...ids])}))`;
}

function hasWords(ctx: Ctx, keywords: string): SQL {
  return sql`${contentLive.search} @@ izlog_query(${ctx.language}, ${keywords})`;
}
