/**
 * Endings of Croatian nouns, adjectives and possessives, without accents. What is left of a word is no root, only what
 * its forms have in common.
 */
const croatianEndings = new Set(
  `a e i o u
   om em im am ih ij og oj eg
   oga ega omu emu ome ama ima
   ovi eve evi ova ove ovu evu ovo ovom ovoj ovih ovim ovog ovima evima eva ev ov
   iji ija ije iju ijeg ijem ijoj ijih ijim ijima ijega ijemu`
    .trim()
    .split(/\s+/),
);
const longestEnding = 5;

/** What carries a syllable; r does in "crn", "grk", "prv". */
const syllable = /[aeiour]/;

/** What the forms of a folded word have in common in a language (three-letter code); words with digits stay. */
export function stemWord(word: string, language: string): string {
  if (word.length < 3 || /\d/.test(word)) return word;
  if (language === 'eng') return stemEnglish(word);
  if (language === 'deu') return stemGerman(word);
  return isCroatian(language) ? stemCroatian(word) : word;
}

function isCroatian(language: string): boolean {
  return ['hrv', 'bos', 'srp', 'cnr'].includes(language);
}

function stemCroatian(word: string): string {
  const plain = word.length > 7 && word.startsWith('naj') ? word.slice(3) : word;
  const nominative = plain.endsWith('oscu') ? `${plain.slice(0, -3)}st` : plain;
  // Twice, so that "problem", whose own end looks like an ending, goes with "problema".
  const stem = withoutEnding(hardened(withoutEnding(nominative), softEnds.slice(0, 2)), longRest);
  return hardened(withoutFleeting(stem), [...softEnds, ...meetings]);
}

/** Shortest rest of a word without a long ending: "medija" is no comparative of "med", "salama" no plural. */
const longRest = 4;

function withoutEnding(word: string, leastRest = 3): string {
  for (let length = Math.min(longestEnding, word.length - leastRest); length > 0; length--) {
    const rest = word.slice(0, -length);
    const ending = word.slice(-length);
    const isLong = ending === 'ama' || ending.startsWith('ij');
    if (isLong && rest.length < longRest) continue;
    if (croatianEndings.has(ending) && syllable.test(rest)) return rest;
  }
  return word;
}

type Changes = ReadonlyArray<readonly [from: RegExp, to: string]>;

/** Ends of stems that change before an ending: "vjernici" of "vjernik", "knjizi" of "knjiga", "orasi" of "orah". */
const softEnds: Changes = [
  [/c$/, 'k'],
  [/z$/, 'g'],
  [/s$/, 'h'],
];

/** Consonants that meet once the "a" between them is gone: "pocetak", "poceci"; "nizak", "niska". */
const meetings: Changes = [
  [/(?<=...[aeiou])[td]k$/, 'k'],
  [/bk$/, 'pk'],
  [/[zg]k$/, 'sk'],
  [/stn$/, 'sn'],
];

function hardened(stem: string, changes: Changes): string {
  return changes.reduce((end, [from, to]) => end.replace(from, to), stem);
}

/** "sastanak" goes with "sastanka", "kratak" with "kratka", "stranaka" with "stranka". */
function withoutFleeting(stem: string): string {
  return stem.length > 4 ? stem.replace(/(?<=[^aeiou])a(?=(?:lj|nj|[^aeiou])$)/, '') : stem;
}

function stemEnglish(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (/[^s]s$/.test(word) && !/[iu]s$/.test(word)) return word.slice(0, -1);
  return word;
}

function stemGerman(word: string): string {
  for (const ending of ['ern', 'en', 'er', 'em', 'es', 'e', 'n', 's']) {
    if (word.length - ending.length >= 3 && word.endsWith(ending)) return word.slice(0, -ending.length);
  }
  return word;
}
