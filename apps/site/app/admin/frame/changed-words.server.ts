import { catalogueOf } from '../../i18n/catalogue.server.ts';
import { textOf } from '../../i18n/messages.ts';
import { staffWordsOf } from '../../i18n/staff-catalogue.server.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { staffDates } from './staff-dates.ts';

/**
 * Says which fields of a record somebody else changed since it was read, who and when as far as the refusal knows it
 * (`payload` of recordChanged, OFFICE-07), and what to do.
 */
export function changedWords(
  { language }: Pick<SiteContext, 'language'>,
  payload: unknown,
  fields: readonly string[],
): string {
  const { messages, locale } = catalogueOf(language.code2);
  const words = { ...messages, ...staffWordsOf(language.code2) };
  const what = fields.join(', ');
  const who = whoIn(payload, language.code2);
  return who
    ? textOf(words, locale, 'resource.changedBy', { ...who, fields: what })
    : textOf(words, locale, 'resource.changed', { fields: what });
}

/** Who changed a record, and when in the shop's days, where a refusal knows it. */
export function whoIn(payload: unknown, locale: string): { who: string; when: string } | undefined {
  const { by, at } = (payload ?? {}) as { by?: string | null; at?: string | null };
  const { shortDate, time } = staffDates(locale);
  return by && at ? { who: by, when: `${shortDate(at)} ${time(at)}` } : undefined;
}
