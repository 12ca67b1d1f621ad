import {
  type DeliveryBranch,
  type DeliveryMethod,
  explainNoDelivery,
  findDeliveryBranches,
  getApplicableDeliveryMethods,
} from '@izlog/contract/ecommerce/delivery';
import { amountsOf } from '#site/features/cart/door/cart-view-of.server.ts';
import { countryIdOf } from '#site/i18n/country-codes.server.ts';
import type { Checkout } from '../checkout.server.ts';
import type { BranchView, DeliveryMethodView, ShippingStepView } from '../checkout-view.ts';
import type { CheckoutAddress } from '../door/checkout-form.ts';

/**
 * The shipping step. The methods are asked for again whenever the step opens, thus after every change of country, user and
 * addresses (CHECKOUT-036); what the cart holds is selected (CHECKOUT-045).
 */
export async function loadShippingStep(checkout: Checkout): Promise<ShippingStepView> {
  const { cart, url, draft } = checkout;
  const methods = (await askMethods(checkout)).map(methodView);
  const none =
    methods.length === 0 ? await checkout.context.call(explainNoDelivery, placeOf(checkout)) : null;
  const search = (url.searchParams.get('q') ?? '').slice(0, 100);
  const wanted = Number(url.searchParams.get('deliveryMethodId'));
  const chosen =
    methods.find(({ id }) => id === wanted) ??
    methods.find(({ id }) => id === cart.deliveryMethodId) ??
    cheapest(methods);
  const found = chosen && search !== '' ? await findBranches(checkout, chosen.id, search) : undefined;
  return {
    noDelivery: none?.words ?? '',
    methods: methods.map((method) => ({
      ...method,
      branches: withChosen(
        found && method.id === chosen?.id ? found.records : method.branches,
        method.id,
        checkout,
      ),
    })),
    chosenId: chosen?.id ?? null,
    chosenBranchId: cart.options.deliveryBranchId,
    search,
    addressLine: draft ? lineOf(draft.delivery) : '',
  };
}

/** The cheapest method that needs no further choice; none where each asks for a branch, which only the buyer knows. */
function cheapest(methods: readonly DeliveryMethodView[]): DeliveryMethodView | undefined {
  return methods.filter(({ hasBranches }) => !hasBranches).toSorted((a, b) => a.price - b.price)[0];
}

/** Methods for the cart, the country and the addresses of the first step (CHECKOUT-034). */
export const askMethods = (checkout: Checkout): Promise<DeliveryMethod[]> =>
  checkout.context.call(getApplicableDeliveryMethods, placeOf(checkout));

const placeOf = ({ key, draft }: Checkout) => ({
  ...key,
  userId: draft?.userId,
  countryId: countryIdOf(draft?.delivery.country ?? ''),
  zipCode: draft?.delivery.zipCode,
  userShippingAddressId: draft?.shippingId,
  userBillingAddressId: draft?.billingId,
});

/** Branches of a method by words, or the nearest to the address without any. */
export async function findBranches(
  { context, key, draft }: Checkout,
  deliveryMethodId: number,
  search: string,
): Promise<{ records: BranchView[]; total: number }> {
  const { cartId, protectCode } = key;
  const { records, pagination } = await context.call(findDeliveryBranches, {
    cartId,
    protectCode,
    deliveryMethodId,
    ...(search === '' ? { zipCode: draft?.delivery.zipCode } : { search }),
  });
  return { records: records.map(branchView), total: pagination.total };
}

/** The branch of the cart stands first in the list, also when other words were looked for. */
function withChosen(branches: readonly BranchView[], methodId: number, { cart }: Checkout): BranchView[] {
  const { deliveryMethod } = cart;
  const branch = deliveryMethod?.id === methodId ? deliveryMethod.branch : null;
  if (!branch || branches.some(({ id }) => id === branch.id)) return [...branches];
  return [{ ...branch, line: '', hours: [] }, ...branches];
}

function methodView({ options, prices, ...method }: DeliveryMethod): DeliveryMethodView {
  const { id, name, description, price, isFree, freeFrom } = method;
  const branches = options.branches.map(branchView);
  const { hasBranches, totalBranches } = options;
  const amounts = amountsOf(prices);
  return { id, name, description, price, isFree, freeFrom, amounts, hasBranches, branches, totalBranches };
}

const branchView = ({
  id,
  name,
  street,
  zipCode,
  city,
  openingHours,
  phone,
}: DeliveryBranch): BranchView => ({
  id,
  name,
  // Carriers like to put the street into the name; it is not read out twice.
  line: [name.includes(street) ? '' : street, `${zipCode} ${city}`.trim()].filter(Boolean).join(', '),
  hours: phone ? [...openingHours, phone] : openingHours,
});

/** An address on one line, as a person would say where it goes. */
export const lineOf = ({
  firstName,
  lastName,
  street,
  houseNumber,
  zipCode,
  city,
}: CheckoutAddress): string => `${firstName} ${lastName}, ${street} ${houseNumber}, ${zipCode} ${city}`;
