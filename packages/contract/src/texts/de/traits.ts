import { continental, type LanguageTraits, oneOrOther, two } from '../language-traits.ts';
import { routes } from './routes.ts';

/** German. */
export const de: LanguageTraits = {
  pluralForm: oneOrOther,
  formats: {
    intl: 'de-DE',
    signs: ['.', ',', '-'],
    euros: (amount) => `${amount}\u00a0€`,
    shortDate: (day, month, year) => `${two(day)}.${two(month)}.${year}`,
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    longDate: (day, month, year) => `${day}. ${month} ${year}`,
    time: continental,
  },
  routes,
};
