import { use } from 'react';
import { prefixOf } from '#site/i18n/site-language.ts';
import { LanguageContext } from '#site/links/addresses.ts';
import type { CartAct } from './cart-view.ts';

/** Addresses that change the cart, in the language of the page: `cartAddress('add')` is `/en/_/cart/add`. */
export function useCartAddress(): (act?: CartAct) => string {
  const prefix = prefixOf(use(LanguageContext));
  return (act) => `${prefix}/_/cart${act ? `/${act}` : ''}`;
}
