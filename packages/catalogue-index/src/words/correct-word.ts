import { ones } from '../slots/bits.ts';
import { editDistance } from './edit-distance.ts';
import { charactersOf, type WordIndex } from './word-index.ts';

/** A word that may be meant: how far it is from what was typed, and how likely that is (0…1). */
export interface Correction {
  form: number;
  distance: number;
  weight: number;
}

/** Words tried for one that is mistyped. */
const mostCorrections = 8;

/** Words tried for one that occurs, or begins one that does, and that finds nothing beside the others. */
const mostOthers = 40;

/** Letters that may be wrong in a word: in three none, since three letters are near to too many words. */
function allowed(word: string): number {
  if (word.length < 4 || /^\d/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
}

/**
 * The words that may be meant by one that is a word itself, or begins one, when it finds nothing beside the other words
 * of a search: "toaletni papr" means paper, though peppers begin so. A whole word has at most one letter wrong, and not
 * the first.
 */
export function otherWords(index: WordIndex, typed: string, isLast: boolean): Correction[] {
  const kin = new Set([...index.kinOf(typed), index.formOf(typed)]);
  const isWord = kin.size > 1 || !kin.has(undefined);
  return correctWord(index, typed, isLast, {
    most: mostOthers,
    allowed: isWord ? Math.min(1, allowed(typed)) : allowed(typed),
    isOther: (form, wanted) =>
      !kin.has(form) && !wanted.startsWith(typed) && (!isWord || wanted[0] === typed[0]),
  });
}

/**
 * The words of a catalogue that may be meant by one that is mistyped, the likeliest first: with fewest letters wrong,
 * the right first letter, and then those that occur most. With `isBegun` the word may also be unfinished.
 */
export function correctWord(
  index: WordIndex,
  typed: string,
  isBegun: boolean,
  tried: {
    most: number;
    allowed: number;
    isOther?: (form: number, wanted: string) => boolean;
  } = { most: mostCorrections, allowed: allowed(typed) },
): Correction[] {
  const most = tried.allowed;
  if (most === 0) return [];
  const characters = charactersOf(typed);
  const found: (Correction & { rank: number })[] = [];
  let nearest: number = most;
  const { count, forms, lengths, characters: charactersOfForms } = index.correctable;
  for (let at = 0; at < count; at++) {
    const length = lengths.data[at] ?? 0;
    if (length < typed.length - nearest || (!isBegun && length > typed.length + nearest)) continue;
    const other = charactersOfForms.data[at] ?? 0;
    if (ones(characters & ~other) > nearest || (!isBegun && ones(other & ~characters) > nearest)) continue;
    const form = forms.data[at] ?? 0;
    const wanted = index.foldedOf(form);
    if (tried.isOther?.(form, wanted) === false) continue;
    const whole = editDistance(typed, wanted, nearest);
    const isPart = isBegun && typed.length >= 4 && wanted.length > typed.length && whole > 1;
    const begun = isPart ? editDistance(typed, wanted, Math.min(1, nearest), true) : nearest + 1;
    const distance = Math.min(whole, begun <= 1 ? begun : nearest + 1);
    if (distance > nearest) continue;
    nearest = distance;
    found.push({ form, distance, weight: 0, rank: rankOf(index, typed, wanted, form, whole > distance) });
  }
  return found
    .filter(({ distance }) => distance === nearest)
    .sort((a, b) => b.rank - a.rank || a.form - b.form)
    .slice(0, tried.most)
    .map(({ form, distance, rank }, _, [best]) => ({
      form,
      distance,
      // A likely word counts much more than the next: of many near words the visitor meant one.
      weight: Math.max(0.1, 1 - 0.18 * ((best?.rank ?? rank) - rank)),
    }));
}

/** How likely a word is meant, among those as far from what was typed. */
function rankOf(
  index: WordIndex,
  typed: string,
  wanted: string,
  form: number,
  isUnfinished: boolean,
): number {
  const hasFirst = typed[0] === wanted[0] ? 3 : 0;
  const hasLast = !isUnfinished && typed.at(-1) === wanted.at(-1) ? 1 : 0;
  const sameCharacters = [...typed].sort().join('') === [...wanted].sort().join('') ? 2 : 0;
  const isSimilar = soundOf(typed) === soundOf(wanted) ? 3 : 0;
  return (
    hasFirst +
    hasLast +
    sameCharacters +
    isSimilar +
    Math.log2(1 + index.textsOf(form)) -
    (isUnfinished ? 1 : 0)
  );
}

/** What is often mixed up, written alike: "ije", "je" and "e", double letters, "y", "w", "x", "q". */
function soundOf(word: string): string {
  return word
    .replace(/ije|je/g, 'e')
    .replace(/(.)\1/g, '$1')
    .replaceAll('y', 'i')
    .replaceAll('w', 'v')
    .replaceAll('x', 'ks')
    .replaceAll('ck', 'k')
    .replaceAll('ph', 'f')
    .replaceAll('dz', 'd');
}
