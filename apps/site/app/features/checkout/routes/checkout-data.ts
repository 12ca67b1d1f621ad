import { findTowns } from '@izlog/contract/ecommerce/town';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { openCheckout } from '../load-checkout.server.ts';
import { findBranches } from '../shipping/load-shipping-step.server.ts';
import type { Route } from './+types/checkout-data';

/** Help while one types in checkout: towns of a postcode, branches by words. Without scripts the pages do without. */
export async function loader({ request, context, url, params }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  const { searchParams } = url;
  if (params.what === 'towns') {
    const zipCode = searchParams.get('zipCode') ?? undefined;
    const city = searchParams.get('city') ?? undefined;
    return Response.json(await site.call(findTowns, { zipCode, city }));
  }
  const method = Number(searchParams.get('method'));
  if (params.what !== 'branches' || !Number.isInteger(method) || method < 1) throw notFound();
  const checkout = await openCheckout(request, url, site);
  const found = await findBranches(checkout, method, (searchParams.get('q') ?? '').slice(0, 100));
  return Response.json(found, { headers: { 'cache-control': 'no-store' } });
}
