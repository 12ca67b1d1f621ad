import { type Bits, emptyBits, hasBit, setBit } from '../catalogue-index/bits.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { findTexts } from './find-texts.ts';
import { wordsIn } from './fold-text.ts';
import type { SynonymBook } from './synonym-book.ts';
import { correctedGroup, groupOf, type WordGroup } from './word-groups.ts';
import type { WordIndex } from './word-index.ts';

/** Slots that words find, with how well each fits. */
export interface FoundSlots {
  bits: Bits;
  scores: ReadonlyMap<number, number>;
  /** What was looked for instead of mistyped words, as it is written; null when nothing was corrected. */
  corrected: string | null;
}

/** `words`: words that occur nowhere are taken for mistyped ones. `most`: texts may also lack some of several words. */
export type Forgives = 'nothing' | 'words' | 'most';

/** Words of a search that are looked for; what follows is left out rather than refused. */
const mostWords = 8;

/**
 * Products of a language whose names, brands, labels and short lines have the words of a text, inflected, begun or as
 * synonyms.
 */
export function searchIndex(
  index: CatalogueIndex,
  text: string,
  { language, synonyms, forgives }: { language: string; synonyms: SynonymBook; forgives: Forgives },
): FoundSlots {
  const weigh = weighing(index, language);
  const found: FoundSlots = { bits: emptyBits(index.size), scores: new Map(), corrected: null };
  for (const [variant, weight] of synonyms.variantsOf(text)) {
    const one = searchBook(index.words, variant, { synonyms, forgives, weigh });
    for (const [slot, score] of one.scores) {
      const weighted = score * weight;
      setBit(found.bits, slot);
      if ((found.scores.get(slot) ?? 0) < weighted) (found.scores as Map<number, number>).set(slot, weighted);
    }
    found.corrected ??= one.corrected;
  }
  return found;
}

/** The thing that a text is about, with its score there; nothing when it is not shown. */
export type Weigh = (text: number, score: number) => [thing: number, score: number] | undefined;

/** Looks for a text in a book of words; what it finds is what `weigh` makes of the texts. */
export function searchBook(
  words: WordIndex,
  text: string,
  { synonyms, forgives, weigh }: { synonyms: SynonymBook; forgives: Forgives; weigh: Weigh },
): { scores: Map<number, number>; corrected: string | null } {
  const nothing = { scores: new Map<number, number>(), corrected: null };
  const typed = wordsIn(text).slice(0, mostWords);
  if (typed.length === 0) return nothing;
  const groups = typed.map((word, at) =>
    groupOf(words, word, at === typed.length - 1, synonyms.wordsFor(word.folded)),
  );
  const needed = groups.filter(({ isOptional }) => !isOptional).length || groups.length;
  const strict = weighed(words, groups, needed, weigh);
  if (strict.size > 0 || forgives === 'nothing') return { scores: strict, corrected: null };

  const better = groups.map((group, at) =>
    group.forms.length === 0 ? correctedGroup(words, group, at === groups.length - 1) : group,
  );
  const known = better.filter(({ forms }) => forms.length > 0);
  const isEnough = forgives === 'most' ? known.length > 0 : known.length === better.length;
  if (!isEnough) return nothing;
  const corrected = better.some((group) => group.corrected !== undefined) ? rewritten(words, better) : null;
  const wanted = known.filter(({ isOptional }) => !isOptional).length || known.length;
  const enough = forgives === 'most' ? Math.min(needed, wanted) / 2 : wanted;
  for (let least = wanted; least > 0 && least >= enough; least--) {
    const scores = weighed(words, known, least, weigh);
    if (scores.size > 0) return { scores, corrected };
  }
  return nothing;
}

/** Texts of listed products in a language, as slots; what cannot be bought comes after what can, when they fit alike. */
function weighing(index: CatalogueIndex, language: string): Weigh {
  const { words, listed } = index;
  const isServed = words.servesIn(language);
  const inStock = emptyBits(index.size);
  index.inStock.addTo(inStock);
  return (text, score) => {
    const slot = words.slots.get(text);
    if (!isServed(text) || !hasBit(listed, slot)) return undefined;
    return [slot, hasBit(inStock, slot) ? score : score * 0.9];
  };
}

function weighed(
  words: WordIndex,
  groups: readonly WordGroup[],
  least: number,
  weigh: Weigh,
): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [text, score] of findTexts(words, groups, least)) {
    const one = weigh(text, score);
    if (one) scores.set(one[0], Math.max(one[1], scores.get(one[0]) ?? 0));
  }
  return scores;
}

function rewritten(words: WordIndex, groups: readonly WordGroup[]): string {
  return groups
    .map(({ corrected, word }) => (corrected === undefined ? word.written : words.writtenOf(corrected)))
    .join(' ');
}
