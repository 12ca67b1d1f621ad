import '../e-invoices.css';
import { listEInvoicePayments } from '@izlog/contract/ecommerce/e-invoices/e-invoice-payments';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { mayEditOrders } from '#site/admin/rooms/e-invoices/may-edit.server.ts';
import { PaymentsScreen } from '#site/admin/rooms/e-invoices/payments-screen.tsx';
import { takePayments } from '#site/admin/rooms/e-invoices/take-e-invoices.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = {
  name: 'adminEInvoicePayments',
  title: 'eInvoices.payments',
  needs: 'orders.read',
} as const;

export const loader = staffLoader(screen, async ({ site, url }) => {
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.exec(url.searchParams.get('month') ?? '')?.[0];
  return {
    view: await site.call(listEInvoicePayments, month ? { month } : {}),
    mayEdit: await mayEditOrders(site),
  };
});

export const action = staffAction({ needs: 'orders.edit' }, ({ site, form }) => takePayments(site, form));

export default staffScreen<typeof loader>(PaymentsScreen);
