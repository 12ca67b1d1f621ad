import '#site/kit/forms/forms.css';
import '#site/admin/record/resource.css';
import '#site/admin/ground/frame/record.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { recordIdOf } from '#site/admin/ground/frame/record-id.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadCustomer, takeCustomerForm } from '../customer.server.ts';
import { CustomerScreen } from '../customer-screen.tsx';
import type { Route } from './+types/customer';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'customers.read');
  const id = recordIdOf(params.id);
  const view = await loadCustomer(site, id);
  const screen = loadPlainScreen(context, 'adminCustomer', 'shopOrders.buyer', { id: String(id) });
  const title = view.customer.name || view.customer.email;
  return { seo: { ...screen.seo, title: `${screen.seo.title}: ${title}` }, view };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'customers.read');
  return takeCustomerForm(site, recordIdOf(params.id), await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminCustomer({ loaderData: { view } }: Route.ComponentProps) {
  return <CustomerScreen key={view.customer.id} view={view} />;
}
