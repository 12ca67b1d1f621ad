import { findLanguage } from '../languages.ts';
import { isProgramLanguage, type ProgramLanguage, programLanguages } from './program-languages.ts';

/** The language of the program by a three-letter or two-letter code, English where it does not speak it: documents, options. */
export function ownLanguageOf(code: string): ProgramLanguage {
  const code2 = findLanguage(code)?.code2 ?? code;
  return isProgramLanguage(code2) ? code2 : 'en';
}

/** The language that readers of a language are written to: neighbours get the one they read, others English. */
export function readerLanguageOf(code: string): ProgramLanguage {
  const { code: code3, code2 } = findLanguage(code) ?? { code, code2: code };
  if (isProgramLanguage(code2)) return code2;
  const read = Object.entries(programLanguages).find(([, { readBy }]) => readBy.includes(code3))?.[0];
  return read !== undefined && isProgramLanguage(read) ? read : 'en';
}
