import { CallError, outcomeOf } from '@izlog/contract/client';
import { getAvailableCountries } from '@izlog/contract/ecommerce/available-countries';
import { saveCheckoutOptions } from '@izlog/contract/ecommerce/checkout-options';
import { saveDeliveryMethod } from '@izlog/contract/ecommerce/delivery';
import { gdprConsentLogCreate } from '@izlog/contract/gdpr/consent-log-create';
import { createAddress, type NewAddress, updateAddress } from '@izlog/contract/user/address';
import { updateGuest } from '@izlog/contract/user/guest-update';
import type { User } from '@izlog/contract/user/user';
import { redirect } from 'react-router';
import { droppedOf, isCustomer } from '#site/features/cart/door/cart-view-of.server.ts';
import { acceptedConsents, missesConsent } from '#site/features/consent/door/accepted-consents.ts';
import { loadFormConsents } from '#site/features/consent/door/load-form-consents.server.ts';
import { countryIdOf, isoOf } from '#site/i18n/country-codes.server.ts';
import { addressPaths } from '#site/kit/forms/address-paths.ts';
import { openDoubts } from '#site/kit/forms/doubts.ts';
import { doubtedForm, refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { type Faults, faultsOf, reader } from '#site/kit/forms/rules.ts';
import { currentUser, forgetUser } from '#site/session/current-user.server.ts';
import { type Checkout, isShippingSkipped, stepAddress } from '../checkout.server.ts';
import { type CheckoutDraft, rememberGuest, saveDraft } from '../checkout-draft.server.ts';
import {
  type AddressType,
  addressFieldNames,
  type CheckoutAddress,
  type CheckoutForm,
  companyOf,
  prefixes,
  readCheckoutForm,
} from '../door/checkout-form.ts';
import { addressStepDoubts, addressStepRules } from '../door/checkout-rules.ts';
import { askMethods } from '../shipping/load-shipping-step.server.ts';

/**
 * Sends the address step: first fields and consents are looked at (CHECKOUT-019), then the addresses are kept, those of a
 * customer in the address book and those of a guest with the guest (CHECKOUT-020, CHECKOUT-021), then the next step opens.
 */
export async function saveAddressStep(checkout: Checkout, form: FormData) {
  const { context, key } = checkout;
  const read = reader(form);
  const [consents, countries] = await Promise.all([
    loadFormConsents(context, 'addressForm'),
    outcomeOf(context.call(getAvailableCountries, key)),
  ]);
  if (consents.errored) return refusedForm(context, 'address', form, consents.error);
  if (countries.errored) return refusedForm(context, 'address', form, countries.error);
  const accepted = acceptedConsents(form, consents.data);
  const faults: Faults = {
    ...faultsOf(addressStepRules(read, { countries: countries.data.map(({ iso }) => iso) }), read),
    ...(missesConsent(consents.data, accepted) && {
      consents: { key: 'core.notifications.consentRequired' as const },
    }),
  };
  const { doubts, asked } = openDoubts(addressStepDoubts, form, isInDraft(checkout.draft));
  if (Object.keys({ ...faults, ...doubts }).length > 0) {
    return doubtedForm('address', form, { faults, doubts, asked });
  }
  const given = readCheckoutForm(read, accepted);
  try {
    const draft = await saveAddresses(checkout, given, form);
    const { deliveryForm, billingForm, useDifferentBillingAddress } = given;
    const billing = useDifferentBillingAddress ? billingForm : deliveryForm;
    const saved = await context.call(saveCheckoutOptions, {
      ...key,
      companyData: companyOf(given),
      countryId: countryIdOf(deliveryForm.country),
      zipCode: deliveryForm.zipCode,
      billingCountryId: countryIdOf(billing.country),
    });
    if (accepted.length > 0)
      await logConsents(checkout, given.deliveryForm.contactEmail, draft.guestKey, accepted);
    saveDraft(context, { ...draft, dropped: droppedOf(saved, context) });
    return redirect(stepAddress(await nextStep({ ...checkout, draft }), context), { status: 303 });
  } catch (error) {
    // The step stays where it is and can be sent again (CHECKOUT-026).
    if (error instanceof CallError) return refusedForm(context, 'address', form, error, fieldNames(given));
    throw error;
  }
}

/** What checkout took before, when one goes back and sends the step again, is not asked about a second time. */
const isInDraft =
  (draft: CheckoutDraft | undefined) =>
  (name: string, value: string): boolean => {
    const ofBlock = (prefix: string, address: CheckoutAddress | undefined) =>
      addressFieldNames.some((field) => prefix + field === name && address?.[field] === value);
    return ofBlock(prefixes.delivery, draft?.delivery) || ofBlock(prefixes.billing, draft?.billing);
  };

async function logConsents(
  { context }: Checkout,
  email: string,
  guestKey: string | undefined,
  consents: string[],
): Promise<void> {
  await context.call(gdprConsentLogCreate, {
    sourceType: 'addressForm',
    consents,
    guestKey,
    user: { userType: isCustomer(context) ? 'user' : 'guest', email },
  });
}

/** Of a digital cart the first method is chosen without asking; when there is none, payment comes at once (CHECKOUT-037, CHECKOUT-038). */
async function nextStep(checkout: Checkout) {
  const { cart, context, key, draft } = checkout;
  if (!isShippingSkipped(cart)) return 'shipping';
  const [first] = await askMethods(checkout);
  if (first) {
    await context.call(saveDeliveryMethod, { ...key, userId: draft?.userId, deliveryMethodId: first.id });
  }
  return 'payment';
}

async function saveAddresses(
  checkout: Checkout,
  given: CheckoutForm,
  form: FormData,
): Promise<CheckoutDraft> {
  const user = isCustomer(checkout.context) ? await currentUser(checkout.context) : undefined;
  const ids = user ? await saveForCustomer(checkout, user, given, form) : await saveForGuest(checkout, given);
  const { deliveryForm, billingForm, useDifferentBillingAddress, isCompany, isBillingCompany } = given;
  return {
    cartId: String(checkout.key.cartId),
    delivery: deliveryForm,
    ...(useDifferentBillingAddress && { billing: billingForm }),
    isCompany,
    isBillingCompany,
    ...ids,
  };
}

type SavedIds = Pick<CheckoutDraft, 'userId' | 'guestKey' | 'shippingId' | 'billingId'>;

async function saveForCustomer(
  { context, draft }: Checkout,
  user: User,
  given: CheckoutForm,
  form: FormData,
): Promise<SavedIds> {
  const own = (id: number | undefined) => user.addresses.find((one) => one.id === id)?.id;
  const save = async (address: CheckoutAddress, type: AddressType, id: number | undefined) => {
    const sent = addressToSend(address, type);
    // Filled in from a saved address and left as it was, it is that one and no new one beside it.
    const same = id === undefined ? user.addresses.find((one) => isSame(one, sent)) : undefined;
    if (same) return same.id;
    if (id === undefined) return (await context.call(createAddress, sent)).id;
    return (await context.call(updateAddress, { ...sent, id })).id;
  };
  const { deliveryForm, billingForm, useDifferentBillingAddress } = given;
  const picked = Number(form.get('addressId')) || draft?.shippingId;
  const shippingId = await save(deliveryForm, deliveryForm.type, own(picked));
  const saved = user.addresses.find(({ type, id }) => type === 'billing' && id !== shippingId)?.id;
  const billingId = useDifferentBillingAddress
    ? await save(billingForm, billingForm.type, own(draft?.billing && draft.billingId) ?? saved)
    : shippingId;
  forgetUser(context);
  return { userId: user.id, shippingId, billingId };
}

/** A guest is told apart by a key, not by the e-mail: whose it is may be a customer's (CHECKOUT-024). */
export async function saveForGuest(
  checkout: Checkout,
  given: Pick<CheckoutForm, 'deliveryForm' | 'billingForm' | 'useDifferentBillingAddress'>,
): Promise<SavedIds> {
  const { context, draft } = checkout;
  const { deliveryForm, billingForm, useDifferentBillingAddress } = given;
  const company = companyOf(given);
  const { contactEmail, firstName, lastName } = deliveryForm;
  const fields = {
    email: contactEmail,
    details: { firstName, lastName },
    company: company && { name: company.companyName, address: streetLine(billingForm) },
    addresses: [
      addressToSend(deliveryForm, deliveryForm.type),
      ...(useDifferentBillingAddress ? [addressToSend(billingForm, billingForm.type)] : []),
    ],
  };
  const again = await outcomeOf(context.call(updateGuest, { ...fields, guestKey: draft?.guestKey }));
  if (again.errored && !(draft?.guestKey && again.error.status === 400)) throw again.error;
  // A key that the platform does not take any more makes another guest.
  const guest = again.errored ? await context.call(updateGuest, fields) : again.data;
  rememberGuest(context, contactEmail);
  const idOf = (type: AddressType) => guest.addresses.find((one) => one.type === type)?.id;
  const shippingId = idOf(deliveryForm.type);
  const billingId = useDifferentBillingAddress ? idOf('billing') : shippingId;
  return { userId: guest.id, guestKey: guest.guestKey, shippingId, billingId };
}

function addressToSend(address: CheckoutAddress, type: AddressType): NewAddressInput {
  const { contactEmail, contactPhone, firstName, lastName, street, houseNumber, zipCode, city, country } =
    address;
  return {
    type,
    contactEmail,
    contactPhone,
    firstName,
    lastName,
    street,
    houseNumber,
    zipCode,
    city,
    country,
  };
}

const isSame = (one: User['addresses'][number], sent: NewAddressInput): boolean => {
  const { type: _, country, ...fields } = sent;
  return (
    isoOf(one.country) === country &&
    Object.entries(fields).every(([name, value]) => (one[name as keyof typeof fields] ?? '') === value)
  );
};

type NewAddressInput = Omit<NewAddress, 'country' | 'region'> & { country: string };

const streetLine = ({ street, houseNumber, zipCode, city }: CheckoutAddress): string =>
  `${street} ${houseNumber}, ${zipCode} ${city}`;

/** Names of the platform's fields in the form, for what it finds wrong there. */
function fieldNames({ useDifferentBillingAddress }: CheckoutForm): Record<string, string> {
  const { delivery, billing } = prefixes;
  const ofCompany = useDifferentBillingAddress ? billing : delivery;
  return {
    ...addressPaths([delivery, billing]),
    ...Object.fromEntries(addressFieldNames.map((field) => [field, delivery + field])),
    email: `${delivery}contactEmail`,
    'details.firstName': `${delivery}firstName`,
    'details.lastName': `${delivery}lastName`,
    'company.name': `${ofCompany}companyName`,
    'companyData.companyName': `${ofCompany}companyName`,
    'companyData.oib': `${ofCompany}companyOIB`,
  };
}
