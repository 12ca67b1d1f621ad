import '../e-invoices.css';
import { filterIncomingInvoices } from '@izlog/contract/ecommerce/e-invoices/incoming-invoices';
import { pageOf } from '#site/admin/ground/frame/page-of.server.ts';
import { staffFileAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { IncomingScreen } from '#site/admin/rooms/e-invoices/incoming-screen.tsx';
import { mayEditOrders } from '#site/admin/rooms/e-invoices/may-edit.server.ts';
import { takeIncoming } from '#site/admin/rooms/e-invoices/take-incoming.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = {
  name: 'adminIncomingInvoices',
  title: 'eInvoices.incoming',
  needs: 'orders.read',
} as const;

export const loader = staffLoader(screen, async ({ site, url }) => ({
  view: await site.call(filterIncomingInvoices, { page: pageOf(url) }),
  mayEdit: await mayEditOrders(site),
}));

export const action = staffFileAction({ needs: 'orders.edit' }, ({ site, request }) =>
  takeIncoming(site, request),
);

export default staffScreen<typeof loader>(IncomingScreen);
