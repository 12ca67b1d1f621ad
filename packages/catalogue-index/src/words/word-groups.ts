import { type Correction, correctWord, otherWords } from './correct-word.ts';
import type { Word } from './fold-text.ts';
import { isSmall } from './small-words.ts';
import type { WordIndex } from './word-index.ts';

/** What one word of a search may be in texts: forms with how well each fits (0…1], the best first. */
export interface WordGroup {
  word: Word;
  forms: { form: number; weight: number }[];
  /** Texts may lack it. */
  isOptional: boolean;
  /** How much it tells: rare words count more than frequent ones. */
  worth: number;
  /** The likeliest word, where this one was mistyped. */
  corrected: number | undefined;
}

const weights = { exact: 1, synonym: 0.8, unfinished: 0.7, begun: 0.45, corrected: 0.6 };
/** Forms tried for a word that is not finished. */
const mostForms = 200;
/** Texts looked at for unfinished words; the most frequent forms are enough then. */
const mostEntries = 200_000;

/** What a word may be: itself, its other forms, synonyms, and what it begins. The last word may still be typed. */
export function groupOf(
  index: WordIndex,
  word: Word,
  isLast: boolean,
  synonyms: readonly string[],
): WordGroup {
  const forms = new Map<number, number>();
  const add = (form: number | undefined, weight: number) => {
    if (form !== undefined && (forms.get(form) ?? 0) < weight) forms.set(form, weight);
  };
  add(index.formOf(word.folded), weights.exact);
  for (const form of index.kinOf(word.folded)) add(form, kinship(index, form, word.folded));
  for (const synonym of synonyms) {
    add(index.formOf(synonym), weights.synonym);
    for (const form of index.kinOf(synonym)) add(form, weights.synonym);
  }
  const worth = worthOf(index, forms.keys());
  const { length } = word.folded;
  if (isLast ? length > 1 || forms.size === 0 : length > 2) {
    let entries = 0;
    for (const form of index.begunBy(word.folded, mostForms)) {
      entries += index.textsOf(form);
      if (entries > mostEntries) break;
      add(form, isLast ? weights.unfinished : weights.begun);
    }
  }
  return {
    word,
    forms: inOrder(forms),
    isOptional: isSmall(word.folded) && !isLast,
    worth: forms.size > 0 ? worth : 0,
    corrected: undefined,
  };
}

/** The same word as if it were mistyped; unchanged when nothing is near. */
export function correctedGroup(index: WordIndex, group: WordGroup, isLast: boolean): WordGroup {
  return replaced(index, group, correctWord(index, group.word.folded, isLast));
}

/** The same word as each of the other words that it may be a slip of, the likeliest first. */
export function otherGroups(index: WordIndex, group: WordGroup, isLast: boolean): WordGroup[] {
  return otherWords(index, group.word.folded, isLast).map((one) => replaced(index, group, [one]));
}

function replaced(index: WordIndex, group: WordGroup, corrections: readonly Correction[]): WordGroup {
  const [best] = corrections;
  if (!best) return group;
  const forms = new Map<number, number>();
  for (const { form, weight } of corrections) {
    for (const kin of [form, ...index.kinOf(index.foldedOf(form))]) {
      const fit = weights.corrected * weight * (kin === form ? 1 : kinship(index, kin, index.foldedOf(form)));
      if ((forms.get(kin) ?? 0) < fit) forms.set(kin, fit);
    }
  }
  return { ...group, forms: inOrder(forms), worth: worthOf(index, forms.keys()), corrected: best.form };
}

/** How near a form of the same stem is: the more letters they begin with in common, the likelier it is the same word. */
function kinship(index: WordIndex, form: number, folded: string): number {
  const other = index.foldedOf(form);
  let common = 0;
  while (common < folded.length && folded[common] === other[common]) common++;
  return 0.7 + (0.2 * common) / Math.max(folded.length, other.length);
}

function inOrder(forms: ReadonlyMap<number, number>): WordGroup['forms'] {
  return [...forms].map(([form, weight]) => ({ form, weight })).sort((a, b) => b.weight - a.weight);
}

function worthOf(index: WordIndex, forms: Iterable<number>): number {
  let texts = 0;
  for (const form of forms) texts += index.textsOf(form);
  return Math.log(1 + index.count / (1 + texts));
}
