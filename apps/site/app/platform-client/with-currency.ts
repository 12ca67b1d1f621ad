import type { Call } from '@izlog/contract/client';

/**
 * A client whose calls that can be answered in a currency carry the id of the current one, unless they name one (SET-012).
 * 0 stands for a site whose platform names no currency: it then decides itself.
 */
export const withCurrency =
  (call: Call, currency: number): Call =>
  (endpoint, input, options) => {
    const fields = { ...endpoint.query?.shape, ...endpoint.body?.shape };
    return call(endpoint, currency > 0 && 'currency' in fields ? { currency, ...input } : input, options);
  };
