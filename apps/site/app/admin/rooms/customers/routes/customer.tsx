import { recordIdOf } from '#site/admin/ground/frame/record-id.server.ts';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadCustomer, takeCustomerForm } from '#site/admin/rooms/customers/customer.server.ts';
import { CustomerScreen } from '#site/admin/rooms/customers/customer-screen.tsx';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminCustomer', title: 'shopOrders.buyer', needs: 'customers.read' } as const;

export const loader = staffLoader(screen, async ({ site, params, words }) => {
  const id = recordIdOf(params.id);
  const view = await loadCustomer(site, id);
  const title = view.customer.name || view.customer.email;
  return { title: `${words('shopOrders.buyer')}: ${title}`, view };
});

export const action = staffAction(screen, ({ site, form, params }) =>
  takeCustomerForm(site, recordIdOf(params.id), form),
);

export default staffScreen<typeof loader>(CustomerScreen);
