import type { getCoupon } from '@izlog/contract/ecommerce/coupon-staff';
import type { EndpointAnswer } from '@izlog/contract/endpoint';

/** A coupon with its products, customers and last orders. */
export type FullCoupon = EndpointAnswer<typeof getCoupon>;

/** A discount with what it is for, with a code or without. */
export type FullDiscount = Omit<FullCoupon, 'code' | 'uses'>;
