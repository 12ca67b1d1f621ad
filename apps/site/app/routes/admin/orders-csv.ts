import { orderResource } from '@izlog/contract/ecommerce/orders/order-resource';
import { exportOrders } from '@izlog/contract/ecommerce/orders/order-staff';
import { adminMiddleware } from '../../admin/frame/admin-language.server.ts';
import { mustHold } from '../../admin/frame/must-hold.server.ts';
import { askedOf } from '../../admin/resource/load-list.server.ts';
import { named } from '../../kit/guards/named-middleware.ts';
import { siteContext } from '../../platform-client/site-context.ts';
import type { Route } from './+types/orders-csv';

export const middleware = named(adminMiddleware, 'ownWords');

/** The orders that the list shows, as a file for a spreadsheet; for staff who may see them. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.read');
  const { status, headers, text } = await site.ask(exportOrders, {
    ...askedOf(url, orderResource),
    ...(url.searchParams.get('reader') === 'accountant' && { reader: 'accountant' }),
  });
  if (status !== 200) throw new Error(`The orders cannot be taken out: the platform answered ${status}.`);
  // Reading the answer over a network takes the mark off, by which spreadsheets know the encoding.
  return new Response(text.startsWith('\uFEFF') ? text : `\uFEFF${text}`, {
    headers: {
      'content-type': headers['content-type'] ?? 'text/csv; charset=utf-8',
      'content-disposition': headers['content-disposition'] ?? 'attachment; filename="orders.csv"',
      'cache-control': 'private, no-store',
    },
  });
}
