import { EventsScreen } from '../features/events/events-screen.tsx';
import { loadEvents } from '../features/events/load-events.server.ts';
import { siteContext } from '../platform-client/site-context.ts';
import { pack } from '../render/pack.server.ts';
import { unpack } from '../render/serialized.ts';
import type { Route } from './+types/events';

export { meta } from '../seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return pack(site, await loadEvents(site, url.searchParams));
}

export default function Events({ loaderData }: Route.ComponentProps) {
  return <EventsScreen view={unpack(loaderData)} />;
}
