import { filterCoupons, getCoupon } from '@izlog/contract/ecommerce/coupon-staff';
import { couponStates } from '@izlog/contract/ecommerce/coupon-states';
import type { Category } from '@izlog/contract/product/category';
import { categoryFilter } from '@izlog/contract/product/category-filter';
import { unlimitedCap } from '@izlog/contract/product/product-filter';
import { notFound, orNotFound } from '../../platform-client/errors/not-found.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { staffUser } from '../../session/is-staff.server.ts';
import { isOneOf, isSearch, readFilter } from '../frame/list-query.ts';
import { pageOf } from '../frame/page-of.server.ts';
import type { CategoryTick, CouponsView, CouponView } from './coupons-view.ts';

/** A page of the coupons, the newest first, narrowed by what the address asks for; what it cannot mean is passed over. */
export async function loadCoupons({ call }: SiteContext, url: URL): Promise<CouponsView> {
  const filter = readFilter(url, { search: isSearch, state: isOneOf(couponStates) });
  const { records, pagination } = await call(filterCoupons, {
    ...(filter.search && { keywords: filter.search }),
    ...(filter.state && { state: couponStates.find((one) => one === filter.state) }),
    page: pageOf(url),
  });
  return { filter, coupons: records, page: pagination };
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
