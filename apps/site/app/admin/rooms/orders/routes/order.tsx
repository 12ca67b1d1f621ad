import '#site/kit/forms/forms.css';
import '#site/admin/ground/frame/record.css';
import '../staff-orders.css';
import '#site/admin/record/resource.css';
import { paperBytes } from '@izlog/contract/ecommerce/orders/outside-papers';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadStaffOrder } from '../load-orders.server.ts';
import { mustReadOrders } from '../packing/must-read-orders.server.ts';
import { StaffOrderScreen } from '../staff-order-screen.tsx';
import { takeOrderForm } from '../take-order-form.server.ts';
import type { Route } from './+types/order';

export { meta } from '#site/seo/meta.ts';

/** Where the mails about orders lead those who run the shop. */
export async function loader({ context, params: { slug = '' }, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustReadOrders(site, slug);
  const screen = loadPlainScreen(context, 'adminOrder', 'orders.order', { slug });
  const view = await loadStaffOrder(site, slug, url);
  return { seo: { ...screen.seo, title: `${screen.seo.title} ${view.order.slug}` }, view };
}

export async function action({ context, request, params: { slug = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.read');
  const hasFile = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  return takeOrderForm(site, slug, await readStaffForm(site, request, hasFile ? formBytes : undefined));
}

/** A form with the PDF of an invoice. */
const formBytes = paperBytes + 100_000;

export const clientAction = sayWhenOffline;

export default function AdminOrder({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <StaffOrderScreen key={view.order.slug} title={seo.title} view={view} />;
}
