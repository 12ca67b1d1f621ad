import type { ScreenName } from '@izlog/contract/texts/admin-routes';
import type { RouterContextProvider } from 'react-router';
import { catalogueOf } from '../../i18n/catalogue.server.ts';
import { type MessageKey, type StaffKey, textOf } from '../../i18n/messages.ts';
import { staffWordsOf } from '../../i18n/staff-catalogue.server.ts';
import { pathTo } from '../../i18n/staff-path.ts';
import { languageRead } from '../../platform-client/language-read.ts';
import { siteContext } from '../../platform-client/site-context.ts';
import { screenAlternates } from '../../seo/alternates.ts';
import type { PageFacts } from '../../seo/page-facts.ts';

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
