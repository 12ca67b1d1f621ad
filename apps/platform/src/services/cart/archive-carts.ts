import { sql } from 'drizzle-orm';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { forgetVatChecks } from '#platform/services/companies/index.ts';

/** Carts without an item are forgotten after so many days. */
const emptyDays = 2;
/** What was sent twice comes at once, or after a page that stood open for a while. */
const attemptDays = 2;
/** Most rows of one statement, so that nobody waits long for a lock. */
const batch = 1000;

/** Registers the job that, every night, closes carts that nobody comes back to. */
export function defineArchiveCartsJob(kernel: Kernel): void {
  kernel.jobs.define('cart-archive', () => archiveCarts(kernel, new Date()), '17 3 * * *');
}

/** Archives carts untouched for as long as their site says (CART-026), and forgets empty ones, old attempts and what agents left. */
export async function archiveCarts({ database: { db } }: Pick<Kernel, 'database'>, now: Date): Promise<void> {
  await untilNone(() =>
    db.execute(sql`
      update carts set status = 'archived' where id in (
        select c.id from carts c left join checkout_settings s on s.site_id = c.site_id
        where c.status = 'open'
          and c.updated_at < ${now}::timestamptz - make_interval(days => coalesce(s.cart_days, 90))
        limit ${batch} for update of c skip locked)`),
  );
  await untilNone(() =>
    db.execute(sql`
      delete from carts where id in (
        select c.id from carts c
        where c.status = 'open' and c.updated_at < ${now}::timestamptz - make_interval(days => ${emptyDays}::int)
          and not exists (select from cart_items i where i.cart_id = c.id)
        limit ${batch} for update of c skip locked)`),
  );
  await untilNone(() =>
    db.execute(sql`
      delete from cart_attempts where ctid = any(array(
        select ctid from cart_attempts
        where created_at < ${now}::timestamptz - make_interval(days => ${attemptDays}::int)
        limit ${batch} for update skip locked))`),
  );
  await untilNone(() =>
    db.execute(sql`
      delete from agent_carts where link in (
        select link from agent_carts where expires_at < ${now}::timestamptz limit ${batch} for update skip locked)`),
  );
  await forgetVatChecks({ db }, now);
}

async function untilNone(run: () => Promise<{ rowCount: number | null }>): Promise<void> {
  while (((await run()).rowCount ?? 0) >= batch);
}
