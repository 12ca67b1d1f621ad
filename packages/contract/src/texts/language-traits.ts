import type { RouteName } from './hr/routes.ts';

/** The forms in which a language counts, as Intl names them. */
export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** How a language writes numbers, money, days and hours. The same as Intl, whose first use takes a phone 40 to 60 ms. */
export interface LanguageFormats {
  /** The locale of what only Intl can write; language and territory, as Open Graph names them too. */
  intl: string;
  /** Between thousands, before the decimals, and before what is less than nothing. */
  signs: readonly [group: string, decimal: string, minus: string];
  /** Puts the euro's sign to an amount; a minus stands before both. */
  euros: (amount: string) => string;
  /** Puts numeric day, month and year in order. */
  shortDate: (day: string, month: string, year: string) => string;
  /** The months' names as they stand in a long date, with a space between. */
  months: string;
  longDate: (day: string, month: string, year: string) => string;
  time: (hours: string, minutes: string) => string;
}

/** What every page needs to know of a language of the program; its texts lie beside it and are loaded apart. */
export interface LanguageTraits {
  /** The form of a whole number from nought on. */
  pluralForm: (count: number) => PluralForm;
  formats: LanguageFormats;
  /** The names that screens have in this language, where they are not the Croatian ones (ROUTE-027). */
  routes: Readonly<Partial<Record<RouteName, string>>>;
}

/** A number of at least two digits. */
export const two = (digits: string) => digits.padStart(2, '0');

/** The hour as most of Europe writes it: `09:00`. */
export const continental = (hours: string, minutes: string) => `${two(hours)}:${minutes}`;

/** The forms of languages that tell one from all others. */
export const oneOrOther = (count: number): PluralForm => (count === 1 ? 'one' : 'other');
