import { findLanguage } from '@izlog/contract/languages';
import type { Language, Text } from '../demo/shape.ts';
import type { Localized } from '../demo/walk.ts';

/** Three-letter code of a language of the demonstration. */
export function codeOf(language: Language): string {
  const found = findLanguage(language);
  if (!found) throw new Error(`The list of languages has no ${language}.`);
  return found.code;
}

/** The languages in which something is written, Croatian first. */
export function languagesOf(text: Localized<unknown>): Language[] {
  return (['hr', 'en', 'de'] as const).filter((language) => text[language] !== undefined);
}

/** What `words` gives for each language, by three-letter code. */
export function byLanguage<T>(
  languages: readonly Language[],
  words: (language: Language) => T,
): Record<string, T> {
  return Object.fromEntries(languages.map((language) => [codeOf(language), words(language)]));
}

/** A text by three-letter code, in the languages it is written in. */
export function textByCode(text: Text): Record<string, string> {
  return byLanguage(languagesOf(text), (language) => text[language] ?? text.hr);
}
