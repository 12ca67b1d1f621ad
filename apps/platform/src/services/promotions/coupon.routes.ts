import {
  deleteCoupon as deleteEndpoint,
  filterCoupons,
  getCoupon,
  saveCoupon,
} from '@izlog/contract/ecommerce/coupon-staff';
import {
  deletePromotion as deletePromotionEndpoint,
  filterPromotions,
  getPromotion,
  savePromotion,
} from '@izlog/contract/ecommerce/promotion-staff';
import { onlyInShops } from '../../kernel/access/only-in-shops.ts';
import { type Route, route } from '../../kernel/http/route.ts';
import { deleteCoupon, type ListCouponUses, showCoupon, showCoupons, writeCoupon } from './write-coupons.ts';
import { deletePromotion, showPromotion, showPromotions, writePromotion } from './write-promotions.ts';

/** The calls with which staff keep coupons and promotions. */
export function couponRoutes(listUses: ListCouponUses): Route[] {
  return [
    route(filterCoupons, showCoupons),
    route(getCoupon, (ctx, input) => showCoupon(ctx, listUses, input)),
    route(saveCoupon, writeCoupon),
    route(deleteEndpoint, deleteCoupon),
    route(filterPromotions, showPromotions),
    route(getPromotion, showPromotion),
    route(savePromotion, writePromotion),
    route(deletePromotionEndpoint, deletePromotion),
  ].map(onlyInShops);
}
