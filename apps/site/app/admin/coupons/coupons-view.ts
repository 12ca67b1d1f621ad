import type { getCoupon } from '@izlog/contract/ecommerce/coupon-staff';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { SiteLanguage } from '../../i18n/site-language.ts';

/** A coupon with its products, customers and last orders. */
export type FullCoupon = EndpointAnswer<typeof getCoupon>;

/** A discount with what it is for, with a code or without. */
export type FullDiscount = Omit<FullCoupon, 'code' | 'uses'>;

/** A category that a discount can be for; those below another stand `depth` steps in. */
export interface CategoryTick {
  id: number;
  name: string;
  depth: number;
}

/** One coupon, or none yet, with what its form offers. */
export interface CouponView {
  coupon: FullCoupon | null;
  categories: readonly CategoryTick[];
  /** Segments of customers that it can be for. */
  segments: readonly { id: number; name: string }[];
  languages: readonly SiteLanguage[];
  /** Whether the reader may open the orders that used it. */
  mayReadOrders: boolean;
}
