import { siteContext } from '#site/platform-client/site-context.ts';
import { listCaches, mustMayClearCache } from '../page-cache.server.ts';
import type { Route } from './+types/cache-list';

/** `GET /_cache/list`: the kept pages of the site, for staff who may empty the cache (ADMIN-013). */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  await mustMayClearCache(site);
  return Response.json({ data: listCaches(site) }, { headers: { 'cache-control': 'no-store' } });
}
