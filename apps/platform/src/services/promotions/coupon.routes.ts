import {
  deleteCoupon as deleteEndpoint,
  filterCoupons,
  getCoupon,
  saveCoupon,
} from '@izlog/contract/ecommerce/coupon-staff';
import { onlyInShops } from '../../kernel/access/only-in-shops.ts';
import { type Route, route } from '../../kernel/http/route.ts';
import { deleteCoupon, type ListCouponUses, showCoupon, showCoupons, writeCoupon } from './write-coupons.ts';

/** The calls with which staff keep the coupons. */
export function couponRoutes(listUses: ListCouponUses): Route[] {
  return [
    route(filterCoupons, showCoupons),
    route(getCoupon, (ctx, input) => showCoupon(ctx, listUses, input)),
    route(saveCoupon, writeCoupon),
    route(deleteEndpoint, deleteCoupon),
  ].map(onlyInShops);
}
