import { orMoved } from '#site/platform-client/errors/or-moved.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { pack } from '#site/render/pack.server.ts';
import { unpack } from '#site/render/serialized.ts';
import { EventScreen } from '../event-screen.tsx';
import { loadEvent } from '../load-event.server.ts';
import type { Route } from './+types/event';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return pack(site, await orMoved(site, url, loadEvent(site, params.id)));
}

export default function Event({ loaderData }: Route.ComponentProps) {
  return <EventScreen event={unpack(loaderData)} />;
}
