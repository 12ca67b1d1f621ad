import type { Coupon, getCoupon } from '@izlog/contract/ecommerce/coupon-staff';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { SiteLanguage } from '../../i18n/site-language.ts';
import type { ListPage } from '../frame/list-query.ts';

/** By what the list is narrowed, as the address has it; empty texts for what does not narrow. */
export type CouponFilter = {
  search: string;
  state: string;
};

/** A page of the coupons of the shop. */
export interface CouponsView {
  filter: CouponFilter;
  coupons: readonly Coupon[];
  page: ListPage;
}

/** A coupon with its products, customers and last orders. */
export type FullCoupon = EndpointAnswer<typeof getCoupon>;

/** A category that a coupon can be for; those below another stand `depth` steps in. */
export interface CategoryTick {
  id: number;
  name: string;
  depth: number;
}

/** One coupon, or none yet, with what its form offers. */
export interface CouponView {
  coupon: FullCoupon | null;
  categories: readonly CategoryTick[];
  languages: readonly SiteLanguage[];
  /** Whether the reader may open the orders that used it. */
  mayReadOrders: boolean;
}
