import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { textOf } from '#site/i18n/messages.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';

/** The title of a page of a list: from the second on it says which one it is, so that no two share it. */
export function pagedTitle(title: string, page: number, { code2 }: Pick<SiteLanguage, 'code2'>): string {
  if (page < 2) return title;
  const { messages, locale } = catalogueOf(code2);
  return `${title} – ${textOf(messages, locale, 'paging.page', { page })}`;
}
