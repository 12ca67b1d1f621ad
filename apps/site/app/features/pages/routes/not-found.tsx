import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadPage } from '../load-page.server.ts';
import type { Route } from './+types/not-found';

/**
 * Addresses no screen has: where a managed redirect leads (CMS-037), else the error page with status 404 inside the
 * site's layout (ROUTE-052).
 */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<never> {
  await loadPage(context.get(siteContext), params['*'].split('/'), url.search);
  throw notFound();
}

/** What was sent to such an address is lost as well, rather than sent in the wrong way. */
export function action(): never {
  throw notFound();
}

export default function NotFound() {
  return null;
}
