import { getPromotion } from '@izlog/contract/ecommerce/promotion-staff';
import { notFound, orNotFound } from '../../platform-client/errors/not-found.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { loadCategoryTicks, loadSegmentNames } from '../coupons/load-coupons.server.ts';
import type { PromotionView } from './promotion-view.ts';

/** One promotion by the id of an address, `nova` for one that is yet to be made; 404 for any other. */
export async function loadPromotion(site: SiteContext, id: string): Promise<PromotionView> {
  if (id !== 'nova' && !/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  const [promotion, categories, segments] = await Promise.all([
    id === 'nova' ? null : orNotFound(site.call(getPromotion, { id: Number(id) })),
    loadCategoryTicks(site),
    loadSegmentNames(site),
  ]);
  return { promotion, categories, segments, languages: site.site.languages };
}
