import '../../admin/resource/resource.css';
import { orderResource } from '@izlog/contract/ecommerce/orders/order-resource';
import { mustHold } from '../../admin/frame/must-hold.server.ts';
import { OrdersScreen } from '../../admin/orders/orders-screen.tsx';
import { loadList } from '../../admin/resource/load-list.server.ts';
import { loadPlainScreen } from '../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../platform-client/site-context.ts';
import type { Route } from './+types/orders';

export { meta } from '../../seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.read');
  const view = await loadList(site, url, orderResource);
  return { ...loadPlainScreen(context, 'adminOrders', 'orders.title'), view };
}

export default function AdminOrders({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <OrdersScreen title={seo.title} view={view} />;
}
