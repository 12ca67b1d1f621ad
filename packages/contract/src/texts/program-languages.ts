import { de } from './de/traits.ts';
import { en } from './en/traits.ts';
import { hr } from './hr/traits.ts';
import type { LanguageTraits } from './language-traits.ts';

/**
 * The languages that the program speaks, by two-letter code: one a folder here. Which of them a shop offers is an option
 * of its site, and content may be written in languages that are not here.
 */
export const programLanguages = {
  hr,
  en,
  de,
} satisfies Record<string, LanguageTraits>;

/** Two-letter code of a language of the program. */
export type ProgramLanguage = keyof typeof programLanguages;

export const programLanguageCodes = Object.keys(programLanguages) as ProgramLanguage[];

/** Tells whether the program speaks a language, by its two-letter code. */
export const isProgramLanguage = (code2: string): code2 is ProgramLanguage =>
  Object.hasOwn(programLanguages, code2);

/** What the program knows of a language by its two-letter code; Croatian where it does not speak it (I18N-013). */
export const traitsOf = (code2: string): LanguageTraits =>
  isProgramLanguage(code2) ? programLanguages[code2] : programLanguages.hr;

/** What `make` gives for each language of the program. */
export const byProgramLanguage = <T>(make: (language: ProgramLanguage) => T): Record<ProgramLanguage, T> =>
  Object.fromEntries(programLanguageCodes.map((code) => [code, make(code)])) as Record<ProgramLanguage, T>;
