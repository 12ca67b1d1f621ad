import '#site/admin/ground/frame/record.css';
import '../staff-orders.css';
import { sendOrders } from '@izlog/contract/ecommerce/orders/order-parcels';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { textField } from '#site/kit/forms/read-form.server.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { mayReadOrders, trySending } from '../packing/load-packing.server.ts';
import { SendingScreen } from '../sending-screen.tsx';
import type { Route } from './+types/order-sending';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.ship');
  const [{ records }, mayRead] = await Promise.all([trySending(site, url), mayReadOrders(site)]);
  return { ...loadPlainScreen(context, 'adminOrderSending', 'sending.title'), records, mayRead };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.ship');
  const form = await readStaffForm(site, request);
  const ids = form
    .getAll('ids')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  const isQuiet = form.get('isQuiet') === 'true';
  const { carrier, numbers } = {
    carrier: textField(form, 'carrier').trim().slice(0, 60),
    numbers: textField(form, 'numbers'),
  };
  // Pasted from a table: a line an order, with empty ones for those without.
  const trackingNumbers = numbers
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.trim().slice(0, 60))
    .slice(0, 100);
  if (carrier === '' && trackingNumbers.some(Boolean)) return { typed: { carrier, numbers, isQuiet } };
  const asked = { ids: ids.slice(0, 100), isTrial: false, isQuiet, carrier, trackingNumbers };
  return ownCall(site)(sendOrders, asked);
}

export default function AdminOrderSending({
  loaderData: { seo, records, mayRead },
  actionData,
}: Route.ComponentProps) {
  const done = actionData && 'records' in actionData ? actionData.records : undefined;
  const typed = actionData && 'typed' in actionData ? actionData.typed : undefined;
  return (
    <SendingScreen
      title={seo.title}
      records={done ?? records}
      isDone={done !== undefined}
      mayRead={mayRead}
      {...(typed && { typed })}
    />
  );
}
