import { listCountries } from '@izlog/contract/countries';
import type { getAvailableCountries } from '@izlog/contract/ecommerce/available-countries';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { Ctx } from '#platform/kernel/context.ts';
import { readCheckoutSettings } from '#platform/services/settings/index.ts';
import { openCart } from '../open-cart.ts';

/** The countries the shop sells to, named and sorted for the reader (CHECKOUT-028…030). */
export async function availableCountries(
  ctx: Ctx,
  input: EndpointParsed<typeof getAvailableCountries>,
): Promise<EndpointReturn<typeof getAvailableCountries>> {
  await openCart(ctx, input);
  const settings = await readCheckoutSettings(ctx.db, ctx.site.id);
  const allowed = settings?.allowedCountries ?? null;
  const all = listCountries(input.language ?? ctx.language);
  return allowed === null ? all : all.filter(({ iso }) => allowed.includes(iso));
}
