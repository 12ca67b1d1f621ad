import '../webhooks.css';
import { filterDeliveries, getWebhook } from '@izlog/contract/events/webhook';
import { recordIdOf } from '#site/admin/ground/frame/record-id.server.ts';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadGroups, takeWebhook } from '#site/admin/rooms/webhooks/take-webhook.server.ts';
import { WebhookScreen } from '#site/admin/rooms/webhooks/webhook-screen.tsx';
import { orNotFound } from '#site/platform-client/errors/not-found.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminWebhook', title: 'webhooks.title', needs: 'settings.edit' } as const;

export const loader = staffLoader(screen, async ({ site, params }) => {
  const id = recordIdOf(params.id);
  const webhook = await orNotFound(site.call(getWebhook, { id }));
  const { records } = await site.call(filterDeliveries, { webhook: id });
  return {
    webhook,
    deliveries: records,
    groups: await loadGroups(site, webhook.events),
    title: webhook.name,
  };
});

export const action = staffAction(screen, ({ site, params, form }) =>
  takeWebhook(site, recordIdOf(params.id), form),
);

export default staffScreen<typeof loader>(WebhookScreen);
