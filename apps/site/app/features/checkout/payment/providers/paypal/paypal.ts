import type { ProviderView } from '../provider-view.ts';
import { PayPalButtons } from './paypal-buttons.tsx';

/** PayPal: its own buttons lead to it (ORDER-008). */
export const paypal: ProviderView = {
  icon: 'wallet',
  buttons: {
    Buttons: PayPalButtons,
    origins: 'https://www.paypal.com https://www.sandbox.paypal.com https://www.paypalobjects.com',
  },
};
