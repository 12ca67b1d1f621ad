import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { address, newAddress } from './address.ts';
import { emailAddress } from './email-address.ts';
import { company, personName } from './user.ts';

/** A visitor known by e-mail who buys without an account (CHECKOUT-021). */
export const guest = z.object({
  id: z.int(),
  email: z.string(),
  details: z.object({ firstName: z.string(), lastName: z.string() }),
  company: z.object({ name: z.string(), address: z.string() }).nullable(),
  addresses: z.array(address),
  guestKey: z.string().describe('Proves that a later call comes from the same guest.'),
});

/**
 * Keeps a guest of the checkout (CHECKOUT-022). With the `guestKey` of an earlier answer the same guest is changed; without
 * it a new guest is made, so that knowing somebody's e-mail neither shows nor changes their data (CHECKOUT-024).
 */
export const updateGuest = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/user/web/guest/update',
  summary: 'Keeps e-mail, name, company and addresses of a guest of the checkout.',
  access: 'visitor',
  body: z.object({
    email: emailAddress,
    details: personName,
    company: company.nullish(),
    addresses: z.array(newAddress).min(1).max(5),
    guestKey: z.string().max(200).optional(),
  }),
  answer: guest,
  refusals: ['tooManyRequests'],
});
