import type { DocumentKindName } from '@izlog/contract/editing/document';
import type { Ctx } from '#platform/kernel/context.ts';

/** The product or category that has a slug in a draft which the call may see; nobody public has it. */
export async function findByDraftedSlug(
  ctx: Ctx,
  kind: Extract<DocumentKindName, 'product' | 'category'>,
  slug: string,
): Promise<number | undefined> {
  const languages = [ctx.language, ctx.site.defaultLanguage];
  const found = (await ctx.drafts?.findBySlug(ctx, kind, slug, languages)) ?? [];
  return (found.find(({ language }) => language === ctx.language) ?? found[0])?.id;
}
