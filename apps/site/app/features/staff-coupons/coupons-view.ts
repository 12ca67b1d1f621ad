import type { Coupon, getCoupon } from '@izlog/contract/ecommerce/coupon-staff';
import { couponStates } from '@izlog/contract/ecommerce/coupon-states';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { SiteLanguage } from '../../i18n/site-language.ts';

/** By what the list is narrowed, as the address has it; empty texts for what does not narrow. */
export interface CouponFilter {
  search: string;
  state: string;
}

/** A page of the coupons of the shop. */
export interface CouponsView {
  filter: CouponFilter;
  coupons: readonly Coupon[];
  total: number;
  page: number;
  lastPage: number;
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

/** The filter as the query of an address; empty for the whole list. */
export function filterQuery(filter: CouponFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).filter(([, text]) => text !== ''));
}

/** What an address narrows the list by; what it cannot mean is passed over. */
export function filterOf({ searchParams }: URL): CouponFilter {
  const search = (searchParams.get('search') ?? '').trim();
  const state = searchParams.get('state') ?? '';
  return {
    search: search.length <= 100 ? search : '',
    state: couponStates.some((one) => one === state) ? state : '',
  };
}
