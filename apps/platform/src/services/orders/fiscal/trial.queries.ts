import type { FiscalTrial } from '@izlog/contract/ecommerce/duties/fiscal-certificates';
import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { fiscalTrials } from './fiscal.tables.ts';

type TrialRow = typeof fiscalTrials.$inferSelect;

/** Begins a trial; what the host says is written into it. Its id is the number of the test invoice. */
export async function insertTrial(ctx: Ctx, row: Pick<TrialRow, 'host' | 'oib'>): Promise<number> {
  const [begun] = await ctx.db
    .insert(fiscalTrials)
    .values({ siteId: ctx.site.id, sentAt: ctx.now, ...row })
    .returning({ id: fiscalTrials.id });
  if (!begun) throw new Error('no trial was begun');
  return begun.id;
}

export async function updateTrial(
  { db }: Pick<Ctx, 'db'>,
  id: number,
  changes: Partial<TrialRow>,
): Promise<TrialRow> {
  const [row] = await db.update(fiscalTrials).set(changes).where(eq(fiscalTrials.id, id)).returning();
  if (!row) throw new Error(`trial ${id} is gone`);
  return row;
}

/** The last trial of the site. */
export async function findTrial({ db, site }: Pick<Ctx, 'db' | 'site'>): Promise<TrialRow | undefined> {
  const [row] = await db
    .select()
    .from(fiscalTrials)
    .where(eq(fiscalTrials.siteId, site.id))
    .orderBy(desc(fiscalTrials.id))
    .limit(1);
  return row;
}

export const presentTrial = ({ id, siteId, oib, sentAt, ...row }: TrialRow): FiscalTrial => ({
  ...row,
  sentAt: sentAt.toISOString(),
});
