/** A language a visitor may choose on this site (option AllowedLanguages, I18N-006). */
export interface SiteLanguage {
  /** Three letters, as the platform wants it in the `language` header (I18N-017). */
  code: string;
  /** Two letters: address prefix, `html lang` and `hreflang`. */
  code2: string;
  /** Its own name of itself, e.g. "Hrvatski". */
  name: string;
  /** The default language has no prefix in addresses (ROUTE-025). */
  isDefault: boolean;
}

/** Address prefix of a language: nothing for the default one, else `/en` (ROUTE-025, ROUTE-026). */
export const prefixOf = (language: SiteLanguage): string => (language.isDefault ? '' : `/${language.code2}`);
