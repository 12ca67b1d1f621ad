import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { contentItems, contentLive } from './content.tables.ts';
import { languagesOf } from './visibility.ts';

const fields = {
  id: contentItems.id,
  handler: contentItems.handler,
  createdAt: contentItems.createdAt,
  language: contentLive.language,
  title: contentLive.title,
  slug: contentLive.slug,
  meta: contentLive.meta,
  options: contentLive.options,
  mobileMeta: contentLive.mobileMeta,
  mobileOptions: contentLive.mobileOptions,
  parts: contentLive.parts,
  rev: contentLive.rev,
};

export type ElementRow = Awaited<ReturnType<typeof listPublicElements>>[number];

/**
 * Elements by handler or id, each once: in the language of the answer, else in the default one. What is published of them is
 * public at once; no day is compared, since a call that waited for another began before what it finds.
 */
export async function listPublicElements(ctx: Ctx, which: { handlers: readonly string[] } | { id: number }) {
  return ctx.db
    .selectDistinctOn([contentItems.id], fields)
    .from(contentItems)
    .innerJoin(
      contentLive,
      and(
        eq(contentLive.siteId, contentItems.siteId),
        eq(contentLive.itemId, contentItems.id),
        inArray(contentLive.language, languagesOf(ctx)),
        isNotNull(contentLive.publishedAt),
      ),
    )
    .where(
      and(
        eq(contentItems.siteId, ctx.site.id),
        eq(contentItems.kind, 'element'),
        'id' in which ? eq(contentItems.id, which.id) : inArray(contentItems.handler, [...which.handlers]),
      ),
    )
    .orderBy(contentItems.id, desc(sql`${contentLive.language} = ${ctx.language}`));
}
