import type { ReadField } from '#site/kit/forms/rules.ts';
import { streetAndNumber } from '#site/kit/forms/street-and-number.ts';

/** Fields of one address block (CHECKOUT-008). */
export const addressFieldNames = [
  'contactEmail',
  'contactPhone',
  'firstName',
  'lastName',
  'street',
  'houseNumber',
  'zipCode',
  'city',
  'country',
  'companyName',
  'companyOIB',
] as const;
type AddressFieldName = (typeof addressFieldNames)[number];

/** One block as it is typed; the country is an ISO code. */
export type CheckoutAddress = Record<AddressFieldName, string>;

export type AddressType = 'main' | 'shipping' | 'billing';

/** What the whole of checkout is about (CHECKOUT-008, CHECKOUT-009). */
export interface CheckoutForm {
  deliveryForm: CheckoutAddress & { type: AddressType };
  billingForm: CheckoutAddress & { type: AddressType };
  useDifferentBillingAddress: boolean;
  isCompany: boolean;
  isBillingCompany: boolean;
  acceptedConsents: string[];
  giftMessage: string;
  orderMessage: string;
  to: string;
  from: string;
}

/** What the names of the fields of a block begin with. */
export const prefixes = { delivery: 'delivery.', billing: 'billing.' } as const;

/** Reads a block out of a form; spaces around the words are dropped. */
function readAddress(read: ReadField, prefix: string): CheckoutAddress {
  const entries = addressFieldNames.map((field) => [field, read(prefix + field).trim()] as const);
  const address = Object.fromEntries(entries) as CheckoutAddress;
  return { ...address, ...streetAndNumber(address) };
}

/**
 * Reads the form of checkout. Without a different billing address the bill goes to a copy of the delivery address with
 * type main (CHECKOUT-017); with one the two are of type shipping and billing (CHECKOUT-018).
 */
export function readCheckoutForm(read: ReadField, acceptedConsents: string[] = []): CheckoutForm {
  const useDifferentBillingAddress = read('useDifferentBillingAddress') !== '';
  const isCompany = read('isCompany') !== '';
  const isBillingCompany = read('isBillingCompany') !== '';
  const delivery = withCompany(readAddress(read, prefixes.delivery), isCompany);
  const billing = withCompany(readAddress(read, prefixes.billing), isBillingCompany);
  return {
    deliveryForm: { ...delivery, type: useDifferentBillingAddress ? 'shipping' : 'main' },
    billingForm: useDifferentBillingAddress ? { ...billing, type: 'billing' } : { ...delivery, type: 'main' },
    useDifferentBillingAddress,
    isCompany,
    isBillingCompany,
    acceptedConsents: [...new Set(acceptedConsents)],
    giftMessage: read('giftMessage').trim(),
    orderMessage: read('orderMessage').trim(),
    to: read('to').trim(),
    from: read('from').trim(),
  };
}

/** A company that is not asked for is not kept: its fields may hold what was typed before the box was cleared. */
const withCompany = (address: CheckoutAddress, isCompany: boolean): CheckoutAddress =>
  isCompany ? address : { ...address, companyName: '', companyOIB: '' };

/** The company the invoice is for, if there is one: that of the billing address. */
export function companyOf({
  deliveryForm,
  billingForm,
  useDifferentBillingAddress,
}: Pick<CheckoutForm, 'deliveryForm' | 'billingForm' | 'useDifferentBillingAddress'>) {
  const { companyName, companyOIB } = useDifferentBillingAddress ? billingForm : deliveryForm;
  return companyName === '' ? null : { companyName, oib: companyOIB };
}
