import { formatLongDate, formatShortDate, formatTime } from '#site/i18n/formats.ts';
import type { Text } from '#site/i18n/use-text.tsx';

type Dates = Pick<Text, 'shortDate' | 'longDate' | 'time'>;

/**
 * Days and hours of the back office: in English as shops of the European Union write them, `23 Nov 2026, 10:03`, since
 * `11/12/2026` reads in two ways. Visitors keep what their language has (I18N-012). This is the only place that knows.
 */
export function staffDates(locale: string): Dates {
  if (locale !== 'en')
    return {
      shortDate: (instant) => formatShortDate(instant, locale),
      longDate: (iso) => formatLongDate(iso, locale),
      time: (iso) => formatTime(iso, locale),
    };
  return {
    shortDate: (instant) => inWords(instant, 3),
    longDate: (iso) => inWords(iso),
    // Both write 24 hours.
    time: (iso) => formatTime(iso, 'hr'),
  };
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

function inWords(instant: string | number, letters?: number): string {
  const [day, month, year] = formatShortDate(instant, 'hr').match(/\d+/g) ?? [];
  const name = months[Number(month) - 1]?.slice(0, letters);
  return name ? `${day} ${name} ${year}` : '';
}
