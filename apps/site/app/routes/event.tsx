import { EventScreen } from '../features/events/event-screen.tsx';
import { loadEvent } from '../features/events/load-event.server.ts';
import { siteContext } from '../platform-client/site-context.ts';
import type { Route } from './+types/event';

export { meta } from '../seo/meta.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadEvent(context.get(siteContext), params.id);

export default function Event({ loaderData }: Route.ComponentProps) {
  return <EventScreen event={loaderData} />;
}
