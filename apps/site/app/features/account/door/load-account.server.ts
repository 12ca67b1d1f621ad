import { outcomeOf } from '@izlog/contract/client';
import { filterWishes } from '@izlog/contract/cms/wishlist';
import { limits } from '@izlog/contract/limits';
import type { User } from '@izlog/contract/user/user';
import type { AccountView } from '#site/document/frame.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/**
 * What every page shows of a customer who is logged in: the name and what is wished (ACCT-020, ACCT-021). Without the
 * wishes the page still stands.
 */
export async function loadAccount({ call }: SiteContext, user: User): Promise<AccountView> {
  const wishes = await outcomeOf(call(filterWishes, { limit: limits.wishlistLimit }));
  return {
    firstName: user.details.firstName,
    email: user.email,
    wishes: wishes.errored ? [] : wishes.data.records.map((record) => record.product_id),
  };
}
