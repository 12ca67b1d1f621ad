import '../e-invoices.css';
import { filterEInvoices } from '@izlog/contract/ecommerce/e-invoices/e-invoices';
import { pageOf } from '#site/admin/ground/frame/page-of.server.ts';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { EInvoicesScreen } from '#site/admin/rooms/e-invoices/e-invoices-screen.tsx';
import { mayEditOrders } from '#site/admin/rooms/e-invoices/may-edit.server.ts';
import { takeEInvoices } from '#site/admin/rooms/e-invoices/take-e-invoices.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminEInvoices', title: 'eInvoices.title', needs: 'orders.read' } as const;

export const loader = staffLoader(screen, async ({ site, url }) => {
  const isWaiting = url.searchParams.get('view') === 'waiting';
  return {
    view: await site.call(filterEInvoices, { page: pageOf(url), view: isWaiting ? 'waiting' : 'all' }),
    isWaiting,
    mayEdit: await mayEditOrders(site),
  };
});

export const action = staffAction({ needs: 'orders.edit' }, ({ site, form, url }) =>
  takeEInvoices(site, form, url),
);

export default staffScreen<typeof loader>(EInvoicesScreen);
