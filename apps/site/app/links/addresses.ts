import type { RouteName } from '@izlog/contract/texts/routes';
import { createContext, use } from 'react';
import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';

const croatian: SiteLanguage = { code: 'hrv', code2: 'hr', name: 'hrvatski', isDefault: true };

/** The language of the page, for addresses; without a provider Croatian. */
export const LanguageContext = createContext<SiteLanguage>(croatian);

/** Gives addresses of screens in the language of the page: `address('cart')`, `address('product', { slug })`. */
export function useAddress(): (
  name: RouteName,
  params?: Record<string, string | number | undefined>,
) => string {
  const language = use(LanguageContext);
  return (name, params = {}) => pathTo(name, params, language);
}
