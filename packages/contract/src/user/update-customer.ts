import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { emailAddress } from './email-address.ts';
import { currentPassword } from './proof.ts';
import { company, memberCardBarcode, personName, user } from './user.ts';

/**
 * Changes the calling customer (ACCT-005); absent fields stay. A new e-mail needs the password and counts when the link
 * mailed there is followed; until then it stands in `newEmail`, and the present address, which is told, goes on to count.
 * Sending the present address takes such a wish back. An empty barcode removes the card.
 */
export const updateCustomer = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/user/web/update',
  summary: 'Changes details, e-mail, username, member card, company or language of the calling customer.',
  access: 'customer',
  body: z.object({
    details: personName.partial().optional(),
    email: emailAddress.optional(),
    password: currentPassword,
    username: z.string().trim().min(1).max(254).optional(),
    memberCardBarcode: memberCardBarcode.nullish(),
    company: company.nullish().describe('null removes it.'),
    language: z.string().max(10).optional().describe('A listed language, as code or code2.'),
  }),
  answer: user,
  refusals: ['userExists', 'memberCardInvalid', 'proofRequired', 'incorrectOldPassword', 'tooManyRequests'],
});
