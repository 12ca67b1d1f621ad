import type { CallError } from '@izlog/contract/client';
import { catalogueOf } from '../../i18n/catalogue.server.ts';
import { isMessageKey, textOf } from '../../i18n/messages.ts';
import { errorText } from '../../platform-client/errors/error-text.ts';
import { languageRead } from '../../platform-client/language-read.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';

/** What the platform refused, in the language of whoever reads it. */
export function refusalWords(context: SiteContext, error: CallError): string | undefined {
  const { messages, locale } = catalogueOf(languageRead(context));
  return errorText(error, {
    t: (key) => textOf(messages, locale, key),
    isKey: (word) => isMessageKey(messages, word),
  });
}
