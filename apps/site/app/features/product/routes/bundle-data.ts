import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadBundle } from '../bundle/load-bundle.server.ts';
import type { Route } from './+types/bundle-data';

/** The members of a bundle for the window in which they are chosen. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) throw notFound();
  return Response.json(await loadBundle(context.get(siteContext), id), {
    headers: { 'cache-control': 'no-store' },
  });
}
