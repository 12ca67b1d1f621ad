import type { CallError } from '@izlog/contract/client';
import { refusals } from '@izlog/contract/refusals';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { isMessageKey, textOf } from '#site/i18n/messages.ts';
import { staffWordsOf } from '#site/i18n/staff-catalogue.server.ts';
import { errorText } from '#site/platform-client/errors/error-text.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/** What only staff are refused, in words of theirs. */
const staffRefusals = [refusals.idempotencyKeyReused, refusals.actUnderWay, refusals.actCutOff];

/** What the platform refused, in the language of the reader. */
export function refusalWords(context: SiteContext, error: CallError): string | undefined {
  const { messages, locale } = catalogueOf(languageRead(context));
  const key = staffRefusals.find(({ code }) => code === error.code)?.key;
  if (key) return textOf({ ...messages, ...staffWordsOf(languageRead(context)) }, locale, key);
  return errorText(error, {
    t: (key) => textOf(messages, locale, key),
    isKey: (word) => isMessageKey(messages, word),
  });
}
