import { and, eq, or, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { OrderRow } from '../order.queries.ts';
import { orders } from '../order.tables.ts';

/** The number of an order in a name of a file: 2026-000123, with any one sign between. */
const orderNumber = /(?<!\d)(\d{4})[-_. ](\d{6,})(?!\d)/g;

/** The orders that the name of a file tells: by their own number, else by that of the invoice that they have. */
export async function findOrdersNamed(ctx: Ctx, name: string): Promise<OrderRow[]> {
  const base = name.replace(/\.pdf$/i, '');
  const slugs = [...base.matchAll(orderNumber)].map(([, year, count]) => `${year}-${count}`);
  // Slashes of a number cannot stand in the name of a file: signs between count alike.
  const flat = base.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();
  const byNumber = sql`trim(both '-' from lower(regexp_replace(${orders.invoiceNumber}, '[^[:alnum:]]+', '-', 'g'))) = ${flat}`;
  return ctx.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.siteId, ctx.site.id),
        slugs.length > 0 ? or(...slugs.map((slug) => eq(orders.slug, slug))) : byNumber,
      ),
    )
    .limit(2) as Promise<OrderRow[]>;
}

/** What the name of a file says beside the number of its order: the number of the invoice, with slashes between its parts. */
export function numberInName(name: string, slug: string): string {
  const rest = name
    .replace(/\.pdf$/i, '')
    .replace(orderNumber, (found) => (found.replaceAll(/[_. ]/g, '-') === slug ? ' ' : found));
  // The number is the last word with a digit: those before it are none of it.
  const number = rest.split(/[\s_]+/).findLast((word) => /\d/.test(word)) ?? '';
  return number.replaceAll(/[-.]/g, '/');
}
