import { sortOptionIds } from '@izlog/contract/product/filters/sort-option';
import type { RouteName } from '@izlog/contract/texts/routes';

/** How finished pages of a path may be cached for all visitors. */
export interface CachePolicy {
  /** Query parameters that make another page, each with the values it may have. */
  params: Readonly<Record<string, RegExp>>;
  /** What to do with any other parameter: drop it from the address, or do not cache the page at all. */
  others: 'drop' | 'bypass';
  /** It shows a product: how often is counted, without who. */
  isProduct?: true;
}

/** What a screen says of itself on the server; no visitor loads this. */
interface Screen {
  /** Whether it is the same for every visitor; filters of the shop are many, such pages are rendered each time. */
  cache: CachePolicy | 'never';
  /** True where only a shop has it (SET-016). */
  sells?: true;
}

const number = /^[1-9]\d{0,3}$/;
const sort = new RegExp(`^(${sortOptionIds.join('|')})$`);
const own: Screen = { cache: 'never' };
const selling: Screen = { cache: 'never', sells: true };
const content: Screen = { cache: { params: {}, others: 'drop' } };

/** Every screen that visitors know: one that says nothing does not compile. Those of staff are never cached. */
export const screens: Readonly<Record<RouteName, Screen>> = {
  home: content,
  page: content,
  event: content,
  reviews: content,
  events: { cache: { params: { page: number }, others: 'drop' } },
  blog: { cache: { params: { page: number }, others: 'drop' } },
  shop: {
    cache: { params: { page: number, limit: /^(12|24)$/, sort, featured: /^yes$/ }, others: 'bypass' },
    sells: true,
  },
  product: { cache: { params: {}, others: 'bypass', isProduct: true }, sells: true },
  search: own,
  cart: selling,
  agentCart: selling,
  offer: selling,
  checkout: selling,
  checkoutSuccess: selling,
  checkoutFailure: selling,
  withdrawal: selling,
  return: selling,
  confirmEmail: own,
  login: own,
  profile: own,
  memberCard: own,
  profileOrder: own,
  register: own,
  forgotPassword: own,
  socialLogin: own,
  admin: own,
  adminLogin: own,
};
