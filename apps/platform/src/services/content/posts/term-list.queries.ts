import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Ctx } from '#platform/kernel/context.ts';
import { contentLive, terms } from '../items/content.tables.ts';
import { isBestLanguage, isPublic } from '../items/visibility.ts';

/** Which terms are wanted; all given conditions hold together. */
export interface TermConditions {
  ids?: readonly number[];
  termTypes?: readonly string[];
  parentId?: number;
  keywords?: string;
}

const main = alias(contentLive, 'main');

/** Public terms in the language of the answer or the default one, by position, with how many there are in all. */
export async function listTerms(ctx: Ctx, conditions: TermConditions, page: number, limit: number) {
  const where = conditionsOf(ctx, conditions);
  const rows = await ctx.db
    .select({ live: contentLive, term: terms, slugMain: main.slug, alternates: alternatesOf(ctx) })
    .from(contentLive)
    .innerJoin(terms, eq(terms.itemId, contentLive.itemId))
    .leftJoin(
      main,
      and(
        eq(main.siteId, contentLive.siteId),
        eq(main.itemId, contentLive.itemId),
        eq(main.language, ctx.site.defaultLanguage),
      ),
    )
    .where(where)
    .orderBy(asc(terms.position), asc(contentLive.itemId))
    .limit(limit)
    .offset((page - 1) * limit);
  const isWhole = page === 1 && rows.length < limit;
  return { rows, total: isWhole ? rows.length : await countTerms(ctx, where) };
}

async function countTerms(ctx: Ctx, where: SQL | undefined): Promise<number> {
  const [row] = await ctx.db
    .select({ total: sql<number>`count(*)` })
    .from(contentLive)
    .innerJoin(terms, eq(terms.itemId, contentLive.itemId))
    .where(where);
  return row?.total ?? 0;
}

function conditionsOf(ctx: Ctx, { ids, termTypes, parentId, keywords }: TermConditions): SQL | undefined {
  return and(
    eq(contentLive.siteId, ctx.site.id),
    eq(contentLive.kind, 'term'),
    isPublic(ctx),
    isBestLanguage(ctx, false),
    ids && inArray(contentLive.itemId, [...ids]),
    termTypes && inArray(terms.termType, [...termTypes]),
    parentId === undefined ? undefined : eq(terms.parentId, parentId),
    keywords ? sql`izlog_fold(${contentLive.title}) like '%' || izlog_like(${keywords}) || '%'` : undefined,
  );
}

const alternatesOf = (ctx: Ctx) => sql<Array<{ language: string; slug: string }>>`
  (select json_agg(json_build_object('language', other.language, 'slug', other.slug)
    order by other.language <> ${ctx.site.defaultLanguage}, other.language)
  from content_live other
  where other.site_id = ${ctx.site.id} and other.item_id = ${contentLive.itemId} and other.published_at <= ${ctx.now})`;

export type TermRow = Awaited<ReturnType<typeof listTerms>>['rows'][number];
