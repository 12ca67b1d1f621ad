import type { ProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import type { PaymentProvider } from '../payment-provider.ts';
import { corvuspay } from './corvuspay/corvuspay.ts';
import { monri } from './monri/monri.ts';
import { paypal } from './paypal/paypal.ts';
import { sandbox } from './sandbox/sandbox.ts';
import { wspay } from './wspay/wspay.ts';

/** Every provider by its code: the objects of the folders beside this file, one for each code of the contract. */
export const providers: { readonly [C in ProviderCode]: PaymentProvider<C> } = {
  corvuspay,
  wspay,
  monri,
  paypal,
  sandbox,
};
