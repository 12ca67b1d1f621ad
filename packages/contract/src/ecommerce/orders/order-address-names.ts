import type { OrderAddress } from './order.ts';

/** What an address of an order is made of, in the order in which people write it. */
export const orderAddressNames = [
  'firstName',
  'lastName',
  'contactEmail',
  'contactPhone',
  'street',
  'houseNumber',
  'zipCode',
  'city',
  'country',
] as const satisfies ReadonlyArray<keyof OrderAddress>;
