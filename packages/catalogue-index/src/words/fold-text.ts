/** Letters that are no base letter with an accent. */
const others: Record<string, string> = {
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const otherCharacters = new RegExp(`[${Object.keys(others).join('')}]`, 'g');

/** Lower case without accents; "dj" is how many people write "đ". */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // Most words are plain letters: what has no accent needs no taking apart.
  const isPlain = !/[^ -~]/.test(lower);
  const plain = isPlain
    ? lower
    : lower
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(otherCharacters, (letter) => others[letter] ?? letter);
  return plain.replaceAll('dj', 'd');
}

/** Runs of letters and digits; a decimal is one piece, a unit stands apart from its number ("0,5l" is "0,5" and "l"). */
const wordForm =
  /\d+[.,]\d+(?![\p{L}\p{N}])|\d+(?:[.,]\d+)?(?=(?:ml|cl|dl|l|mg|g|kg|mm|cm|m|w|kw|kom)(?![\p{L}\p{N}]))|[\p{L}\p{N}\p{M}]+/gu;

/** A word as it was written, in lower case, and folded. */
export interface Word {
  written: string;
  folded: string;
}

/** The words of a text in order. */
export function wordsIn(text: string): Word[] {
  const words: Word[] = [];
  for (const [written] of text.toLowerCase().matchAll(wordForm)) {
    const folded = foldText(written).replace(',', '.');
    if (folded !== '') words.push({ written, folded });
  }
  return words;
}
