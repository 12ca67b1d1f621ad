import {
  deleteCoupon as deleteEndpoint,
  filterCoupons,
  getCoupon,
  saveCoupon,
} from '@izlog/contract/ecommerce/coupon-staff';
import { type Route, route } from '../../../kernel/route.ts';
import { deleteCoupon, keepCoupon, showCoupon, showCoupons } from './keep-coupons.ts';

/** The calls with which staff keep the coupons. */
export function couponRoutes(): Route[] {
  return [
    route(filterCoupons, showCoupons),
    route(getCoupon, showCoupon),
    route(saveCoupon, keepCoupon),
    route(deleteEndpoint, deleteCoupon),
  ];
}
