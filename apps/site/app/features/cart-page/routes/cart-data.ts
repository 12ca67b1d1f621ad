import { siteContext } from '#site/platform-client/site-context.ts';
import { loadCartAnswer } from '../load-cart-page.server.ts';
import type { Route } from './+types/cart-data';

/** The visitor's cart for scripts; `?with=related` adds what goes with its items. Never kept by anybody. */
export async function loader({ request, context, url }: Route.LoaderArgs): Promise<Response> {
  const answer = await loadCartAnswer(
    request,
    context.get(siteContext),
    url.searchParams.get('with') === 'related',
  );
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}
