import { and, eq, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { contentSlugs } from './content.tables.ts';

/** Where slugs live: pages and posts share `/{slug}`, terms stand below the blog. */
export type SlugSpace = 'root' | 'blog';

export interface SlugClaim {
  itemId: number;
  language: string;
  space: SlugSpace;
  slug: string;
}

/**
 * Makes a slug the current one of an item in a language. The item's former slugs stay and lead to it; another item's
 * former slug may be taken over, its current one may not: then nothing is done and the answer is false.
 */
export async function claimSlug(ctx: Ctx, claim: SlugClaim): Promise<boolean> {
  await ctx.db
    .update(contentSlugs)
    .set({ isCurrent: false })
    .where(
      and(
        eq(contentSlugs.itemId, claim.itemId),
        eq(contentSlugs.language, claim.language),
        eq(contentSlugs.isCurrent, true),
        ne(contentSlugs.slug, claim.slug),
      ),
    );
  const taken = await ctx.db
    .insert(contentSlugs)
    .values({ ...claim, siteId: ctx.site.id, isCurrent: true })
    .onConflictDoUpdate({
      target: [contentSlugs.siteId, contentSlugs.language, contentSlugs.space, contentSlugs.slug],
      set: { itemId: claim.itemId, isCurrent: true },
      setWhere: sql`not ${contentSlugs.isCurrent} or ${contentSlugs.itemId} = ${claim.itemId}`,
    })
    .returning({ itemId: contentSlugs.itemId });
  return taken.length > 0;
}
