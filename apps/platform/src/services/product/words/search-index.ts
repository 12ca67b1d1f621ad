import { type Bits, emptyBits, hasBit, setBit } from '../catalogue-index/bits.ts';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { findTexts } from './find-texts.ts';
import { wordsIn } from './fold-text.ts';
import type { SynonymBook } from './synonym-book.ts';
import { correctedGroup, groupOf, type WordGroup } from './word-groups.ts';

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
  const found: FoundSlots = { bits: emptyBits(index.size), scores: new Map(), corrected: null };
  for (const [variant, weight] of synonyms.variantsOf(text)) {
    const one = searchOne(index, variant, { language, synonyms, forgives });
    for (const [slot, score] of one.scores) {
      const weighted = score * weight;
      setBit(found.bits, slot);
      if ((found.scores.get(slot) ?? 0) < weighted) (found.scores as Map<number, number>).set(slot, weighted);
    }
    found.corrected ??= one.corrected;
  }
  return found;
}

function searchOne(
  index: CatalogueIndex,
  text: string,
  options: { language: string; synonyms: SynonymBook; forgives: Forgives },
): { scores: Map<number, number>; corrected: string | null } {
  const { words } = index;
  const typed = wordsIn(text).slice(0, mostWords);
  if (typed.length === 0) return { scores: new Map(), corrected: null };
  const groups = typed.map((word, at) =>
    groupOf(words, word, at === typed.length - 1, options.synonyms.wordsFor(word.folded)),
  );
  const needed = groups.filter(({ isOptional }) => !isOptional).length || groups.length;
  const strict = slotsOf(index, groups, needed, options.language);
  if (strict.size > 0 || options.forgives === 'nothing') return { scores: strict, corrected: null };

  const better = groups.map((group, at) =>
    group.forms.length === 0 ? correctedGroup(words, group, at === groups.length - 1) : group,
  );
  const known = better.filter(({ forms }) => forms.length > 0);
  const isEnough = options.forgives === 'most' ? known.length > 0 : known.length === better.length;
  if (!isEnough) return { scores: new Map(), corrected: null };
  const corrected = better.some((group) => group.corrected !== undefined) ? rewritten(index, better) : null;
  const wanted = known.filter(({ isOptional }) => !isOptional).length || known.length;
  const enough = options.forgives === 'most' ? Math.min(needed, wanted) / 2 : wanted;
  for (let least = wanted; least > 0 && least >= enough; least--) {
    const scores = slotsOf(index, known, least, options.language);
    if (scores.size > 0) return { scores, corrected };
  }
  return { scores: new Map(), corrected: null };
}

function slotsOf(
  index: CatalogueIndex,
  groups: readonly WordGroup[],
  least: number,
  language: string,
): Map<number, number> {
  const { words } = index;
  const isServed = words.servesIn(language);
  const { listed } = index;
  const inStock = emptyBits(index.size);
  index.inStock.addTo(inStock);
  const scores = new Map<number, number>();
  for (const [text, score] of findTexts(words, groups, least)) {
    const slot = words.slots.get(text);
    if (!isServed(text) || !hasBit(listed, slot)) continue;
    // What cannot be bought comes after what can, when they fit about as well.
    scores.set(slot, hasBit(inStock, slot) ? score : score * 0.9);
  }
  return scores;
}

function rewritten({ words }: CatalogueIndex, groups: readonly WordGroup[]): string {
  return groups
    .map(({ corrected, word }) => (corrected === undefined ? word.written : words.writtenOf(corrected)))
    .join(' ');
}
