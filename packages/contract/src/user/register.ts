import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { newAddress } from './address.ts';
import { emailAddress } from './email-address.ts';
import { company, memberCardBarcode, newPassword, personName, user } from './user.ts';

/**
 * Creates a customer (AUTH-048), in simple mode or, with addresses, in address mode (AUTH-037). Everything is kept or
 * nothing. A `verificationToken` in the answer says that the e-mail must be confirmed before the first login
 * (AUTH-045); it only asks for that mail again, the token that confirms travels by mail alone.
 */
export const register = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/web/register',
  summary: 'Creates a customer account.',
  access: 'visitor',
  status: 201,
  body: z.object({
    email: emailAddress,
    password: newPassword,
    details: personName,
    memberCardBarcode: memberCardBarcode.nullish(),
    addresses: z.array(newAddress).max(10).default([]),
    company: company.nullish(),
    consents: z
      .array(z.string().min(1).max(100))
      .max(100)
      .default([])
      .describe('Unique numbers of the accepted consents.'),
  }),
  answer: z.object({ user, verificationToken: z.string().optional() }),
  refusals: ['userExists', 'memberCardInvalid', 'consentRequired', 'tooManyRequests'],
});
