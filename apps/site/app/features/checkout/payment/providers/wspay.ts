import type { ProviderView } from './provider-view.ts';

/** WSPay: a form leads to it. */
export const wspay: ProviderView = { icon: 'card' };
