import type { explainNoDelivery } from '@izlog/contract/ecommerce/delivery';
import { carriedWeights } from '@izlog/contract/ecommerce/delivery-gaps';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { fillText } from '@izlog/contract/texts/fill-text';
import { platformTexts } from '@izlog/contract/texts/platform-texts';
import { ownLanguageOf } from '@izlog/contract/texts/reader-language';
import type { Ctx } from '#platform/kernel/context.ts';
import type { CartRow } from '../cart.queries.ts';
import { openCart } from '../open-cart.ts';
import { pricedCart } from '../sums/priced-cart.ts';
import { methodsFor } from './delivery-operations.ts';
import { isDeliverableTo, type Parcel, type RatedMethod, whyNoRate } from './delivery-rate.ts';
import { type Destination, destinationOf } from './destination.ts';

type Why = NonNullable<EndpointReturn<typeof explainNoDelivery>['why']>;

/** Why a cart cannot be delivered to a country, with words for the buyer; null while it can, and of what is not sent. */
export async function explainNone(
  ctx: Ctx,
  input: EndpointParsed<typeof explainNoDelivery>,
): Promise<EndpointReturn<typeof explainNoDelivery>> {
  const cart = await openCart(ctx, input);
  return whyNoDelivery(ctx, cart, await destinationOf(ctx, cart, input));
}

/** The same of a cart that goes somewhere. */
export async function whyNoDelivery(
  ctx: Ctx,
  cart: CartRow,
  to: Destination,
): Promise<EndpointReturn<typeof explainNoDelivery>> {
  const { isDigital, items, terms, weight, base } = await pricedCart(ctx, { ...cart, ...to });
  const isSent = !isDigital && items.length > 0;
  if (!isSent || (await methodsFor(ctx, cart, to)).length > 0) return { why: null, words: '' };
  const parcel = { country: to.country, weight, total: base.cartTotal };
  const isServed = isDeliverableTo(terms.allowedCountries, to.country);
  const why = isServed ? reasonOf(terms.deliveryMethods, parcel) : 'country';
  return { why, words: wordsOf(why, terms.deliveryMethods, parcel, ctx.language) };
}

/** Of several ways that are each refused for a reason of its own, the reason that the buyer can do something about. */
function reasonOf(methods: readonly RatedMethod[], parcel: Parcel): Why {
  const reasons = methods.map((method) => whyNoRate(method, parcel) ?? 'branches');
  return (['weight', 'total', 'branches'] as const).find((why) => reasons.includes(why)) ?? 'country';
}

function wordsOf(why: Why, methods: readonly RatedMethod[], parcel: Parcel, language: string): string {
  const own = ownLanguageOf(language);
  const texts = platformTexts[own].noDelivery;
  if (why !== 'weight') return texts[why];
  const most = Math.max(
    0,
    ...methods.flatMap(({ rates }) => carriedWeights(rates, parcel)).map(({ to }) => to ?? 0),
  );
  const kilograms = (grams: number) =>
    new Intl.NumberFormat(own, { maximumFractionDigits: 3 }).format(grams / 1000);
  const values = { weight: kilograms(parcel.weight), most: kilograms(most) };
  return fillText(parcel.weight > most ? texts.weight : texts.weightBetween, values);
}
