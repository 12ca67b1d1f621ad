import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/context.ts';
import { contentItems, contentLive } from './content.tables.ts';
import { isPublic, languagesOf } from './visibility.ts';

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

/** Elements by handler or id, each once: in the language of the answer, else in the default one. */
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
        isPublic(ctx),
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
