import { getCoupon } from '@izlog/contract/ecommerce/coupon-staff';
import type { Category } from '@izlog/contract/product/category';
import { categoryFilter } from '@izlog/contract/product/category-filter';
import { unlimitedCap } from '@izlog/contract/product/filters/product-filter';
import { notFound, orNotFound } from '../../platform-client/errors/not-found.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { staffUser } from '../../session/is-staff.server.ts';
import type { CategoryTick, CouponView } from './coupons-view.ts';

/** One coupon by the id of an address, `novi` for one that is yet to be made; 404 for any other. */
export async function loadCoupon(site: SiteContext, id: string): Promise<CouponView> {
  if (id !== 'novi' && !/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  const [user, coupon, categories] = await Promise.all([
    staffUser(site),
    id === 'novi' ? null : orNotFound(site.call(getCoupon, { id: Number(id) })),
    loadCategoryTicks(site),
  ]);
  return {
    coupon,
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

const ticksOf = (categories: readonly Category[], depth = 0): CategoryTick[] =>
  categories.flatMap(({ id, name, children }) => [{ id, name, depth }, ...ticksOf(children, depth + 1)]);
