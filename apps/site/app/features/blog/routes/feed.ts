import { siteContext } from '#site/platform-client/site-context.ts';
import { loadFeed } from '../load-feed.server.ts';
import type { Route } from './+types/feed';

/** The newest posts of a language, of all or of one category, for feed readers (RSS 2.0). */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const xml = await loadFeed(context.get(siteContext), params.slug);
  return new Response(xml, {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
