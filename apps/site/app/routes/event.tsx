import { EventScreen } from '../features/events/event-screen.tsx';
import { loadEvent } from '../features/events/load-event.server.ts';
import { orMoved } from '../platform-client/errors/or-moved.server.ts';
import { siteContext } from '../platform-client/site-context.ts';
import { pack } from '../render/pack.server.ts';
import { unpack } from '../render/serialized.ts';
import type { Route } from './+types/event';

export { meta } from '../seo/meta.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return pack(site, await orMoved(site, url, loadEvent(site, params.id)));
}

export default function Event({ loaderData }: Route.ComponentProps) {
  return <EventScreen event={unpack(loaderData)} />;
}
