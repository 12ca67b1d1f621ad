import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffDates } from '../frame/staff-dates.ts';
import { sayer } from './staff-words.server.ts';

/**
 * Says which fields of a record somebody else changed since it was read, who and when as far as the refusal knows it
 * (`payload` of recordChanged, OFFICE-07), and what to do.
 */
export function changedWords(
  site: Pick<SiteContext, 'language' | 'staffLanguage'>,
  payload: unknown,
  fields: readonly string[],
): string {
  const say = sayer(site);
  const what = fields.join(', ');
  const who = whoIn(payload, languageRead(site));
  return who
    ? say('resource.changedBy', { ...who, fields: what })
    : say('resource.changed', { fields: what });
}

/** Who changed a record, and when in the shop's days, where a refusal knows it. */
export function whoIn(payload: unknown, locale: string): { who: string; when: string } | undefined {
  const { by, at } = (payload ?? {}) as { by?: string | null; at?: string | null };
  const { shortDate, time } = staffDates(locale);
  return by && at ? { who: by, when: `${shortDate(at)} ${time(at)}` } : undefined;
}
