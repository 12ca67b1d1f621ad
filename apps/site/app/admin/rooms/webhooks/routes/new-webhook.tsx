import '../webhooks.css';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { NewWebhookScreen } from '#site/admin/rooms/webhooks/new-webhook-screen.tsx';
import { loadGroups, takeNewWebhook } from '#site/admin/rooms/webhooks/take-webhook.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminWebhookNew', title: 'webhooks.new', needs: 'settings.edit' } as const;

export const loader = staffLoader(screen, async ({ site }) => ({ groups: await loadGroups(site) }));

export const action = staffAction(screen, ({ site, form }) => takeNewWebhook(site, form));

export default staffScreen<typeof loader>(NewWebhookScreen);
