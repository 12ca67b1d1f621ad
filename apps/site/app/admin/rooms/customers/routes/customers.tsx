import { customerResource } from '@izlog/contract/user/customer-resource';
import { staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { loadSegmentNames } from '#site/admin/rooms/coupons/door/load-coupons.server.ts';
import { CustomersScreen } from '#site/admin/rooms/customers/customers-screen.tsx';
import { staffUser } from '#site/session/is-staff.server.ts';

export { meta } from '#site/seo/meta.ts';

export const loader = staffLoader(
  { name: 'adminCustomers', title: 'customer.list.title', needs: 'customers.read' },
  async ({ site, url }) => {
    const [segments, user] = await Promise.all([loadSegmentNames(site), staffUser(site)]);
    const view = await loadList(site, url, customerResource, {
      options: { segment: segments.map(({ id, name }) => ({ value: String(id), label: name })) },
    });
    return { view, mayTakeFiles: user?.scope?.includes('users.edit') ?? false };
  },
);

export default staffScreen<typeof loader>(CustomersScreen);
