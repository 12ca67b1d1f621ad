import '#site/admin/record/resource.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { loadToPack } from '../packing/load-packing.server.ts';
import { ToPackScreen } from '../packing/to-pack-screen.tsx';
import { takeChosen } from '../take-chosen.server.ts';
import type { Route } from './+types/packing';

export { meta } from '#site/seo/meta.ts';

/** What waits to be packed and sent, for who sees nothing else of orders. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.ship', 'orders.read');
  const [view, user] = await Promise.all([loadToPack(site, url), staffUser(site)]);
  const mayShip = user?.scope?.includes('orders.ship') ?? false;
  return { ...loadPlainScreen(context, 'adminPacking', 'shopOrders.toPack'), view, mayShip };
}

/** Leads to what is to be done with the orders that were chosen: papers to print, or what sending them would do. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.ship', 'orders.read');
  return takeChosen(site, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminPacking({ loaderData: { seo, ...rest } }: Route.ComponentProps) {
  return <ToPackScreen title={seo.title} {...rest} />;
}
