import type { ScreenName } from '@izlog/contract/texts/admin-routes';
import type { RouterContextProvider } from 'react-router';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { type MessageKey, type StaffKey, textOf } from '#site/i18n/messages.ts';
import { staffWordsOf } from '#site/i18n/staff-catalogue.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { screenAlternates } from '#site/seo/alternates.ts';
import type { PageFacts } from '#site/seo/page-facts.ts';

/** What the head needs of a screen that is the same for everybody and no concern of search engines. */
export function loadPlainScreen(
  context: Readonly<RouterContextProvider>,
  name: ScreenName,
  title: MessageKey | StaffKey,
  params: Record<string, string> = {},
): { seo: PageFacts } {
  const asked = context.get(siteContext);
  const { language, site } = asked;
  const { messages, locale } = catalogueOf(languageRead(asked));
  return {
    seo: {
      title: textOf({ ...messages, ...staffWordsOf(languageRead(asked)) }, locale, title),
      path: pathTo(name, params, language),
      alternates: screenAlternates(name, site.languages, params),
      isPrivate: true,
    },
  };
}
