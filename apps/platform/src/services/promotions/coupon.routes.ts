import { couponHistory } from '@izlog/contract/ecommerce/coupon-resource';
import {
  deleteCoupon as deleteEndpoint,
  filterCoupons,
  getCoupon,
  saveCoupon,
} from '@izlog/contract/ecommerce/coupon-staff';
import { promotionHistory } from '@izlog/contract/ecommerce/promotion-resource';
import {
  deletePromotion as deletePromotionEndpoint,
  filterPromotions,
  getPromotion,
  savePromotion,
} from '@izlog/contract/ecommerce/promotion-staff';
import { onlyInShops } from '#platform/kernel/access/only-in-shops.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { type Route, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { productUsers } from '#platform/kernel/product-uses.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { serveHistory } from '#platform/kernel/resource/record-history.ts';
import { type DiscountRow, type DiscountType, readDiscount } from './discount-staff.queries.ts';
import { namedInPromotions } from './named-in-promotions.queries.ts';
import { deleteCoupon, type ListCouponUses, showCoupon, showCoupons, writeCoupon } from './write-coupons.ts';
import { deletePromotion, showPromotion, showPromotions, writePromotion } from './write-promotions.ts';

/** The calls with which staff keep coupons and promotions. */
export function couponRoutes(kernel: Kernel, listUses: ListCouponUses): Route[] {
  kernel.held.get(productUsers).push(namedInPromotions);
  return [
    route(filterCoupons, showCoupons),
    route(getCoupon, (ctx, input) => showCoupon(ctx, listUses, input)),
    route(saveCoupon, writeCoupon),
    route(deleteEndpoint, deleteCoupon),
    serveHistory(couponHistory, async (ctx, id) => `coupon ${(await ofType(ctx, 'coupon', id)).code}`),
    route(filterPromotions, showPromotions),
    route(getPromotion, showPromotion),
    route(savePromotion, writePromotion),
    route(deletePromotionEndpoint, deletePromotion),
    serveHistory(promotionHistory, async (ctx, id) => `promotion ${(await ofType(ctx, 'promotion', id)).id}`),
  ].map(onlyInShops);
}

async function ofType(ctx: Ctx, type: DiscountType, id: number): Promise<DiscountRow> {
  const row = await readDiscount(ctx, type, id);
  if (!row) throw new Refusal('notFound');
  return row;
}
