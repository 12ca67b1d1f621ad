import type { getDeliveryOffers } from '@izlog/contract/ecommerce/delivery';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toCents, toDecimal, toDecimalOrNull } from '@izlog/contract/money';
import { catalogueVersionNow } from '#platform/kernel/changes/catalogue-version.queries.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { standingTerms } from '../terms/shop-terms.ts';
import { deliveryRateOf, isCollected, placeOf } from './delivery-rate.ts';

/**
 * What delivery of one piece would cost before there is a cart or an address: the first rate of each method that fits
 * weight and price in the country the shop sells to first, cheapest first. Promotions are the cart's business.
 */
export async function deliveryOffers(
  ctx: Ctx,
  { weight, total }: EndpointParsed<typeof getDeliveryOffers>,
): Promise<EndpointReturn<typeof getDeliveryOffers>> {
  ctx.tags.add('delivery');
  const terms = await standingTerms(ctx, await catalogueVersionNow(ctx));
  const parcel = { country: placeOf(terms, null), weight, total: toCents(total) };
  return terms.deliveryMethods
    .flatMap((method) => {
      const rate = deliveryRateOf(method, parcel);
      if (!rate) return [];
      return [
        {
          name: method.name,
          description: method.description,
          price: toDecimal(rate.price),
          freeFrom: toDecimalOrNull(rate.freeFrom),
          isCollected: isCollected(method),
          country: parcel.country,
        },
      ];
    })
    .sort((a, b) => a.price - b.price);
}
