import { wordsIn } from './fold-text.ts';
import { stemWord } from './stem-word.ts';

/** Words that mean the same, as staff keep them. */
export interface Synonym {
  direction: 'both' | 'oneWay';
  words: string[];
}

/** What the search of a site knows of synonyms. */
export interface SynonymDictionary {
  /** Single words, folded, that mean the same as a folded word. */
  wordsFor(folded: string): readonly string[];
  /** A text, and the same with phrases replaced that mean the same; each with how much its finds count. */
  variantsOf(text: string): [text: string, weight: number][];
}

/** Texts tried at most for one that is looked for. */
const mostVariants = 6;
const longestPhrase = 4;

/** Reads the synonyms of a site; words are the same whatever their case, accents and endings. */
export function synonymDictionary(synonyms: readonly Synonym[], language: string): SynonymDictionary {
  const single = new Map<string, Set<string>>();
  const phrases = new Map<string, Set<string>>();
  const keyOf = (words: readonly string[]) => words.map((word) => stemWord(word, language)).join(' ');
  for (const { direction, words } of synonyms) {
    const all = words
      .map((text) => wordsIn(text).map(({ folded }) => folded))
      .filter(({ length }) => length > 0);
    for (const [from, one] of all.entries()) {
      if (direction === 'oneWay' && from > 0) break;
      for (const [to, other] of all.entries()) {
        if (to === from) continue;
        const isSingle = one.length === 1 && other.length === 1;
        add(isSingle ? single : phrases, keyOf(one), other.join(' '));
      }
    }
  }
  return {
    wordsFor: (folded) => [...(single.get(keyOf([folded])) ?? [])],
    variantsOf(text) {
      const variants: [string, number][] = [[text, 1]];
      if (phrases.size === 0) return variants;
      const words = wordsIn(text).map(({ folded }) => folded);
      for (let start = 0; start < words.length; start++) {
        for (let end = start + 1; end <= Math.min(words.length, start + longestPhrase); end++) {
          for (const other of phrases.get(keyOf(words.slice(start, end))) ?? []) {
            if (variants.length >= mostVariants) return variants;
            variants.push([[...words.slice(0, start), other, ...words.slice(end)].join(' '), 0.8]);
          }
        }
      }
      return variants;
    },
  };
}

function add(dictionary: Map<string, Set<string>>, key: string, value: string): void {
  const known = dictionary.get(key);
  if (known) known.add(value);
  else dictionary.set(key, new Set([value]));
}

/** For texts that have no synonyms. */
export const noSynonyms: SynonymDictionary = { wordsFor: () => [], variantsOf: (text) => [[text, 1]] };
