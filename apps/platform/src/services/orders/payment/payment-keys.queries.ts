import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { paymentKeys } from './payment.tables.ts';

/** The encrypted keys of a provider of this site. */
export async function findSealedKeys(ctx: Ctx, gateway: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ sealed: paymentKeys.sealed })
    .from(paymentKeys)
    .where(and(eq(paymentKeys.siteId, ctx.site.id), eq(paymentKeys.gateway, gateway)));
  return row?.sealed;
}

/** Which providers have keys; nothing secret. */
export function listKeyNames(ctx: Ctx) {
  return ctx.db
    .select({ gateway: paymentKeys.gateway, mode: paymentKeys.mode, names: paymentKeys.names })
    .from(paymentKeys)
    .where(eq(paymentKeys.siteId, ctx.site.id));
}

export async function putKeys(
  ctx: Ctx,
  row: { gateway: string; sealed: string; names: string[]; mode: 'live' | 'test' },
): Promise<void> {
  const { gateway, ...rest } = row;
  await ctx.db
    .insert(paymentKeys)
    .values({ siteId: ctx.site.id, gateway, ...rest, updatedAt: ctx.now })
    .onConflictDoUpdate({
      target: [paymentKeys.siteId, paymentKeys.gateway],
      set: { ...rest, updatedAt: ctx.now },
    });
}

export async function removeKeys(ctx: Ctx, gateway: string): Promise<void> {
  await ctx.db
    .delete(paymentKeys)
    .where(and(eq(paymentKeys.siteId, ctx.site.id), eq(paymentKeys.gateway, gateway)));
}
