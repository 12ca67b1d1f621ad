import { couponResource } from '@izlog/contract/ecommerce/coupon-resource';
import { limits } from '@izlog/contract/limits';
import type { Category } from '@izlog/contract/product/category';
import { categoryFilter } from '@izlog/contract/product/category-filter';
import { unlimitedCap } from '@izlog/contract/product/filters/product-filter';
import { filterSegments } from '@izlog/contract/user/segment';
import type { FormView, ListView, OptionView } from '#site/admin/record/list-view.ts';
import { loadForm } from '#site/admin/record/load-form.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import type { FullCoupon } from '../coupons-view.ts';
import { shownDiscount, withNames } from './discount-saving.server.ts';

/** One coupon by the id of an address, `novi` for one that is yet to be made; 404 for any other. */
export async function loadCoupon(
  site: SiteContext,
  id: string,
): Promise<{ view: FormView<FullCoupon>; mayReadOrders: boolean }> {
  const [user, options] = await Promise.all([staffUser(site), discountOptions(site)]);
  const view = await loadForm(site, couponResource, id, {
    options,
    start: { kind: 'percent', isActive: true },
    shown: shownDiscount,
  });
  return { view: withNames(view), mayReadOrders: user?.scope?.includes('orders.read') ?? false };
}

/** What a discount can be for: categories, those below another after it, and segments of customers. */
export async function discountOptions(site: SiteContext): Promise<ListView['options']> {
  const [{ records }, segments] = await Promise.all([
    site.call(categoryFilter, {
      tree: true,
      sort: { param: 'position', order: 'asc' },
      limit: unlimitedCap,
    }),
    loadSegmentNames(site),
  ]);
  return {
    categoryIds: ticksOf(records),
    segmentId: segments.map(({ id, name }) => ({ value: String(id), label: name })),
  };
}

/** The segments of customers by name; none for anyone who may not see customers. */
export async function loadSegmentNames(site: SiteContext): Promise<{ id: number; name: string }[]> {
  const user = await staffUser(site);
  if (!user?.scope?.includes('customers.read')) return [];
  const { records } = await site.call(filterSegments, { limit: limits.largestLimit });
  return records.map(({ id, name }) => ({ id, name }));
}

const ticksOf = (categories: readonly Category[], depth = 0): OptionView[] =>
  categories.flatMap(({ id, name, children }) => [
    { value: String(id), label: name, depth },
    ...ticksOf(children, depth + 1),
  ]);
