import { useMatches } from 'react-router';
import { pathTo } from '../i18n/path-to.ts';
import type { SiteLanguage } from '../i18n/site-language.ts';
import type { PageFacts } from './page-facts.ts';

/** Where the page in view is in another language; the root of that language when it is not known (I18N-008). */
export function useAlternates(): (language: SiteLanguage) => string {
  const facts = useMatches().map((match) => (match.loaderData as { seo?: PageFacts } | undefined)?.seo);
  const alternates = facts.findLast((one) => one !== undefined)?.alternates ?? [];
  return (language) =>
    alternates.find((one) => one.code2 === language.code2)?.path ?? pathTo('home', {}, language);
}
