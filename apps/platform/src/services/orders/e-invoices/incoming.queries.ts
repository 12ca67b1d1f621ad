import { and, count, desc, eq, getTableColumns, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { incomingInvoices } from './e-invoice.tables.ts';

export type IncomingRow = typeof incomingInvoices.$inferSelect;

/** A document without its text, which may be as long as 30 MB. */
export type ListedIncoming = Omit<IncomingRow, 'xml'>;

const { xml: _text, ...listedColumns } = getTableColumns(incomingInvoices);

/** Keeps a document that came; the same text again is the same document. Gives its row and whether it is new. */
export async function insertIncoming(
  ctx: Ctx,
  row: Omit<typeof incomingInvoices.$inferInsert, 'siteId'>,
): Promise<{ row: ListedIncoming; isNew: boolean }> {
  const [inserted] = await ctx.db
    .insert(incomingInvoices)
    .values({ ...row, siteId: ctx.site.id, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning(listedColumns);
  if (inserted) return { row: inserted, isNew: true };
  const [known] = await ctx.db
    .select(listedColumns)
    .from(incomingInvoices)
    .where(and(eq(incomingInvoices.siteId, ctx.site.id), eq(incomingInvoices.hash, row.hash)));
  if (!known) throw new Error('the document was not kept');
  return { row: known, isNew: false };
}

/** Documents that came, the newest first. */
export async function listIncoming(
  ctx: Ctx,
  which: SQL | undefined,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: ListedIncoming[]; total: number }> {
  const own = and(eq(incomingInvoices.siteId, ctx.site.id), which);
  const rows = await ctx.db
    .select(listedColumns)
    .from(incomingInvoices)
    .where(own)
    .orderBy(desc(incomingInvoices.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await ctx.db.select({ total: count() }).from(incomingInvoices).where(own);
  return { rows, total: counted?.total ?? 0 };
}

export async function findIncoming(
  ctx: Ctx,
  id: number,
  { lock = false } = {},
): Promise<IncomingRow | undefined> {
  const query = ctx.db
    .select()
    .from(incomingInvoices)
    .where(and(eq(incomingInvoices.siteId, ctx.site.id), eq(incomingInvoices.id, id)));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

export async function updateIncoming(
  { db, site }: Pick<Ctx, 'db' | 'site'>,
  id: number,
  changes: Partial<typeof incomingInvoices.$inferInsert>,
): Promise<void> {
  await db
    .update(incomingInvoices)
    .set(changes)
    .where(and(eq(incomingInvoices.siteId, site.id), eq(incomingInvoices.id, id)));
}

/** Takes the next refusal that is to be reported. Nobody else takes it until `until`. */
export async function takeDueRejection(
  { db, site, now }: Ctx,
  until: Date,
): Promise<ListedIncoming | undefined> {
  const due = db
    .select({ id: incomingInvoices.id })
    .from(incomingInvoices)
    .where(
      and(
        eq(incomingInvoices.siteId, site.id),
        eq(incomingInvoices.report, 'waiting'),
        lte(incomingInvoices.nextAt, now),
      ),
    )
    .orderBy(incomingInvoices.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(incomingInvoices)
    .set({ attempts: sql`${incomingInvoices.attempts} + 1`, lastAt: now, nextAt: until })
    .where(inArray(incomingInvoices.id, due))
    .returning(listedColumns);
  return row;
}

export async function listSitesWithRejections(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ siteId: incomingInvoices.siteId })
    .from(incomingInvoices)
    .where(lte(incomingInvoices.nextAt, now));
  return rows.map(({ siteId }) => siteId);
}

/** What came and waits for people: nobody decided, or a refusal that was not reported. */
export const waitsForPeople = or(
  eq(incomingInvoices.state, 'new'),
  and(eq(incomingInvoices.state, 'refused'), ne(incomingInvoices.report, 'reported')),
);
