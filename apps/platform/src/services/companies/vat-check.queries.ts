import type { VatCheck } from '@izlog/contract/ecommerce/taxes/vat-check';
import { and, desc, eq, gte } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { vatChecks } from './vat-check.tables.ts';

type VatCheckRow = typeof vatChecks.$inferSelect;

/** Keeps a consultation. */
export async function insertVatCheck(
  { db, site }: Pick<Ctx, 'db' | 'site'>,
  row: Omit<typeof vatChecks.$inferInsert, 'siteId'>,
): Promise<VatCheck> {
  const [kept] = await db
    .insert(vatChecks)
    .values({ ...row, siteId: site.id })
    .returning();
  if (!kept) throw new Error('the consultation was not kept');
  return checkOf(kept);
}

/** The last yes to a number since then; undefined where there is none. */
export async function findConfirmed(
  { db, site }: Pick<Ctx, 'db' | 'site'>,
  number: string,
  since: Date,
): Promise<VatCheck | undefined> {
  const [row] = await db
    .select()
    .from(vatChecks)
    .where(
      and(
        eq(vatChecks.siteId, site.id),
        eq(vatChecks.number, number),
        eq(vatChecks.answer, 'valid'),
        gte(vatChecks.askedAt, since),
      ),
    )
    .orderBy(desc(vatChecks.askedAt), desc(vatChecks.id))
    .limit(1);
  return row && checkOf(row);
}

const checkOf = ({ id, number, country, answer, consultation, name, askedAt }: VatCheckRow): VatCheck => ({
  id,
  number,
  country,
  answer,
  consultation,
  name,
  at: askedAt.toISOString(),
});
