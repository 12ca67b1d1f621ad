import { siteContext } from '#site/platform-client/site-context.ts';
import { calendarFile } from '../calendar-file.ts';
import { loadEvent } from '../load-event.server.ts';
import type { Route } from './+types/event-calendar';

/** An event as a file that calendars read (RFC 5545). */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  const event = await loadEvent(site, params.id);
  return new Response(calendarFile({ ...event, url: site.origin + event.path }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${event.slug || event.id}.ics"`,
      'cache-control': 'public, max-age=300',
    },
  });
}
