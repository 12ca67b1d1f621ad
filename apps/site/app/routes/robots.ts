import { siteContext } from '../platform-client/site-context.ts';
import type { Route } from './+types/robots';

/** What search engines may read: everything but the back office, service addresses and the visitor's own pages. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = context.get(siteContext);
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /_/',
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
