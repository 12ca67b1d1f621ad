import type { Ctx } from '#platform/kernel/context.ts';
import {
  findCouponId,
  promotionCustomer,
  promotionUses,
  type UsedUp,
} from '#platform/services/promotions/index.ts';
import { listItems, type OrderRow } from '../order.queries.ts';
import { accountOf } from '../placing/order-buyer.ts';

const holderOf = ({ id }: OrderRow) => `order:${id}`;

/** Gives back the uses of promotions that an order has; answers of which. */
export const giveBackPromotions = (ctx: Ctx, order: OrderRow): Promise<number[]> =>
  promotionUses.giveBack(ctx, holderOf(order));

/**
 * Counts again what an ended order had given back. Refuses with couponUsedUp what others, or its own customer by another
 * order, have used since; `isPriceGranted` leaves those uncounted.
 */
export async function winPromotions(ctx: Ctx, order: OrderRow, isPriceGranted: boolean): Promise<void> {
  const use = await useOf(ctx, order);
  const ids = await givenBack(ctx, order);
  const lost = isPriceGranted ? await promotionUses.findUsedUp(ctx, ids, use) : [];
  const won = ids.filter((id) => lost.every((one) => one.id !== id));
  await promotionUses.count(ctx, won, use);
}

/** Promotions whose uses an ended order could not win again now. */
export async function findLostPromotions(ctx: Ctx, order: OrderRow): Promise<UsedUp[]> {
  return promotionUses.findUsedUp(ctx, await givenBack(ctx, order), await useOf(ctx, order));
}

const useOf = async (ctx: Ctx, order: OrderRow) => ({
  holder: holderOf(order),
  customer: promotionCustomer(await accountOf(ctx, order.userId), order.email),
});

/** Of orders from before it was kept: the coupon, and the promotions that gave something. */
async function givenBack(ctx: Ctx, order: OrderRow): Promise<number[]> {
  if (order.givenBackPromotions !== null) return order.givenBackPromotions;
  const coupon = order.couponCode === null ? undefined : await findCouponId(ctx, order.couponCode);
  const gifts = (await listItems(ctx, [order.id])).flatMap(({ giftPromotionId }) => giftPromotionId ?? []);
  return [...new Set([...(coupon === undefined ? [] : [coupon]), ...gifts])];
}
