import '#site/kit/forms/forms.css';
import '#site/admin/ground/frame/record.css';
import '../staff-orders.css';
import '#site/admin/record/resource.css';
import { data, redirect } from 'react-router';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { loadPackingOrder } from '../packing/load-packing.server.ts';
import { PackingOrderScreen } from '../packing/packing-order-screen.tsx';
import { takeDeskForm } from '../take-desk-form.server.ts';
import type { Route } from './+types/packing-order';

export { meta } from '#site/seo/meta.ts';

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
