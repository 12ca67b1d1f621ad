import type { ProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import { corvuspay } from './corvuspay.ts';
import { monri } from './monri.ts';
import { paypal } from './paypal/paypal.ts';
import type { ProviderView } from './provider-view.ts';
import { sandbox } from './sandbox.ts';
import { wspay } from './wspay.ts';

/** The site's half of every provider, by the code of the contract. */
export const providerViews: Readonly<Record<ProviderCode, ProviderView>> = {
  sandbox,
  corvuspay,
  wspay,
  monri,
  paypal,
};
