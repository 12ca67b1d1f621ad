import '../../admin/record/resource.css';
import '../../kit/forms/forms.css';
import '../../admin/rooms/payment/payment.css';
import { mustHold } from '../../admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '../../admin/ground/frame/once/read-staff-form.server.ts';
import { loadPayment, loadPayments } from '../../admin/rooms/payment/payment.server.ts';
import { PaymentScreen } from '../../admin/rooms/payment/payment-screen.tsx';
import { PaymentsScreen } from '../../admin/rooms/payment/payments-screen.tsx';
import { takePayment } from '../../admin/rooms/payment/take-payment.server.ts';
import { sayWhenOffline } from '../../kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../platform-client/site-context.ts';
import type { Route } from './+types/payment';

export { meta } from '../../seo/meta.ts';

/** The ways to pay, or one of them by its code (`novo` for a new one). */
export async function loader({ context, params: { code } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'settings.edit');
  const screen = loadPlainScreen(context, 'adminPayment', 'payment.title', code ? { code } : {});
  if (code === undefined) return { ...screen, rows: await loadPayments(site), view: undefined };
  return { ...screen, rows: [], view: await loadPayment(site, code) };
}

export async function action({ context, request, params: { code = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'settings.edit');
  return takePayment(site, code, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminPayment({ loaderData: { seo, rows, view } }: Route.ComponentProps) {
  return view ? <PaymentScreen view={view} /> : <PaymentsScreen title={seo.title} rows={rows} />;
}
