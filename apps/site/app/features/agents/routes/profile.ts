import { createHash } from 'node:crypto';
import { siteContext } from '#site/platform-client/site-context.ts';
import { isOffered } from '../door/is-offered.ts';
import { businessProfile } from '../profile.server.ts';
import type { Route } from './+types/profile';

/** Seconds for which anybody may hold the profile; the protocol wants a minute at least. */
const maxAgeSeconds = 300;

/** See `businessProfile`. */
export function loader({ context, request }: Route.LoaderArgs): Response {
  const site = context.get(siteContext);
  if (!isOffered(site)) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const text = JSON.stringify(businessProfile(site.origin));
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': `public, max-age=${maxAgeSeconds}`,
    'access-control-allow-origin': '*',
    etag,
  };
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers });
  return new Response(text, { headers });
}
