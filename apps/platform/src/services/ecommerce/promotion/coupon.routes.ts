import {
  deleteCoupon as deleteEndpoint,
  filterCoupons,
  saveCoupon,
} from '@izlog/contract/ecommerce/coupon-staff';
import { type Route, route } from '../../../kernel/route.ts';
import { deleteCoupon, keepCoupon, showCoupons } from './keep-coupons.ts';

/** The calls with which staff keep the coupons. */
export function couponRoutes(): Route[] {
  return [
    route(filterCoupons, showCoupons),
    route(saveCoupon, keepCoupon),
    route(deleteEndpoint, deleteCoupon),
  ];
}
