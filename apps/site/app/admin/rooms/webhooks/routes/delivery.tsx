import '../webhooks.css';
import { getDelivery } from '@izlog/contract/events/webhook';
import { recordIdOf } from '#site/admin/ground/frame/record-id.server.ts';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { DeliveryScreen } from '#site/admin/rooms/webhooks/delivery-screen.tsx';
import { takeAgain } from '#site/admin/rooms/webhooks/take-webhook.server.ts';
import { orNotFound } from '#site/platform-client/errors/not-found.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminWebhookDelivery', title: 'webhooks.delivery', needs: 'settings.edit' } as const;

export const loader = staffLoader(screen, async ({ site, params }) => ({
  delivery: await orNotFound(site.call(getDelivery, { id: recordIdOf(params.id) })),
}));

export const action = staffAction(screen, ({ site, params, form }) =>
  takeAgain(site, recordIdOf(params.id), form),
);

export default staffScreen<typeof loader>(DeliveryScreen);
