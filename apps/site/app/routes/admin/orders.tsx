import '../../admin/orders/staff-orders.css';
import { mustHold } from '../../admin/frame/must-hold.server.ts';
import { loadOrders } from '../../admin/orders/load-orders.server.ts';
import { OrdersScreen } from '../../admin/orders/orders-screen.tsx';
import { loadPlainScreen } from '../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../platform-client/site-context.ts';
import type { Route } from './+types/orders';

export { meta } from '../../seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.edit');
  return { ...loadPlainScreen(context, 'adminOrders', 'orders.title'), view: await loadOrders(site, url) };
}

export default function AdminOrders({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <OrdersScreen title={seo.title} view={view} />;
}
