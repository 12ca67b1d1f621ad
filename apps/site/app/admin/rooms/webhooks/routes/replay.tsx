import '../webhooks.css';
import { outcomeOf } from '@izlog/contract/client';
import { countReplay, getWebhook } from '@izlog/contract/events/webhook';
import { recordIdOf } from '#site/admin/ground/frame/record-id.server.ts';
import { instantOfShop, shopTimeOf } from '#site/admin/ground/frame/shop-time.ts';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { ReplayScreen } from '#site/admin/rooms/webhooks/replay-screen.tsx';
import { takeReplay } from '#site/admin/rooms/webhooks/take-webhook.server.ts';
import { orNotFound } from '#site/platform-client/errors/not-found.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminWebhookReplay', title: 'webhooks.replay', needs: 'settings.edit' } as const;
const day = 24 * 60 * 60 * 1000;

export const loader = staffLoader(screen, async ({ site, params, url }) => {
  const id = recordIdOf(params.id);
  const webhook = await orNotFound(site.call(getWebhook, { id }));
  const typed = (name: string, usual: number) =>
    url.searchParams.get(name) ?? shopTimeOf(new Date(usual).toISOString());
  const which = url.searchParams.get('which') === 'undelivered' ? ('undelivered' as const) : ('all' as const);
  const span = { from: typed('from', Date.now() - day), to: typed('to', Date.now() + 60_000), which };
  const [from, to] = [instantOfShop(span.from), instantOfShop(span.to)];
  const outcome = from && to ? await outcomeOf(site.call(countReplay, { id, from, to, which })) : undefined;
  return { webhook, span, counted: outcome && !outcome.errored ? outcome.data : null };
});

export const action = staffAction(screen, ({ site, params, form }) =>
  takeReplay(site, recordIdOf(params.id), form),
);

export default staffScreen<typeof loader>(ReplayScreen);
