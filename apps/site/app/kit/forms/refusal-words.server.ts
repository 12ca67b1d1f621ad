import type { CallError } from '@izlog/contract/client';
import { catalogueOf } from '../../i18n/catalogue.server.ts';
import { isMessageKey, textOf } from '../../i18n/messages.ts';
import { errorText } from '../../platform-client/errors/error-text.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';

/** What the platform refused, in the words of the page's language. */
export function refusalWords({ language }: SiteContext, error: CallError): string | undefined {
  const { messages, locale } = catalogueOf(language.code2);
  return errorText(error, {
    t: (key) => textOf(messages, locale, key),
    isKey: (word) => isMessageKey(messages, word),
  });
}
