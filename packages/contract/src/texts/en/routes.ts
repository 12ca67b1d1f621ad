import type { LanguageTraits } from '../language-traits.ts';

/** The English names of screens; the others keep the Croatian ones. */
export const routes: LanguageTraits['routes'] = {
  cart: 'cart',
  agentCart: 'cart/take-over/:link',
  checkout: 'checkout',
  checkoutSuccess: 'checkout/success',
  withdrawal: 'withdraw-from-contract',
  return: 'return',
  offer: 'offer/:token',
  confirmEmail: 'confirm-email',
  search: 'search',
  event: 'event/:id',
  events: 'events',
  reviews: 'reviews',
  blog: 'blog/:slug?',
};
