import '../webhooks.css';
import { type EventName, eventOf } from '@izlog/contract/events/shop-events';
import { filterDeliveries, listWebhooks } from '@izlog/contract/events/webhook';
import { pageOf } from '#site/admin/ground/frame/page-of.server.ts';
import { staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { WebhooksScreen } from '#site/admin/rooms/webhooks/webhooks-screen.tsx';

export { meta } from '#site/seo/meta.ts';

const screen = { name: 'adminWebhooks', title: 'webhooks.title', needs: 'settings.edit' } as const;

export const loader = staffLoader(screen, async ({ site, url }) => {
  const read = (name: string) => url.searchParams.get(name) ?? '';
  const webhook = /^[1-9]\d{0,14}$/.test(read('webhook')) ? read('webhook') : '';
  const event = eventOf(read('event')) ? read('event') : '';
  const state = read('state') === 'undelivered' ? 'undelivered' : '';
  const [{ webhooks }, log] = await Promise.all([
    site.call(listWebhooks, {}),
    site.call(filterDeliveries, {
      page: pageOf(url),
      ...(webhook && { webhook: Number(webhook) }),
      ...(event && { event: event as EventName }),
      ...(state && { state }),
    }),
  ]);
  return { webhooks, log, filter: { webhook, event, state } };
});

export default staffScreen<typeof loader>(WebhooksScreen);
