import '#site/admin/ground/frame/record.css';
import '#site/admin/record/resource.css';
import { customerResource } from '@izlog/contract/user/customer-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { loadSegmentNames } from '#site/admin/rooms/coupons/door/load-coupons.server.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { CustomersScreen } from '../customers-screen.tsx';
import type { Route } from './+types/customers';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'customers.read');
  const [segments, user] = await Promise.all([loadSegmentNames(site), staffUser(site)]);
  const view = await loadList(site, url, customerResource, {
    options: { segment: segments.map(({ id, name }) => ({ value: String(id), label: name })) },
  });
  return {
    ...loadPlainScreen(context, 'adminCustomers', 'customers.title'),
    view,
    mayTakeFiles: user?.scope?.includes('users.edit') ?? false,
  };
}

export default function AdminCustomers({ loaderData: { seo, view, mayTakeFiles } }: Route.ComponentProps) {
  return <CustomersScreen title={seo.title} view={view} mayTakeFiles={mayTakeFiles} />;
}
