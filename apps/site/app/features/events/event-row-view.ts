import type { CalendarEvent } from '@izlog/contract/calendar/event';
import { langMark } from '../../i18n/lang-mark.ts';
import type { SiteLanguage } from '../../i18n/site-language.ts';

/** An event as a row of a list; times are ISO 8601. */
export interface EventRowView {
  href: string;
  title: string;
  start: string;
  end: string | null;
  place: string;
  /** Language of the title where it is not the page's (I18N-016). */
  lang?: string;
}

/** Makes a row of a listed event. */
export function eventRowView(
  { path, title, start, end, place, language_code }: Omit<CalendarEvent, 'body'>,
  language: SiteLanguage,
): EventRowView {
  return { href: path, title, start, end, place, lang: langMark(language_code, language) };
}
