import type { SiteContext } from './site-context.ts';

/**
 * Two-letter code of the language in which whoever asks reads what the server says: refusals, titles, figures. It is the
 * page's, but for staff who chose another one for the back office, also one that the site does not have (ADMIN-014).
 */
export const languageRead = ({
  staffLanguage,
  language,
}: Pick<SiteContext, 'staffLanguage' | 'language'>): string => staffLanguage ?? language.code2;
