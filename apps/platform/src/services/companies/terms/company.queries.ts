import { unowedStates } from '@izlog/contract/ecommerce/orders/order-states';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { companies } from './company.tables.ts';

/** What a company may still buy on invoice: whether `buyer` may in its name, its days, and what is left of its limit in cents. */
export interface CompanyCredit {
  isBuyer: boolean;
  days: number;
  left: number;
}

/**
 * What orders on invoice of a company still owe, in cents of the main currency, in which alone such orders are made; the order of
 * a cart, or the one that it changes, is left out.
 */
export const openTotalOf = (site: SQL, number: SQL, cartId: number | null = null): SQL => sql`(
  select coalesce(sum(greatest(0, o.order_total - (o.paid_total - o.refunded_total))), 0)::float8 from orders o
  where o.site_id = ${site} and o.payment_kind = 'hpf' and o.paid_at is null
    and o.state <> all(${sql.param([...unowedStates])}::text[]) and o.company->>'oib' = ${number}
    and o.cart_id is distinct from ${cartId}::bigint
    and not exists (select from order_drafts d where d.cart_id = ${cartId}::bigint and d.edits_order_id = o.id))`;

/**
 * The terms of a company by its number as carts keep it; undefined where it has none that are in force. `userId` is the account
 * that buys, whose e-mail must be confirmed and among its buyers. `isHeld` holds them until the transaction ends, so that orders
 * of one company come one after the other: hold them after cart and order, before payment and stock.
 */
export async function findCredit(
  { db, site }: Ctx,
  number: string,
  { userId, cartId, isHeld = false }: { userId: number | null; cartId: number; isHeld?: boolean },
): Promise<CompanyCredit | undefined> {
  const where = and(
    eq(companies.siteId, site.id),
    eq(companies.number, number),
    eq(companies.isActive, true),
  );
  const query = db.select().from(companies).where(where);
  const [row] = await (isHeld ? query.for('update') : query);
  if (!row) return undefined;
  // A statement of its own, after the lock: what others have ordered meanwhile is seen.
  const { rows } = await db.execute<{ open: number; isBuyer: boolean }>(sql`
    select ${openTotalOf(sql`${site.id}`, sql`${number}`, cartId)} as open,
      exists (select from users u where u.site_id = ${site.id} and u.id = ${userId}::bigint and not u.is_guest
        and u.email_confirmed and lower(u.email) = any(${sql.param(row.buyers)}::text[])) as "isBuyer"`);
  const { open = 0, isBuyer = false } = rows[0] ?? {};
  return { isBuyer, days: row.days, left: row.creditLimit - open };
}
