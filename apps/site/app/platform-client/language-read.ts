import { languageName } from '#site/i18n/language-name.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import type { SiteContext } from './site-context.ts';

/**
 * Two-letter code of the language in which the caller reads what the server says: refusals, titles, figures. It is the
 * page's, but for staff who chose another one for the back office, also one that the site does not have (ADMIN-014).
 */
export const languageRead = ({
  staffLanguage,
  language,
}: Pick<SiteContext, 'staffLanguage' | 'language'>): string => staffLanguage ?? language.code2;

/** The site's languages for staff, who read of them in their own: visitors choose by the name a language has for itself. */
export const languagesRead = (
  site: Pick<SiteContext, 'site' | 'staffLanguage' | 'language'>,
): SiteLanguage[] =>
  site.site.languages.map((one) => ({ ...one, name: languageName(one.code2, languageRead(site)) }));
