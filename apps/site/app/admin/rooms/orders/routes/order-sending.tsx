import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import '#site/admin/rooms/orders/staff-orders.css';
import { sendOrders } from '@izlog/contract/ecommerce/orders/order-parcels';
import { textField } from '#site/kit/forms/read-form.server.ts';
import { ownCall } from '#site/session/own-call.ts';
import { mayReadOrders, trySending } from '../packing/load-packing.server.ts';
import { SendingScreen } from '../sending-screen.tsx';
import type { Route } from './+types/order-sending';

export { meta } from '#site/seo/meta.ts';

const screen = { name: 'adminOrderSending', title: 'sending.title', needs: 'orders.ship' } as const;

export const loader = staffLoader(screen, async ({ site, url }) => {
  const [{ records }, mayRead] = await Promise.all([trySending(site, url), mayReadOrders(site)]);
  return { records, mayRead };
});

export const action = staffAction(screen, ({ site, form }) => {
  const ids = form
    .getAll('ids')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  const isQuiet = form.get('isQuiet') === 'true';
  const { carrier, numbers } = {
    carrier: textField(form, 'carrier').trim().slice(0, 60),
    numbers: textField(form, 'numbers'),
  };
  const trackingNumbers = numbers
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.trim().slice(0, 60))
    .slice(0, 100);
  if (carrier === '' && trackingNumbers.some(Boolean)) return { typed: { carrier, numbers, isQuiet } };
  const asked = { ids: ids.slice(0, 100), isTrial: false, isQuiet, carrier, trackingNumbers };
  return ownCall(site)(sendOrders, asked);
});

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
