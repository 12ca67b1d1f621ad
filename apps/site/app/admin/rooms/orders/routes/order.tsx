import { staffFileAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import '#site/admin/rooms/orders/staff-orders.css';
import { paperBytes } from '@izlog/contract/ecommerce/orders/outside-papers';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { loadStaffOrder } from '#site/admin/rooms/orders/load-orders.server.ts';
import { mustReadOrders } from '#site/admin/rooms/orders/packing/must-read-orders.server.ts';
import { StaffOrderScreen } from '#site/admin/rooms/orders/staff-order-screen.tsx';
import { takeOrderForm } from '#site/admin/rooms/orders/take-order-form.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

/** Where the mails about orders lead those who run the shop. */
export const loader = staffLoader(
  { name: 'adminOrder', title: 'orders.order', needs: 'anyStaff' },
  async ({ site, params: { slug = '' }, url, words }) => {
    await mustReadOrders(site, slug);
    const view = await loadStaffOrder(site, slug, url);
    return { title: `${words('orders.order')} ${view.order.slug}`, view };
  },
);

export const action = staffFileAction(
  { needs: 'orders.read' },
  async ({ site, request, params: { slug = '' } }) => {
    const hasFile = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
    return takeOrderForm(site, slug, await readStaffForm(site, request, hasFile ? formBytes : undefined));
  },
);

/** A form with the PDF of an invoice. */
const formBytes = paperBytes + 100_000;

export default staffScreen<typeof loader>(StaffOrderScreen);
