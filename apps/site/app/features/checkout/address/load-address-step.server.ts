import { getAvailableCountries } from '@izlog/contract/ecommerce/available-countries';
import type { Address } from '@izlog/contract/user/address';
import type { User } from '@izlog/contract/user/user';
import { isCustomer } from '#site/features/cart/door/cart-view-of.server.ts';
import { loadFormConsents } from '#site/features/consent/door/load-form-consents.server.ts';
import { isoOf } from '#site/i18n/country-codes.server.ts';
import { currentUser } from '#site/session/current-user.server.ts';
import type { Checkout } from '../checkout.server.ts';
import { savedGuest } from '../checkout-draft.server.ts';
import type { AddressStepView } from '../checkout-view.ts';
import type { CheckoutAddress } from '../door/checkout-form.ts';

/**
 * The address step: countries of the shop (CHECKOUT-028), consents of form type addressForm, and the fields as they were
 * sent before, else from the customer's saved addresses and profile (CHECKOUT-027).
 */
export async function loadAddressStep(checkout: Checkout): Promise<AddressStepView> {
  const { context, request, url, draft, key, cart } = checkout;
  const { call, language } = context;
  const [countries, consents, user] = await Promise.all([
    call(getAvailableCountries, { ...key, language: language.code }),
    loadFormConsents(context, 'addressForm'),
    isCustomer(context) ? currentUser(context) : undefined,
  ]);
  const chosen = chosenAddress(user, url.searchParams.get('address'));
  const isNew = url.searchParams.get('address') === 'new';
  const known = draft && !chosen && !isNew ? draft.delivery : undefined;
  const delivery = known ?? (isNew ? contactOf(user) : prefilled(user, chosen, request));
  const first = countries[0]?.iso ?? '';
  const isOffered = (iso: string | undefined) => countries.some((one) => one.iso === iso);
  const country = isOffered(delivery.country) ? delivery.country : isOffered('HR') ? 'HR' : first;
  return {
    countries: countries.map(({ iso, name }) => ({ iso, name })),
    delivery: { ...delivery, country },
    billing: draft?.billing ?? billingOf(user) ?? { country },
    useDifferentBillingAddress: draft?.billing !== undefined,
    isCompany: draft ? draft.isCompany : cart.companyData !== null,
    isBillingCompany: draft?.isBillingCompany ?? false,
    saved: (user?.addresses ?? []).map((one) => ({
      id: one.id,
      line: addressLine(one),
      isChosen: one.id === (chosen?.id ?? (isNew ? undefined : draft?.shippingId)),
    })),
    consents: consents.errored ? undefined : consents.data,
    isCustomer: user !== undefined,
  };
}

/** The saved address that the page's address names. */
const chosenAddress = (user: User | undefined, id: string | null): Address | undefined =>
  user?.addresses.find((one) => String(one.id) === id);

function prefilled(
  user: User | undefined,
  chosen: Address | undefined,
  request: Request,
): Partial<CheckoutAddress> {
  if (!user) return { contactEmail: savedGuest(request) ?? '' };
  const ofType = (type: Address['type']) => user.addresses.find((one) => one.type === type);
  const address = chosen ?? ofType('shipping') ?? ofType('main') ?? user.addresses[0];
  return address ? { ...fieldsOf(address), companyName: user.company?.name ?? '' } : contactOf(user);
}

const contactOf = (user: User | undefined): Partial<CheckoutAddress> =>
  user
    ? {
        contactEmail: user.email,
        firstName: user.details.firstName,
        lastName: user.details.lastName,
        companyName: user.company?.name ?? '',
      }
    : {};

function billingOf(user: User | undefined): Partial<CheckoutAddress> | undefined {
  const address = user?.addresses.find(({ type }) => type === 'billing');
  return address && fieldsOf(address);
}

/** The fields of a kept address; its country is an id there and a code in the form (ACCT-043). */
function fieldsOf(address: Address): Partial<CheckoutAddress> {
  const { contactEmail, contactPhone, firstName, lastName, street, houseNumber, zipCode, city } = address;
  const country = isoOf(address.country);
  return { contactEmail, contactPhone, firstName, lastName, street, houseNumber, zipCode, city, country };
}

const addressLine = ({ firstName, lastName, street, houseNumber, zipCode, city }: Address): string =>
  `${firstName} ${lastName}, ${street} ${houseNumber}, ${zipCode} ${city}`;
