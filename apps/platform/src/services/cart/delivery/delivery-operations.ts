import type { Cart } from '@izlog/contract/ecommerce/cart/cart';
import {
  branchesAtOnce,
  type findDeliveryBranches,
  type getApplicableDeliveryMethods,
  type saveDeliveryMethod as saveEndpoint,
} from '@izlog/contract/ecommerce/delivery';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { convert, toDecimal, toDecimalOrNull } from '@izlog/contract/money';
import { paginate } from '@izlog/contract/pagination';
import type { Ctx } from '#platform/kernel/context.ts';
import { visitCounts } from '#platform/kernel/counts/visit-counts.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type CartRow, setCart } from '../cart.queries.ts';
import { changeCart, openCart } from '../open-cart.ts';
import { settleCart } from '../settle-cart.ts';
import { presentSums } from '../sums/present-cart.ts';
import { deliveryOffer, pricedCart } from '../sums/priced-cart.ts';
import type { DeliveryMethodRow } from '../terms/shop-terms.queries.ts';
import { shopTerms } from '../terms/shop-terms.ts';
import { findBranch, findBranches, listNearestBranches } from './branch.queries.ts';
import { type Destination, destinationOf } from './destination.ts';

/** The methods for a cart and country, in their order (CHECKOUT-034, CHECKOUT-035); none for a digital cart. Reads only. */
export async function applicableDeliveryMethods(
  ctx: Ctx,
  input: EndpointParsed<typeof getApplicableDeliveryMethods>,
): Promise<EndpointReturn<typeof getApplicableDeliveryMethods>> {
  const cart = await openCart(ctx, input);
  return methodsFor(ctx, cart, await destinationOf(ctx, cart, input), input.currencyId);
}

/** The methods for a cart that goes somewhere, each with its price and the sums it makes. */
export async function methodsFor(
  ctx: Ctx,
  cart: CartRow,
  to: Destination,
  currencyId?: number | null,
): Promise<EndpointReturn<typeof getApplicableDeliveryMethods>> {
  const priced = await pricedCart(ctx, { ...cart, ...to }, { currencyId });
  if (priced.isDigital || priced.items.length === 0) return [];
  const { terms, weight, currency, isFreeByPromotion } = priced;
  const parcel = { country: to.country, weight, total: priced.base.cartTotal };
  const offers = terms.deliveryMethods.flatMap((method) => {
    const offer = deliveryOffer(terms, method, parcel);
    return offer ? [{ method, offer }] : [];
  });
  const providers = offers.flatMap(({ method }) => method.branchProvider ?? []);
  const branches = await listNearestBranches(ctx, providers, { ...to, most: branchesAtOnce });
  const ownOf = ({ branchProvider }: DeliveryMethodRow) =>
    branchProvider === null ? undefined : branches.get(branchProvider);
  // A method whose branches are all elsewhere, or closed, cannot be used.
  const usable = offers.filter(({ method }) => method.branchProvider === null || ownOf(method)?.total);
  return Promise.all(
    usable.map(async ({ method, offer }) => {
      const own = ownOf(method);
      const price = isFreeByPromotion ? 0 : offer.price;
      const chosen = { ...cart, ...to, deliveryMethodId: method.id };
      const sums = await pricedCart(ctx, chosen, { currencyId, purchasable: priced.purchasable, terms });
      return {
        id: method.id,
        name: method.name,
        description: method.description,
        price: toDecimal(sums.converted.delivery),
        isFree: price === 0,
        freeFrom: toDecimalOrNull(offer.freeFrom === null ? null : convert(offer.freeFrom, currency.rate)),
        prices: presentSums(sums, sums.converted),
        options: {
          branches: own?.branches ?? [],
          totalBranches: own?.total ?? 0,
          hasBranches: method.branchProvider !== null,
        },
      };
    }),
  );
}

/** Branches of a method by words, or nearest to a postcode (CHECKOUT-032). */
export async function searchBranches(
  ctx: Ctx,
  input: EndpointParsed<typeof findDeliveryBranches>,
): Promise<EndpointReturn<typeof findDeliveryBranches>> {
  const cart = await openCart(ctx, input);
  const terms = await shopTerms(ctx, cart);
  const method = terms.deliveryMethods.find(({ id }) => id === input.deliveryMethodId);
  if (!method || method.branchProvider === null) throw new Refusal('deliveryMethodNotApplicable');
  const { page, limit } = input;
  const words = (input.search ?? '').split(/[\s,.]+/).filter((word) => word !== '');
  const { records, total } = await findBranches(ctx, method.branchProvider, {
    country: cart.country,
    zipCode: input.zipCode ?? cart.zipCode,
    words: words.slice(0, 8),
    type: input.type ?? null,
    limit,
    offset: (page - 1) * limit,
  });
  return { records, pagination: paginate(page, limit, total) };
}

/** Chooses a method and, where it has branches, one of them (CHECKOUT-042, CHECKOUT-043). */
export async function saveDeliveryMethod(
  outer: Ctx,
  input: EndpointParsed<typeof saveEndpoint>,
): Promise<Cart> {
  let isFirst = false;
  const changed = await changeCart(outer, input, async (ctx, cart) => {
    const to = await destinationOf(ctx, cart, input);
    const { isDigital, terms, weight, base, purchasable } = await pricedCart(ctx, { ...cart, ...to });
    const method = terms.deliveryMethods.find(({ id }) => id === input.deliveryMethodId);
    const parcel = { country: to.country, weight, total: base.cartTotal };
    if (!method || isDigital || !deliveryOffer(terms, method, parcel)) {
      throw new Refusal('deliveryMethodNotApplicable');
    }
    let deliveryBranchId: string | null = null;
    if (method.branchProvider !== null) {
      const branch = input.branchId
        ? await findBranch(ctx, method.branchProvider, input.branchId)
        : undefined;
      if (!branch || (to.country !== null && branch.country !== to.country)) {
        throw new Refusal('deliveryBranchMissing');
      }
      deliveryBranchId = branch.id;
    }
    const change = { ...to, deliveryMethodId: method.id, deliveryBranchId };
    await setCart(ctx, cart.id, change);
    isFirst = cart.deliveryMethodId === null;
    return settleCart(ctx, { ...cart, ...change }, { currencyId: input.currencyId, purchasable });
  });
  if (isFirst) outer.held.get(visitCounts).add(outer.site.id, 'checkout');
  return changed;
}
