import { randomUUID } from 'node:crypto';
import { filterOrders, getStaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { orderStates } from '@izlog/contract/ecommerce/orders/order-states';
import { paymentKinds } from '@izlog/contract/ecommerce/payment';
import { countryNames } from '../../features/account/door/country-codes.server.ts';
import { orNotFound } from '../../platform-client/errors/not-found.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { isOneOf, isSearch, readFilter } from '../frame/list-query.ts';
import { pageOf } from '../frame/page-of.server.ts';
import { isDay, startOfDay } from '../frame/shop-day.ts';
import type { OrderFilter, OrdersView, StaffOrderView } from './orders-view.ts';

/** A page of the orders, the newest first, narrowed by what the address asks for; what it cannot mean is passed over. */
export async function loadOrders(site: SiteContext, url: URL): Promise<OrdersView> {
  const filter = filterOf(url);
  const { records, pagination } = await site.call(filterOrders, { ...wantedBy(filter), page: pageOf(url) });
  return { filter, orders: records, page: pagination };
}

/** One order with everything staff have to know; 404 for a number the shop does not have. */
export async function loadStaffOrder(site: SiteContext, slug: string): Promise<StaffOrderView> {
  const order = await orNotFound(site.call(getStaffOrder, { slug }));
  const { deliveryAddress, billingAddress } = order;
  const countries = countryNames(site.language.code, [deliveryAddress.country, billingAddress.country]);
  return { order, countries, refundKey: randomUUID() };
}

/** What an address narrows the list by. */
export function filterOf(url: URL): OrderFilter {
  return readFilter(url, {
    search: isSearch,
    state: isOneOf(orderStates),
    kind: isOneOf(paymentKinds),
    from: isDay,
    to: isDay,
    attention: isOneOf(['true']),
  });
}

/** The same as the platform is asked for it. */
export function wantedBy({ search, state, kind, from, to, attention }: OrderFilter) {
  return {
    ...(search && { search }),
    ...(state && { state: orderStates.find((one) => one === state) }),
    ...(kind && { kind: paymentKinds.find((one) => one === kind) }),
    ...(from && { from: startOfDay(from) }),
    ...(to && { to: startOfDay(to, 1) }),
    ...(attention && { attention: 'true' as const }),
  };
}
