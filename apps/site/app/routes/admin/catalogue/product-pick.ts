import { findProducts } from '@izlog/contract/product/record/product-find';
import { adminMiddleware } from '#site/admin/ground/frame/admin-language.server.ts';
import { named } from '#site/kit/guards/named-middleware.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import type { Route } from './+types/product-pick';

export const middleware = named(adminMiddleware, 'ownWords');

/** Products and variants by what is typed, or by their ids; the platform says who may look for them. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs): Promise<Response> {
  const asked = {
    search: (searchParams.get('q') ?? '').trim().slice(0, 100),
    ids: searchParams.get('ids') ?? '',
  };
  const found = await context.get(siteContext).call(findProducts, asked);
  return Response.json(found, { headers: { 'cache-control': 'private, no-store' } });
}
