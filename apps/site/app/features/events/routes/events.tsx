import { siteContext } from '#site/platform-client/site-context.ts';
import { pack } from '#site/render/pack.server.ts';
import { unpack } from '#site/render/serialized.ts';
import { EventsScreen } from '../events-screen.tsx';
import { loadEvents } from '../load-events.server.ts';
import type { Route } from './+types/events';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return pack(site, await loadEvents(site, url.searchParams));
}

export default function Events({ loaderData }: Route.ComponentProps) {
  return <EventsScreen view={unpack(loaderData)} />;
}
