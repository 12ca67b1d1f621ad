import { catalogueOf } from '../../../i18n/catalogue.server.ts';
import { type MessageKey, type MessageValues, type PluralKey, textOf } from '../../../i18n/messages.ts';
import type { SiteContext } from '../../../platform-client/site-context.ts';

/** The words of the page's language, for answers made on the server. */
export function wordsOf({ language }: SiteContext) {
  const { messages, locale } = catalogueOf(language.code2);
  return (key: MessageKey | PluralKey, values?: MessageValues): string =>
    textOf(messages, locale, key, values);
}
