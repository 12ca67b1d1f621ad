const wordForm = /[\p{L}\p{N}]+/gu;

/**
 * The parts of a title that were looked for, as [start, end] (SearchHit.marks): the beginning that a word of the title
 * has in common with a word of the query, whatever its ending, accents and case.
 */
export function markTitle(title: string, query: string): [number, number][] {
  const wanted = [...query.matchAll(wordForm)].map(([word]) => foldEach(word));
  return [...title.matchAll(wordForm)].flatMap((match) => {
    const word = foldEach(match[0]);
    const length = Math.max(0, ...wanted.map((one) => commonStart(word, one)));
    return length === 0 ? [] : [[match.index, match.index + length] as [number, number]];
  });
}

/** Letters in common from the start, or 0 when that is too little to be the same word: endings have up to three. */
function commonStart(word: string, wanted: string): number {
  let length = 0;
  while (length < word.length && length < wanted.length && word[length] === wanted[length]) length++;
  const isBegun = length === wanted.length;
  const isInflected = length >= 3 && length >= wanted.length - 3 && length >= word.length - 4;
  return isBegun || isInflected ? length : 0;
}

/** Lower case without accents, one letter for each, so that places stay what they are. */
function foldEach(text: string): string {
  return [...text]
    .map((letter) => {
      const [base = letter] = letter.normalize('NFD').toLowerCase();
      return base === 'đ' ? 'd'.padEnd(letter.length) : base.padEnd(letter.length);
    })
    .join('');
}
