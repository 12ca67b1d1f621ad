import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findCredit } from '#platform/services/companies/index.ts';
import type { OrderContent } from './order-from-cart.ts';

const day = 86_400_000;

/** Until when an order on invoice is to be paid; the days are counted again from its invoice. */
export const dueAfter = (termDays: number | null, now: Date): Date | null =>
  termDays === null ? null : new Date(now.getTime() + termDays * day);

/**
 * The days in which an order on invoice is to be paid, as its company was granted them; null where none were. Holds the company
 * until the commit, so that its orders come one after the other, and refuses (paymentMethodNotApplicable) what is above the limit
 * by then. The caller has locked cart and order; stock is locked after it.
 */
export async function takeCredit(
  ctx: Ctx,
  cartId: number,
  { values: { company, orderTotal, currency }, payment }: OrderContent,
): Promise<Pick<OrderContent['values'], 'termDays' | 'dueAt'>> {
  if (payment.kind !== 'hpf' || !company) return { termDays: null, dueAt: null };
  const credit = await findCredit(ctx, company.oib, { userId: null, cartId, isHeld: true });
  if (!credit) {
    if (payment.isOnTerms) throw new Refusal('paymentMethodNotApplicable', { name: payment.name });
    return { termDays: null, dueAt: null };
  }
  if (orderTotal > credit.left || currency !== ctx.site.mainCurrency.code)
    throw new Refusal('paymentMethodNotApplicable', { name: payment.name });
  return { termDays: credit.days, dueAt: dueAfter(credit.days, ctx.now) };
}
