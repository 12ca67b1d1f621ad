import { type KeyedProviderCode, keyedProviderCodes } from '@izlog/contract/ecommerce/payment-providers';
import type { FakeForm, FakeProvider } from '#test/fakes/fake-provider.ts';
import { fakeCorvusPay } from '../corvuspay/test/fake-corvuspay.ts';
import { fakeMonri } from '../monri/test/fake-monri.ts';
import { fakePayPal } from '../paypal/test/fake-paypal.ts';
import { fakeWSPay } from '../wspay/test/fake-wspay.ts';

/** What tests play of each provider, from the folders beside this one. */
export const fakes: { readonly [C in KeyedProviderCode]: FakeProvider } = {
  corvuspay: fakeCorvusPay,
  wspay: fakeWSPay,
  monri: fakeMonri,
  paypal: fakePayPal,
};

/** Those that are reached by a form, with their codes. */
export const formFakes: readonly (FakeForm & { code: KeyedProviderCode })[] = keyedProviderCodes.flatMap(
  (code) => {
    const { form } = fakes[code];
    return form ? { code, ...form } : [];
  },
);
