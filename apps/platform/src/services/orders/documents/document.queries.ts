import { and, asc, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { issuedDocuments } from './document.tables.ts';

export type IssuedDocument = typeof issuedDocuments.$inferSelect;

/** Keeps a document and gives its id; the database makes its hash. */
export async function insertDocument(
  ctx: Ctx,
  row: Omit<typeof issuedDocuments.$inferInsert, 'siteId' | 'hash'>,
): Promise<number> {
  const [kept] = await ctx.db
    .insert(issuedDocuments)
    .values({ ...row, siteId: ctx.site.id })
    .returning({ id: issuedDocuments.id });
  if (!kept) throw new Error('the document was not kept');
  return kept.id;
}

/** The documents issued for an order, the invoice first. */
export function listDocuments(ctx: Ctx, orderId: number): Promise<IssuedDocument[]> {
  return ctx.db
    .select()
    .from(issuedDocuments)
    .where(and(eq(issuedDocuments.siteId, ctx.site.id), eq(issuedDocuments.orderId, orderId)))
    .orderBy(asc(issuedDocuments.id));
}
