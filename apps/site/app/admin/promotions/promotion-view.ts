import type { getPromotion } from '@izlog/contract/ecommerce/promotion-staff';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { SiteLanguage } from '../../i18n/site-language.ts';
import type { CategoryTick } from '../coupons/coupons-view.ts';

/** A promotion with its products and customers. */
export type FullPromotion = EndpointAnswer<typeof getPromotion>;

/** One promotion, or none yet, with what its form offers. */
export interface PromotionView {
  promotion: FullPromotion | null;
  categories: readonly CategoryTick[];
  segments: readonly { id: number; name: string }[];
  languages: readonly SiteLanguage[];
}
