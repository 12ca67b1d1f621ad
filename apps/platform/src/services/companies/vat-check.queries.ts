import type { VatCheck } from '@izlog/contract/ecommerce/taxes/vat-check';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
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

/** Consultations that no sale rests on are forgotten after so many days. */
const unusedDays = 90;

/** Forgets consultations of carts that became no sale without tax. */
export async function forgetVatChecks({ db }: Pick<Kernel['database'], 'db'>, now: Date): Promise<void> {
  await db.execute(sql`
    delete from vat_checks v
    where v.asked_at < ${now}::timestamptz - make_interval(days => ${unusedDays}::int)
      and not exists (select from orders o
        where o.cart_id = v.cart_id and o.site_id = v.site_id and o.company->'vat' is not null)`);
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
