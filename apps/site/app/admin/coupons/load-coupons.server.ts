import { getCoupon } from '@izlog/contract/ecommerce/coupon-staff';
import { limits } from '@izlog/contract/limits';
import type { Category } from '@izlog/contract/product/category';
import { categoryFilter } from '@izlog/contract/product/category-filter';
import { unlimitedCap } from '@izlog/contract/product/filters/product-filter';
import { filterSegments } from '@izlog/contract/user/segment';
import { notFound, orNotFound } from '../../platform-client/errors/not-found.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { staffUser } from '../../session/is-staff.server.ts';
import type { CategoryTick, CouponView } from './coupons-view.ts';

/** One coupon by the id of an address, `novi` for one that is yet to be made; 404 for any other. */
export async function loadCoupon(site: SiteContext, id: string): Promise<CouponView> {
  if (id !== 'novi' && !/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  const [user, coupon, categories, segments] = await Promise.all([
    staffUser(site),
    id === 'novi' ? null : orNotFound(site.call(getCoupon, { id: Number(id) })),
    loadCategoryTicks(site),
    loadSegmentNames(site),
  ]);
  return {
    coupon,
    segments,
    categories,
    languages: site.site.languages,
    mayReadOrders: user?.scope?.includes('orders.read') ?? false,
  };
}

/** The categories of the shop, those below another after it. */
export async function loadCategoryTicks(site: SiteContext): Promise<CategoryTick[]> {
  const { records } = await site.call(categoryFilter, {
    tree: true,
    sort: { param: 'position', order: 'asc' },
    limit: unlimitedCap,
  });
  return ticksOf(records);
}

/** The segments of customers by name; none for who may not see customers. */
export async function loadSegmentNames(site: SiteContext): Promise<{ id: number; name: string }[]> {
  const user = await staffUser(site);
  if (!user?.scope?.includes('customers.read')) return [];
  const { records } = await site.call(filterSegments, { limit: limits.largestLimit });
  return records.map(({ id, name }) => ({ id, name }));
}

const ticksOf = (categories: readonly Category[], depth = 0): CategoryTick[] =>
  categories.flatMap(({ id, name, children }) => [{ id, name, depth }, ...ticksOf(children, depth + 1)]);
