import anyAscii from 'any-ascii';

/** Letters of scripts that people at home here do not read: all but Latin, Greek and Cyrillic. */
const foreignSign =
  /(?=[\p{L}\p{M}])[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

export const isForeign = (sign: string): boolean => foreignSign.test(sign);

/**
 * A text of another script in Latin letters: by the sound for Chinese, Japanese and Korean, sign by sign for the others (the
 * vowels that Arabic and Hebrew leave out are not guessed).
 */
export function inLatin(text: string): string {
  return anyAscii(text)
    .replaceAll('`', "'")
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/(?<=^|[\s(])\p{Ll}/gu, (letter) => letter.toUpperCase())
    .trim();
}

/** Whether a language is itself written in such a script: its readers need no Latin beside it. */
export function readsForeign(language: string): boolean {
  const { script = 'Latn' } = new Intl.Locale(language).maximize();
  return !['Latn', 'Grek', 'Cyrl'].includes(script);
}
