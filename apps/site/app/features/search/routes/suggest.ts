import { siteContext } from '#site/platform-client/site-context.ts';
import { loadSuggestions } from '../load-search.server.ts';
import type { Route } from './+types/suggest';

/** What is suggested for `?search=`, for the search field; the same for every visitor, so browsers may keep it a minute. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const view = await loadSuggestions(context.get(siteContext), url.searchParams.get('search') ?? '');
  return Response.json(view, { headers: { 'cache-control': 'private, max-age=60' } });
}
