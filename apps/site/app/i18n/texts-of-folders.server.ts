import { type ProgramLanguage, programLanguageCodes } from '@izlog/contract/texts/program-languages';

/**
 * What `import.meta.glob` found in the folders of `packages/contract/src/texts`, by language. A language whose folder lacks
 * the file stops the program at its start.
 */
export function byLanguage<T>(found: Readonly<Record<string, T>>): Record<ProgramLanguage, T> {
  const entries = programLanguageCodes.map((code) => {
    const path = Object.keys(found).find((one) => one.split('/').at(-2) === code);
    if (path === undefined) throw new Error(`packages/contract/src/texts/${code} lacks a file of texts.`);
    return [code, found[path]];
  });
  return Object.fromEntries(entries);
}

/** Texts with the Croatian ones where a language has none yet (I18N-004). */
export function completed<T extends object>(texts: Record<ProgramLanguage, T>): Record<ProgramLanguage, T> {
  const entries = programLanguageCodes.map((code) => [
    code,
    code === 'hr' ? texts.hr : { ...texts.hr, ...texts[code] },
  ]);
  return Object.fromEntries(entries);
}
