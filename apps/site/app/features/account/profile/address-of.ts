import type { ReadField } from '#site/kit/forms/rules.ts';
import { streetAndNumber } from '#site/kit/forms/street-and-number.ts';

/** Fields of an address in a form, in the order in which people write them. */
const addressFields = [
  'firstName',
  'lastName',
  'contactEmail',
  'contactPhone',
  'street',
  'houseNumber',
  'zipCode',
  'city',
  'region',
  'country',
] as const;

type AddressField = (typeof addressFields)[number];

/** An address as the form holds it; the country is an ISO code (ACCT-043). */
export type AddressForm = Record<AddressField, string>;

/** Reads an address out of a form whose names begin with `prefix`; spaces around the words are dropped. */
export function addressOf(read: ReadField, prefix = ''): AddressForm {
  const entries = addressFields.map((field) => [field, read(prefix + field).trim()] as const);
  const address = Object.fromEntries(entries) as AddressForm;
  return { ...address, ...streetAndNumber(address) };
}
