import { outcomeOf } from '@izlog/contract/client';
import { type DeliveryOffer, getDeliveryOffers } from '@izlog/contract/ecommerce/delivery';
import { priceToPay } from '@izlog/contract/product/prices';
import type { Product } from '@izlog/contract/product/product';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { kindOf } from './product-kind.ts';

/** What delivery of one piece costs; nothing for what is not sent, and where it cannot be obtained the page says nothing. */
export async function loadDelivery(product: Product, { call }: SiteContext): Promise<DeliveryOffer[]> {
  if (product.purchase !== 'cart' || kindOf(product) !== 'goods') return [];
  const weights = [product, ...product.associatedProducts].map(({ weight }) => weight ?? 0);
  const query = { weight: Math.max(...weights), total: priceToPay(product) ?? 0 };
  const offers = await outcomeOf(call(getDeliveryOffers, query));
  return offers.errored ? [] : offers.data;
}
