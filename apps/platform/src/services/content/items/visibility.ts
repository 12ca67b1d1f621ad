import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { contentItems, contentLive } from './content.tables.ts';

/** Whether unpublished content is shown: only to staff who may edit content, and only when asked for (CMS-024). */
export function maySeeDrafts(
  { caller, drafts }: Pick<Ctx, 'caller' | 'drafts'>,
  preview: boolean | undefined,
): boolean {
  return (
    (preview === true || drafts !== undefined) &&
    caller.kind === 'staff' &&
    caller.permissions.includes('content.edit')
  );
}

/** The languages content is looked for in: that of the answer, then the site's default (CMS-007). */
export function languagesOf({ language, site }: Pick<Ctx, 'language' | 'site'>): string[] {
  return [...new Set([language, site.defaultLanguage])];
}

/** SQL: the row is public now; `live` may be an alias of contentLive. */
export function isPublic(
  ctx: Pick<Ctx, 'now'>,
  live: Pick<typeof contentLive, 'publishedAt'> = contentLive,
): SQL {
  return sql`${live.publishedAt} <= ${ctx.now}`;
}

/** SQL: the row is public, or the caller may see drafts. */
export function isVisible(ctx: Ctx, preview: boolean | undefined): SQL {
  return maySeeDrafts(ctx, preview) ? sql`true` : isPublic(ctx);
}

/** SQL: the row is in the language of the answer, or in the default one while the other has none that is public. */
export function isBestLanguage(ctx: Ctx, preview: boolean | undefined): SQL {
  const { language, site } = ctx;
  if (language === site.defaultLanguage) return sql`${contentLive.language} = ${language}`;
  const shown = maySeeDrafts(ctx, preview) ? sql`true` : sql`other.published_at <= ${ctx.now}`;
  return sql`(${contentLive.language} = ${language} or (${contentLive.language} = ${site.defaultLanguage} and not exists (
    select from content_live other
    where other.site_id = ${site.id} and other.item_id = ${contentLive.itemId} and other.language = ${language} and ${shown})))`;
}

/** SQL: the item of a contentLive row does not lie in the bin; what does is public nowhere, so only staff need to ask. */
export const isNotInBin: SQL = sql`not exists (
  select from ${contentItems} binned where binned.id = ${contentLive.itemId} and binned.archived_at is not null)`;
