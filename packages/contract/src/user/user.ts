import { z } from 'zod';
import { companyAddressLength, companyNameLength } from '../field-lengths.ts';
import { limits } from '../limits.ts';
import { address } from './address.ts';

/** First and last name, as sent. */
export const personName = z.object({
  firstName: z.string().trim().min(1).max(limits.nameMaxLength),
  lastName: z.string().trim().min(1).max(limits.nameMaxLength),
});

/** A company that buys, as sent. */
export const company = z.object({
  name: z.string().trim().min(1).max(companyNameLength),
  address: z.string().trim().max(companyAddressLength).default(''),
});

/** Code of a member card, as printed below its bars: letters, digits and signs that Code 128 can draw. */
export const memberCardBarcode = z
  .string()
  .trim()
  .max(48)
  .regex(/^[\x21-\x7e]*$/, 'Only letters, digits and signs without spaces.');

/** A new password (LIMIT-008); common ones are refused with kind `commonPassword`. */
export const newPassword = z.string().min(limits.passwordMinLength).max(1000);

/** A user as the user itself sees it (ACCT-012; index 3, User). Passwords never leave the platform (AUTH-068). */
export const user = z.object({
  id: z.int(),
  email: z.string(),
  username: z.string().describe('The e-mail, unless another was chosen (ACCT-011).'),
  details: z.object({ firstName: z.string(), lastName: z.string() }),
  memberCardBarcode: z.string().nullable(),
  addresses: z.array(address).describe('The oldest first.'),
  company: z.object({ name: z.string(), address: z.string() }).nullable(),
  isBackofficeUser: z.boolean(),
  emailConfirmed: z.boolean(),
  newEmail: z
    .string()
    .nullable()
    .describe('An address that was asked for and waits to be confirmed; until then `email` counts.'),
  hasPassword: z.boolean().describe('False for an account that logs in through a provider only.'),
  scope: z.array(z.string()).describe('Permissions of staff; empty for customers.'),
  language: z.string().describe('Three-letter code.'),
});
export type User = z.infer<typeof user>;

/** An access token (sent in header accessToken, one hour) and a refresh token (exchanged once, 30 days). */
export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type TokenPair = z.infer<typeof tokens>;
