import { orderResource } from '@izlog/contract/ecommerce/orders/order-resource';
import { exportOrders } from '@izlog/contract/ecommerce/orders/order-staff';
import { adminMiddleware } from '#site/admin/ground/frame/admin-language.server.ts';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { personFile } from '#site/admin/record/file/person-file.server.ts';
import { askedOf } from '#site/admin/record/load-list.server.ts';
import { named } from '#site/kit/guards/named-middleware.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import type { Route } from './+types/orders-csv';

export const middleware = named(adminMiddleware, 'ownWords');

/** The orders that the list shows, as a file for a spreadsheet; for staff who may see them. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.read');
  return personFile(site, exportOrders, {
    ...askedOf(url, orderResource),
    ...(url.searchParams.get('reader') === 'accountant' && { reader: 'accountant' }),
  });
}
