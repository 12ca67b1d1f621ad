/** The providers that the platform can talk to; a payment method names one as its `paymentType`. */
export const providerCodes = ['corvuspay', 'wspay', 'monri', 'paypal', 'sandbox'] as const;
export type ProviderCode = (typeof providerCodes)[number];

export const isProviderCode = (code: string | null): code is ProviderCode =>
  providerCodes.some((one) => one === code);
