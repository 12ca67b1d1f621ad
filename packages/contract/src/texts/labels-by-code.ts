import { findLanguage } from '../languages.ts';
import type { PlatformTexts } from './platform-keys.ts';
import { platformTexts } from './platform-texts.ts';
import { programLanguageCodes } from './program-languages.ts';

/** A single word in every language of the program, by three-letter code. */
export const labelsByCode = (word: keyof PlatformTexts['words']): Record<string, string> =>
  Object.fromEntries(
    programLanguageCodes.map((code2) => [
      findLanguage(code2)?.code ?? code2,
      platformTexts[code2].words[word],
    ]),
  );
