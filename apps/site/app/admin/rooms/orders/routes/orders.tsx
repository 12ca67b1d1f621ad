import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { loadOrders } from '../load-orders.server.ts';
import { OrdersScreen } from '../orders-screen.tsx';
import { mustReadOrders } from '../packing/must-read-orders.server.ts';
import { takeChosen } from '../take-chosen.server.ts';
import type { Route } from './+types/orders';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustReadOrders(site);
  const [view, user] = await Promise.all([loadOrders(site, url), staffUser(site)]);
  const mayEdit = user?.scope?.includes('orders.edit') ?? false;
  const mayShip = user?.scope?.includes('orders.ship') ?? false;
  return { ...loadPlainScreen(context, 'adminOrders', 'orders.title'), view, mayEdit, mayShip };
}

/** Leads to what is to be done with the orders that were chosen: papers to print, or what sending them would do. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.read');
  return takeChosen(site, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminOrders({ loaderData: { seo, ...rest } }: Route.ComponentProps) {
  return <OrdersScreen title={seo.title} {...rest} />;
}
