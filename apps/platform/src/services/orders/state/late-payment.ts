import type { StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { type Cents, toDecimal } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { promotionName } from '#platform/services/promotions/index.ts';
import { type HeldBecause, mailHeldPayment } from '../mails/order-mails.ts';
import { listItems, type OrderRow } from '../order.queries.ts';
import { flagForReview } from './flag-for-review.ts';
import { findLostPromotions } from './order-promotions.ts';
import { findShortOfOrder } from './order-stock.ts';
import { heldMoney, restOf } from './rest-to-pay.ts';
import { whoEnded } from './who-ended.ts';

/** Money that does not simply pay its order: people are called, and the buyer is told what came and what follows. */
export async function holdPayment(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  why: HeldBecause,
  { amount, key }: { amount: Cents; key: string },
): Promise<void> {
  await flagForReview(kernel, ctx, order, why);
  await mailHeldPayment(kernel, ctx, order, why, { amount, key });
}

/**
 * What staff have to know of an order that ended before it was paid: who ended it, what of the buyer's money is held, and
 * what it could not have again now; null for all others.
 */
export async function presentEnded(ctx: Ctx, order: OrderRow): Promise<StaffOrder['ended']> {
  const by = await whoEnded(ctx, order);
  if (by === null || order.paidAt !== null) return null;
  const items = await listItems(ctx, [order.id]);
  const nameOf = (productId: number) =>
    items.find((item) => item.productId === productId)?.name ??
    items.find(({ pieces }) => pieces.some((piece) => piece.productId === productId))?.name ??
    '';
  const short = await findShortOfOrder(ctx, order);
  const lost = await findLostPromotions(ctx, order);
  return {
    by,
    held: toDecimal(heldMoney(order)),
    lacks: {
      money: toDecimal(restOf(order)),
      pieces: short.map(({ productId, missing }) => ({ name: nameOf(productId), quantity: missing })),
      discounts: lost.map((one) => ({ name: promotionName(ctx, one), isByCustomer: one.isByCustomer })),
    },
  };
}
