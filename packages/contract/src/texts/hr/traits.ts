import { continental, type LanguageTraits } from '../language-traits.ts';
import { routes } from './routes.ts';

/** Croatian. */
export const hr: LanguageTraits = {
  pluralForm(count) {
    const last = count % 10;
    const isTeen = Math.floor(count / 10) % 10 === 1;
    if (isTeen || last === 0 || last > 4) return 'other';
    return last === 1 ? 'one' : 'few';
  },
  formats: {
    intl: 'hr-HR',
    signs: ['.', ',', '\u2212'],
    euros: (amount) => `${amount}\u00a0€`,
    shortDate: (day, month, year) => `${day}. ${month}. ${year}.`,
    months:
      'siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca',
    longDate: (day, month, year) => `${day}. ${month} ${year}.`,
    time: continental,
  },
  routes,
};
