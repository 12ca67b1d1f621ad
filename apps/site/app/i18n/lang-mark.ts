import type { SiteLanguage } from './site-language.ts';

/**
 * The `lang` of words that stand in another language than the page, for want of a translation (I18N-016): screen readers
 * then say them as they are meant, and browsers offer to translate them. Undefined for words of the page's own language.
 * `code` has three letters.
 */
export function langMark(code: string, page: Pick<SiteLanguage, 'code'>): string | undefined {
  return code === page.code ? undefined : Intl.getCanonicalLocales(code)[0];
}
