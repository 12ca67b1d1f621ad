import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import { siteOptions } from './option.tables.ts';

export async function putOption(ctx: Ctx, row: typeof siteOptions.$inferInsert): Promise<void> {
  await ctx.db
    .insert(siteOptions)
    .values(row)
    .onConflictDoUpdate({ target: [siteOptions.siteId, siteOptions.key], set: row });
}

/** Options that staff have set, all or those named. */
export async function listSetOptions(ctx: Pick<Ctx, 'db' | 'site'>, keys?: readonly string[]) {
  const ofSite = eq(siteOptions.siteId, ctx.site.id);
  return ctx.db
    .select()
    .from(siteOptions)
    .where(keys ? and(ofSite, inArray(siteOptions.key, [...keys])) : ofSite)
    .orderBy(siteOptions.key);
}

/** Anyone who compares the options with what was read of them does so one after the other. */
export async function lockOptions(ctx: Ctx): Promise<void> {
  await takeTurn(ctx, 'options');
}
