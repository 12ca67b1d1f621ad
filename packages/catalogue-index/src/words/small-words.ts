/** Words so small that a text may lack them: "sapun za lice" finds "Sapun, lice" too. Folded; Croatian, English, German. */
const smallWords: ReadonlySet<string> = new Set(
  `i ili a u na za od do s sa iz o po pri kod te uz
   the of for and in with to on an
   der die das und mit fur von aus im den ein eine`
    .trim()
    .split(/\s+/),
);

/** Whether a word may be left out of a search when a text lacks it. */
export function isSmall(word: string): boolean {
  return smallWords.has(word) || (word.length === 1 && !/\d/.test(word));
}
