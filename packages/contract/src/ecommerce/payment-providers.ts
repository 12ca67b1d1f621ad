/** What the contract says of a payment provider; its folder on the platform has the rest. */
export interface ProviderFacts {
  /** As it calls itself, in every language. */
  name: string;
  /** Keys that a shop may leave out, and those of several lines, as its form has them. */
  optionalKeys?: readonly string[];
  longKeys?: readonly string[];
  /** Its keys beside `mode`, and whether a browser may see their values; null where a shop needs none. */
  keys: Readonly<Record<string, 'secret' | 'public'>> | null;
}

/** Every payment provider by its code, in the order in which staff see them. Orders keep the code: it never changes. */
export const paymentProviders = {
  sandbox: { name: 'Sandbox', keys: null },
  corvuspay: {
    name: 'CorvusPay',
    optionalKeys: ['certificate', 'certificatePassword'],
    longKeys: ['certificate'],
    keys: {
      storeId: 'public',
      secretKey: 'secret',
      certificate: 'secret',
      certificatePassword: 'secret',
    },
  },
  wspay: { name: 'WSPay', keys: { shopId: 'public', secretKey: 'secret' } },
  monri: { name: 'Monri', keys: { authenticityToken: 'public', merchantKey: 'secret' } },
  paypal: {
    name: 'PayPal',
    optionalKeys: ['webhookId', 'plans'],
    longKeys: ['plans'],
    keys: { clientId: 'public', clientSecret: 'secret', webhookId: 'public', plans: 'public' },
  },
} as const satisfies Readonly<Record<string, ProviderFacts>>;

type Facts = typeof paymentProviders;

export type ProviderCode = keyof Facts;

/** Providers with which a shop needs a contract, and keys from it. */
export type KeyedProviderCode = {
  [C in ProviderCode]: Facts[C]['keys'] extends null ? never : C;
}[ProviderCode];

/** Names of the keys of a provider, without `mode`. */
export type ProviderKeyName<C extends KeyedProviderCode> = keyof Facts[C]['keys'] & string;

/** Names of the keys of all of them. */
export type AnyKeyName = { [C in KeyedProviderCode]: ProviderKeyName<C> }[KeyedProviderCode];

export const providerCodes = Object.keys(paymentProviders) as ProviderCode[];

export const keyedProviderCodes = providerCodes.filter(isKeyedProvider);

/** Whether a way to pay leads to a payment provider. */
export function isProviderCode(code: string | null): code is ProviderCode {
  return code !== null && Object.hasOwn(paymentProviders, code);
}

/** Whether a way to pay leads to a provider that a shop needs keys for. */
export function isKeyedProvider(code: string | null): code is KeyedProviderCode {
  return isProviderCode(code) && paymentProviders[code].keys !== null;
}
