import { randomUUID } from 'node:crypto';
import { getStaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { garanLine } from '@izlog/contract/product/garan-label';
import { countryNames } from '../../features/account/door/country-codes.server.ts';
import { orNotFound } from '../../platform-client/errors/not-found.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { staffUser } from '../../session/is-staff.server.ts';
import type { StaffOrderView } from './orders-view.ts';

/** One order with everything staff have to know; 404 for a number the shop does not have. */
export async function loadStaffOrder(site: SiteContext, slug: string): Promise<StaffOrderView> {
  const [user, order] = await Promise.all([staffUser(site), orNotFound(site.call(getStaffOrder, { slug }))]);
  const { deliveryAddress, billingAddress } = order;
  const countries = countryNames(site.language.code, [deliveryAddress.country, billingAddress.country]);
  const guarantees = order.items.flatMap(({ itemId, guarantee }) =>
    guarantee ? [[itemId, garanLine(guarantee, order.language)]] : [],
  );
  const scope = user?.scope ?? [];
  return {
    mayEdit: scope.includes('orders.edit'),
    mayRefund: scope.includes('orders.refund'),
    order,
    guarantees: Object.fromEntries(guarantees),
    countries,
    refundKey: randomUUID(),
  };
}
