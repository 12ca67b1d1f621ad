import type { Ctx } from '#platform/kernel/context.ts';
import { insertAddresses } from '#platform/services/people/account/address.queries.ts';
import { insertCustomer } from '#platform/services/people/account/user.queries.ts';
import { recordConsents } from '#platform/services/people/consents/record-consents.ts';
import type { Buyer } from './buyers.ts';

/** Makes the account of a buyer, whose password nobody knows, with the consents of the registration; returns its id. */
export async function joinBuyer(ctx: Ctx, buyer: Buyer): Promise<number> {
  const { db, site, now, language } = ctx;
  const { email, firstName, lastName, address } = buyer;
  const row = await insertCustomer(db, {
    siteId: site.id,
    email,
    firstName,
    lastName,
    language,
    emailConfirmed: true,
    createdAt: now,
  });
  if (!row) throw new Error(`${email} is a customer already.`);
  await insertAddresses(db, site.id, row.id, [address]);
  await recordConsents(ctx, {
    sourceType: 'registerForm',
    consents: ['IZ-UVJETI', ...(row.id % 2 ? ['IZ-BILTEN'] : [])],
    user: { userType: 'user', userId: row.id, email },
    at: now,
  });
  return row.id;
}
