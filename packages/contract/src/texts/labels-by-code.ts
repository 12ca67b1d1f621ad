import { type PlatformTexts, platformTexts } from './platform-texts.ts';
import { programLanguageCodes, programLanguages } from './program-languages.ts';

/** A single word in every language of the program, by three-letter code. */
export const labelsByCode = (word: keyof PlatformTexts['words']): Record<string, string> =>
  Object.fromEntries(
    programLanguageCodes.map((code2) => [programLanguages[code2].code, platformTexts[code2].words[word]]),
  );
