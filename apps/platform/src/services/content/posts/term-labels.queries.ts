import { contentPath } from '@izlog/contract/cms/content/content-path';
import type { TermLabel } from '@izlog/contract/cms/content/term';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { contentLive, postTerms, terms } from '../items/content.tables.ts';
import { isPublic, languagesOf } from '../items/visibility.ts';

/** The public terms of posts, in their order; one query. Posts without terms have no entry. */
export async function findTermsOfPosts(
  ctx: Ctx,
  postIds: readonly number[],
): Promise<Map<number, TermLabel[]>> {
  if (postIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      postId: postTerms.postId,
      id: terms.itemId,
      termType: terms.termType,
      language: contentLive.language,
      title: contentLive.title,
      slug: contentLive.slug,
    })
    .from(postTerms)
    .innerJoin(terms, eq(terms.itemId, postTerms.termId))
    .innerJoin(contentLive, and(eq(contentLive.siteId, terms.siteId), eq(contentLive.itemId, terms.itemId)))
    .where(
      and(
        eq(postTerms.siteId, ctx.site.id),
        inArray(postTerms.postId, [...postIds]),
        inArray(contentLive.language, languagesOf(ctx)),
        isPublic(ctx),
      ),
    )
    .orderBy(asc(postTerms.position), asc(terms.itemId));
  const byPost = new Map<number, Map<number, TermLabel>>();
  const mains = new Map(
    rows.filter((row) => row.language === ctx.site.defaultLanguage).map((row) => [row.id, row.slug]),
  );
  for (const row of rows) {
    ctx.tags.add(`term:${row.id}`);
    const labels = byPost.get(row.postId) ?? new Map<number, TermLabel>();
    byPost.set(row.postId, labels);
    if (!labels.has(row.id) || row.language === ctx.language)
      labels.set(row.id, toLabel(ctx, row, mains.get(row.id)));
  }
  return new Map([...byPost].map(([postId, labels]) => [postId, [...labels.values()]]));
}

function toLabel(
  ctx: Ctx,
  row: { id: number; termType: string; title: string; slug: string | null },
  slugMain: string | null | undefined,
): TermLabel {
  const slug = row.slug ?? '';
  const languages = { language: ctx.language, defaultLanguage: ctx.site.defaultLanguage };
  return {
    id: row.id,
    title: row.title,
    slug,
    slugMain: slugMain ?? slug,
    termType: row.termType,
    path: contentPath(row.termType === 'tag' ? 'tag' : 'category', slug, languages),
  };
}
