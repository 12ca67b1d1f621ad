import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import '#site/admin/rooms/payment/payment.css';
import { loadPayment, loadPayments } from '#site/admin/rooms/payment/payment.server.ts';
import { PaymentScreen } from '#site/admin/rooms/payment/payment-screen.tsx';
import { PaymentsScreen } from '#site/admin/rooms/payment/payments-screen.tsx';
import { takePayment } from '#site/admin/rooms/payment/take-payment.server.ts';
import type { Route } from './+types/payment';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminPayment', title: 'payment.title', needs: 'settings.edit' } as const;

/** The ways to pay, or one of them by its code (`novo` for a new one). */
export const loader = staffLoader(screen, async ({ site, params: { code } }) =>
  code === undefined
    ? { rows: await loadPayments(site), view: undefined }
    : { rows: [], view: await loadPayment(site, code) },
);

export const action = staffAction(screen, ({ site, form, params: { code = '' } }) =>
  takePayment(site, code, form),
);

export default function AdminPayment({ loaderData: { seo, rows, view } }: Route.ComponentProps) {
  return view ? <PaymentScreen view={view} /> : <PaymentsScreen title={seo.title} rows={rows} />;
}
