import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { postTerms, terms } from '../items/content.tables.ts';

/** Those of the ids that are terms of the site. */
export async function listTermIds(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({ id: terms.itemId })
    .from(terms)
    .where(and(eq(terms.siteId, ctx.site.id), inArray(terms.itemId, [...ids])));
  return rows.map((row) => row.id);
}

export async function putTerm(ctx: Ctx, row: typeof terms.$inferInsert): Promise<void> {
  await ctx.db.insert(terms).values(row).onConflictDoUpdate({ target: terms.itemId, set: row });
}

/** Replaces the terms of a post. */
export async function putPostTerms(ctx: Ctx, postId: number, termIds: readonly number[]): Promise<void> {
  await ctx.db.delete(postTerms).where(and(eq(postTerms.siteId, ctx.site.id), eq(postTerms.postId, postId)));
  if (termIds.length === 0) return;
  await ctx.db
    .insert(postTerms)
    .values(termIds.map((termId, position) => ({ siteId: ctx.site.id, postId, termId, position })));
}
