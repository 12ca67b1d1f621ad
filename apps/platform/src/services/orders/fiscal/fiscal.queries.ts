import { and, count, eq, inArray, ne } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { fiscalMessages } from './fiscal.tables.ts';

export type FiscalMessage = typeof fiscalMessages.$inferSelect;

/** Writes down that a document is to be told to the tax host, at once. */
export async function insertFiscalMessage(ctx: Ctx, documentId: number): Promise<void> {
  await ctx.db
    .insert(fiscalMessages)
    .values({ siteId: ctx.site.id, documentId, host: 'live', nextAt: ctx.now, createdAt: ctx.now });
}

/** How documents stand with the tax host, by their ids. */
export async function listFiscalMessages(
  ctx: Ctx,
  documentIds: readonly number[],
): Promise<ReadonlyMap<number, FiscalMessage>> {
  if (documentIds.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(fiscalMessages)
    .where(and(eq(fiscalMessages.siteId, ctx.site.id), inArray(fiscalMessages.documentId, [...documentIds])));
  return new Map(rows.map((row) => [row.documentId, row]));
}

/** How many documents of the site the tax host has not confirmed. */
export async function countUnconfirmed(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db
    .select({ waiting: count() })
    .from(fiscalMessages)
    .where(and(eq(fiscalMessages.siteId, ctx.site.id), ne(fiscalMessages.state, 'confirmed')));
  return row?.waiting ?? 0;
}
