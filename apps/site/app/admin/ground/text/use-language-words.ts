import { useMemo } from 'react';
import { languageName } from '#site/i18n/language-name.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { useStaffText } from '../frame/staff-text.tsx';

/** The name of a language by its code of two or three letters, in the reader's own. */
export function useLanguageWords(): (code: string) => string {
  const { locale } = useStaffText();
  return (code) => languageName(code, locale);
}

/** The site's languages, named in the reader's own. */
export function useNamedLanguages(languages: readonly SiteLanguage[]): readonly SiteLanguage[] {
  const { locale } = useStaffText();
  return useMemo(
    () => languages.map((one) => ({ ...one, name: languageName(one.code2, locale) })),
    [languages, locale],
  );
}
