import { siteContext } from '#site/platform-client/site-context.ts';
import type { Route } from './+types/robots';

/**
 * What search engines may read: everything but the back office, service addresses and the visitor's own pages. Pictures
 * stand below an address of service, but belong to the pages; the longer rule counts (RFC 9309).
 */
export function loader({ context }: Route.LoaderArgs): Response {
  const { origin, site } = context.get(siteContext);
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /_/',
    'Disallow: /api/',
    'Allow: /api/v1/media/file/',
    // Channels that keep to this file fetch their feeds there; who does not know an address finds none.
    'Allow: /api/v1/marketing/feed/file/',
    // A site that makes none names none (CMS-034).
    ...(site.options.AutoGenerateSiteMap === 'false' ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
