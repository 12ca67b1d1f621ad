import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { type MessageKey, type MessageValues, type PluralKey, textOf } from '#site/i18n/messages.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/** The words of the page's language, for answers made on the server. */
export function wordsOf({ language }: SiteContext) {
  const { messages, locale } = catalogueOf(language.code2);
  return (key: MessageKey | PluralKey, values?: MessageValues): string =>
    textOf(messages, locale, key, values);
}
