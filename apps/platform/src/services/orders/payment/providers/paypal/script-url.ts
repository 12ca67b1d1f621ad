import type { PayPalKeys } from './paypal-keys.ts';

const script = 'https://www.paypal.com/sdk/js';

/** Address of the script that renders PayPal's buttons. */
export function scriptUrl(given: PayPalKeys, parameters: Record<string, string>): string {
  return `${script}?${new URLSearchParams({ 'client-id': given.clientId, ...parameters })}`;
}
