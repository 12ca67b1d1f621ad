import { use } from 'react';
import { prefixOf, type SiteLanguage } from '#site/i18n/site-language.ts';
import { LanguageContext } from '#site/links/addresses.ts';

/** Forms that stand in pages of content, by the name they are sent with. */
export const visitorFormNames = ['newsletter', 'contact', 'comment', 'availability'] as const;
export type VisitorFormName = (typeof visitorFormNames)[number];

/** Where a form of content is sent: pages of content are kept for everybody and take no forms themselves. */
const sendPath = (name: VisitorFormName, language: SiteLanguage): string =>
  `${prefixOf(language)}/_/send/${name}`;

/** Where a form that staff made is sent, in the language of the page. */
export function useFormPath(id: number): string {
  return `${prefixOf(use(LanguageContext))}/_/form/${id}`;
}

/** The same in the language of the page. */
export function useSendPath(name: VisitorFormName): string {
  return sendPath(name, use(LanguageContext));
}
