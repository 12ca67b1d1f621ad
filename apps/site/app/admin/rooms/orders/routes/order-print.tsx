import '#site/admin/ground/frame/record.css';
import '../staff-orders.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadPacking } from '../packing/load-packing.server.ts';
import { PackingScreen } from '../packing/packing-screen.tsx';
import type { Route } from './+types/order-print';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.read', 'orders.ship');
  const view = await loadPacking(site, url);
  const title = view.what === 'slips' ? 'packing.slips' : 'packing.picking';
  return { ...loadPlainScreen(context, 'adminOrderPrint', title), view };
}

export default function AdminOrderPrint({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <PackingScreen title={seo.title} view={view} />;
}
