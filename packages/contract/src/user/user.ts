import { z } from 'zod';

/** A user as the user itself sees it (index 3, User). Passwords never leave the platform (AUTH-068). */
export const user = z.object({
  id: z.int(),
  email: z.string(),
  username: z.string(),
  details: z.object({ firstName: z.string(), lastName: z.string() }),
  memberCardBarcode: z.string().nullable(),
  company: z.object({ name: z.string(), address: z.string() }).nullable(),
  isBackofficeUser: z.boolean(),
  emailConfirmed: z.boolean(),
  scope: z.array(z.string()).describe('Permissions of staff; empty for customers.'),
  language: z.string().describe('Three-letter code.'),
});
export type User = z.infer<typeof user>;

/** An access token (sent in header accessToken, one hour) and a refresh token (exchanged once, 30 days). */
export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type TokenPair = z.infer<typeof tokens>;
