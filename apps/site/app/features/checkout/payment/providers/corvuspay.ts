import type { ProviderView } from './provider-view.ts';

/** CorvusPay: a form leads to it. */
export const corvuspay: ProviderView = { icon: 'card' };
