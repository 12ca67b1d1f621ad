/** The gateways that the platform can talk to; a payment method names one as its `paymentType`. */
export const gatewayCodes = ['corvuspay', 'wspay', 'monri', 'paypal', 'sandbox'] as const;
export type GatewayCode = (typeof gatewayCodes)[number];

export const isGatewayCode = (code: string | null): code is GatewayCode =>
  gatewayCodes.some((one) => one === code);
