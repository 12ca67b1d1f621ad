import type { CountedText } from './platform-keys.ts';
import { type ProgramLanguage, programLanguages } from './program-languages.ts';

/** A text with values in its `{name}` places; a place without a value stays, so that the mistake is seen. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** The form of a text for a whole number from nought on. */
export const countedText = (forms: CountedText, language: ProgramLanguage, count: number): string =>
  forms[programLanguages[language].pluralForm(count)] ?? forms.other;
