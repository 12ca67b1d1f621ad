import type { ProviderView } from './provider-view.ts';

/** Monri: a form leads to it. */
export const monri: ProviderView = { icon: 'card' };
