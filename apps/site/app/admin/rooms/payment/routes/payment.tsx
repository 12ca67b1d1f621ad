import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import '../payment.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadPayment, loadPayments } from '../payment.server.ts';
import { PaymentScreen } from '../payment-screen.tsx';
import { PaymentsScreen } from '../payments-screen.tsx';
import { takePayment } from '../take-payment.server.ts';
import type { Route } from './+types/payment';

export { meta } from '#site/seo/meta.ts';

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
