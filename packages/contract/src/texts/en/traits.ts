import { type LanguageTraits, oneOrOther, two } from '../language-traits.ts';
import { routes } from './routes.ts';

/** English. */
export const en: LanguageTraits = {
  pluralForm: oneOrOther,
  formats: {
    intl: 'en-US',
    signs: [',', '.', '-'],
    euros: (amount) => `€${amount}`,
    shortDate: (day, month, year) => `${two(month)}/${two(day)}/${year}`,
    months: 'January February March April May June July August September October November December',
    longDate: (day, month, year) => `${month} ${day}, ${year}`,
    time: (hours, minutes) => `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`,
  },
  routes,
};
