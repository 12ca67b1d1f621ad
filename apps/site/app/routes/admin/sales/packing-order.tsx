import '../../../kit/forms/forms.css';
import '../../../admin/ground/frame/record.css';
import '../../../admin/rooms/orders/staff-orders.css';
import '../../../admin/record/resource.css';
import { data, redirect } from 'react-router';
import { mustHold } from '../../../admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '../../../admin/ground/frame/once/read-staff-form.server.ts';
import { loadPackingOrder } from '../../../admin/rooms/orders/packing/load-packing.server.ts';
import { PackingOrderScreen } from '../../../admin/rooms/orders/packing/packing-order-screen.tsx';
import { takeDeskForm } from '../../../admin/rooms/orders/take-desk-form.server.ts';
import { pathTo } from '../../../i18n/staff-path.ts';
import { reader } from '../../../kit/forms/rules.ts';
import { sayWhenOffline } from '../../../kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../../kit/frame/load-plain-screen.server.ts';
import { flashCookie } from '../../../kit/toasts/flash.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import { staffUser } from '../../../session/is-staff.server.ts';
import type { Route } from './+types/packing-order';

export { meta } from '../../../seo/meta.ts';

/** One order as those see it who pack it. */
export async function loader({ context, params: { slug = '' } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.ship', 'orders.read');
  const screen = loadPlainScreen(context, 'adminPackingOrder', 'packing.order', { slug });
  const [view, user] = await Promise.all([loadPackingOrder(site, slug), staffUser(site)]);
  const mayShip = user?.scope?.includes('orders.ship') ?? false;
  return { seo: { ...screen.seo, title: `${screen.seo.title} ${view.order.slug}` }, view, mayShip };
}

/** Packs, sends, follows and unpacks; what else is asked of an order is asked elsewhere. */
export async function action({ context, request, params: { slug = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.ship');
  const form = await readStaffForm(site, request);
  const name = reader(form)('form');
  if (name !== 'pack' && !name.startsWith('parcel-')) throw data(null, { status: 400 });
  const answer = await takeDeskForm(site, slug, form);
  if (answer) return answer;
  site.cookies.push(flashCookie('saved'));
  return redirect(pathTo('adminPackingOrder', { slug }, site.language), { status: 303 });
}

export const clientAction = sayWhenOffline;

export default function AdminPackingOrder({ loaderData: { seo, ...rest } }: Route.ComponentProps) {
  return <PackingOrderScreen key={rest.view.order.slug} title={seo.title} {...rest} />;
}
