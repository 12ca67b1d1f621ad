import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { outsidePapers } from './outside-paper.tables.ts';

export type OutsidePaper = typeof outsidePapers.$inferSelect;

/** The papers of other programs on an order, the invoice first. */
export function listOutsidePapers(ctx: Ctx, orderId: number): Promise<OutsidePaper[]> {
  return ctx.db
    .select()
    .from(outsidePapers)
    .where(and(eq(outsidePapers.siteId, ctx.site.id), eq(outsidePapers.orderId, orderId)))
    .orderBy(sql`${outsidePapers.kind} <> 'invoice'`, asc(outsidePapers.id));
}

/** Whether another order of the site has a paper of this number from the same year: numbers begin again with each. */
export async function isOnAnotherOrder(
  ctx: Ctx,
  { orderId, kind, number, issuedOn }: Pick<OutsidePaper, 'orderId' | 'kind' | 'number' | 'issuedOn'>,
): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: outsidePapers.id })
    .from(outsidePapers)
    .where(
      and(
        eq(outsidePapers.siteId, ctx.site.id),
        eq(outsidePapers.kind, kind),
        eq(outsidePapers.number, number),
        ne(outsidePapers.orderId, orderId),
        sql`extract(year from ${outsidePapers.issuedOn}) = extract(year from ${issuedOn}::date)`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Keeps a paper, or what it says now; returns its row. */
export async function insertOutsidePaper(
  ctx: Ctx,
  row: Omit<typeof outsidePapers.$inferInsert, 'siteId'>,
): Promise<OutsidePaper> {
  const { issuedOn, fileName, fileSize, storageKey, userId } = row;
  const [kept] = await ctx.db
    .insert(outsidePapers)
    .values({ ...row, siteId: ctx.site.id })
    .onConflictDoUpdate({
      target: [outsidePapers.orderId, outsidePapers.kind, outsidePapers.number],
      set: { issuedOn, userId, ...(storageKey && { fileName, fileSize, storageKey }) },
    })
    .returning();
  if (!kept) throw new Error('the paper was not kept');
  return kept;
}

export async function deleteOutsidePaper(ctx: Ctx, id: number): Promise<void> {
  await ctx.db
    .delete(outsidePapers)
    .where(and(eq(outsidePapers.siteId, ctx.site.id), eq(outsidePapers.id, id)));
}
