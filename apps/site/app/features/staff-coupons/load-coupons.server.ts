import { filterCoupons, getCoupon } from '@izlog/contract/ecommerce/coupon-staff';
import { couponStates } from '@izlog/contract/ecommerce/coupon-states';
import type { Category } from '@izlog/contract/product/category';
import { categoryFilter } from '@izlog/contract/product/category-filter';
import { unlimitedCap } from '@izlog/contract/product/product-filter';
import { notFound, orNotFound } from '../../platform-client/not-found.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { staffUser } from '../../session/is-staff.server.ts';
import { pageOf } from '../admin/page-of.server.ts';
import { type CategoryTick, type CouponsView, type CouponView, filterOf } from './coupons-view.ts';

/** A page of the coupons, the newest first, narrowed by what the address asks for. */
export async function loadCoupons({ call }: SiteContext, url: URL): Promise<CouponsView> {
  const filter = filterOf(url);
  const { records, pagination } = await call(filterCoupons, {
    ...(filter.search && { keywords: filter.search }),
    ...(filter.state && { state: couponStates.find((one) => one === filter.state) }),
    page: pageOf(url),
  });
  const { total, page, lastPage } = pagination;
  return { filter, coupons: records, total, page, lastPage };
}

/** One coupon by the id of an address, `novi` for one that is yet to be made; 404 for any other. */
export async function loadCoupon(site: SiteContext, id: string): Promise<CouponView> {
  if (id !== 'novi' && !/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  const [user, coupon, { records }] = await Promise.all([
    staffUser(site),
    id === 'novi' ? null : orNotFound(site.call(getCoupon, { id: Number(id) })),
    site.call(categoryFilter, {
      tree: true,
      sort: { param: 'position', order: 'asc' },
      limit: unlimitedCap,
    }),
  ]);
  return {
    coupon,
    categories: ticksOf(records),
    languages: site.site.languages,
    mayReadOrders: user?.scope?.includes('orders.edit') ?? false,
  };
}

const ticksOf = (categories: readonly Category[], depth = 0): CategoryTick[] =>
  categories.flatMap(({ id, name, children }) => [{ id, name, depth }, ...ticksOf(children, depth + 1)]);
