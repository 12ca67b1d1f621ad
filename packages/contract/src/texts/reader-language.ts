import { findLanguage } from '../languages.ts';
import { isProgramLanguage, type ProgramLanguage } from './program-languages.ts';

/** Languages that the program does not speak, whose readers are written to in a neighbour's rather than in English. */
const neighbours: Readonly<Record<string, ProgramLanguage>> = { bs: 'hr', sr: 'hr' };

const code2Of = (code: string): string => findLanguage(code)?.code2 ?? code;

/** The language of the program by a three-letter or two-letter code, English where it does not speak it: documents, options. */
export function ownLanguageOf(code: string): ProgramLanguage {
  const code2 = code2Of(code);
  return isProgramLanguage(code2) ? code2 : 'en';
}

/** The language that readers of a language are written to: neighbours get the one they read, others English. */
export const readerLanguageOf = (code: string): ProgramLanguage =>
  neighbours[code2Of(code)] ?? ownLanguageOf(code);
