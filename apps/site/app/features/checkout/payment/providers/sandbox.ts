import type { ProviderView } from './provider-view.ts';

/** The sandbox: its page is reached by a form. */
export const sandbox: ProviderView = { icon: 'card' };
