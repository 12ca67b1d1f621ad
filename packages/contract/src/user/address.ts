import { z } from 'zod';
import { countryCodes } from '../countries.ts';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { emailAddress } from './email-address.ts';

/** What an address is for (ACCT-042). */
export const addressTypes = ['main', 'billing', 'shipping', 'other'] as const;

const filled = (max: number) => z.string().trim().min(1).max(max);
const optionalText = (max: number) => z.string().trim().max(max).nullish();

/** A country by its id (ISO 3166-1 numeric) or its alpha-2 code; kept and answered as the id (ACCT-043). */
const countryId = z.union([
  z.int().refine((id) => countryCodes.some((one) => one.id === id), 'Not a listed country.'),
  z
    .string()
    .trim()
    .transform((iso, context) => {
      const found = countryCodes.find((one) => one.iso === iso.toUpperCase());
      if (found) return found.id;
      context.addIssue({
        code: 'custom',
        message: iso === '' ? 'A country is needed.' : 'Not a listed country.',
      });
      return z.NEVER;
    }),
]);

const fields = {
  type: z.enum(addressTypes),
  firstName: filled(75),
  lastName: filled(75),
  contactEmail: emailAddress,
  contactPhone: filled(40),
  country: countryId,
  region: optionalText(75),
  city: filled(limits.cityMaxLength),
  street: filled(limits.streetMaxLength),
  houseNumber: filled(limits.houseNumberMaxLength),
  zipCode: filled(limits.zipCodeMaxLength),
};

/** An address as it is sent (ACCT-042, LIMIT-009). */
export const newAddress = z.object({ ...fields, type: fields.type.default('main') });
export type NewAddress = z.output<typeof newAddress>;

/** An address as it is kept. */
export const address = z.object({
  id: z.int(),
  type: z.enum(addressTypes),
  firstName: z.string(),
  lastName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  country: z.int().describe('Id of the country: ISO 3166-1 numeric code.'),
  region: z.string().nullable(),
  city: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  zipCode: z.string(),
});
export type Address = z.infer<typeof address>;

const addressId = z.object({ id: z.coerce.number().int().positive() });

/** Keeps an address of the calling customer (ACCT-040); at most 50. */
export const createAddress = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/web/address/create',
  summary: 'Keeps an address of the calling customer.',
  access: 'customer',
  body: newAddress,
  answer: address,
  refusals: ['tooManyRecords'],
});

/** Changes an address of the calling customer (ACCT-041); absent fields stay, one of somebody else is not found. */
export const updateAddress = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/user/web/address/update/{id}',
  summary: 'Changes the sent fields of an address of the calling customer.',
  access: 'customer',
  params: addressId,
  body: z.object(fields).partial(),
  answer: address,
  refusals: ['notFound'],
});

/** Removes an address of the calling customer. */
export const deleteAddress = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/user/web/address/delete/{id}',
  summary: 'Removes an address of the calling customer.',
  access: 'customer',
  params: addressId,
  answer: z.object({}),
  refusals: ['notFound'],
});
