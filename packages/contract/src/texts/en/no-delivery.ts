import type { PlatformTexts } from '../platform-keys.ts';

/** Why a cart cannot be delivered, and what to do. */
export const noDelivery: PlatformTexts['noDelivery'] = {
  country: 'We do not deliver to that address: nothing goes to that country. Choose another address.',
  weight:
    'The cart weighs {weight} kg, and we deliver at most {most} kg to that address. Take less, or order in two parts.',
  weightBetween: 'Nothing of {weight} kg is delivered to that address. Change the quantity.',
  total:
    'No delivery goes to that address for a cart of this amount. Change the quantity or choose another address.',
  branches: 'There is no pick-up place in that country at the moment. Choose another address.',
};
