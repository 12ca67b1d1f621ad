import type { Flag } from '../fields/flag.ts';
import { type Bits, emptyBits, hasBit, setBit } from '../slots/bits.ts';
import { findTexts } from './find-texts.ts';
import { wordsIn } from './fold-text.ts';
import { Scores } from './scores.ts';
import type { SynonymDictionary } from './synonym-dictionary.ts';
import { correctedGroup, groupOf, otherGroups, type WordGroup } from './word-groups.ts';
import type { WordIndex } from './word-index.ts';

/** Slots that words find, with how well each fits. */
export interface FoundSlots {
  bits: Bits;
  scores: Scores;
  /** What was looked for instead of mistyped words, as it is written; null when nothing was corrected. */
  corrected: string | null;
}

/** `words`: words that occur nowhere are treated as mistyped ones. `most`: texts may also lack some of several words. */
export type Forgives = 'nothing' | 'words' | 'most';

/** Words of a search that are looked for; what follows is left out rather than refused. */
const mostWords = 8;

/** What a search reads of an index. */
interface Searchable {
  readonly words: WordIndex;
  readonly listed: Bits;
  readonly size: number;
}

/** How a text is looked for. */
export interface SearchOptions {
  /** Of the words that are looked through; three letters. */
  language: string;
  synonyms: SynonymDictionary;
  forgives: Forgives;
  /** What has it comes before what has not, where both fit alike. */
  preferred?: Flag;
}

/** Listed items whose names, brands, labels and short lines have the words of a text, inflected, begun or as synonyms. */
export function searchIndex(
  index: Searchable,
  text: string,
  { language, synonyms, forgives, preferred }: SearchOptions,
): FoundSlots {
  const things = slotsOf(index, language, preferred);
  const [first, ...variants] = synonyms.variantsOf(text).map(([variant, weight]) => ({
    weight,
    ...searchWords(index.words, variant, { synonyms, forgives, things }),
  }));
  const found = { scores: first?.scores ?? new Scores(index.size, 0), corrected: first?.corrected ?? null };
  for (const { scores, corrected, weight } of variants) {
    scores.each((slot, score) => found.scores.raise(slot, score * weight));
    found.corrected ??= corrected;
  }
  const bits = emptyBits(index.size);
  found.scores.each((slot) => setBit(bits, slot));
  return { bits, ...found };
}

/** The things that texts are about, as numbers below `size`. */
export interface Things {
  size: number;
  /** The thing of a text; -1 when it is not shown. */
  thingOf(text: number): number;
  /** What a score counts for a thing, up to 1. */
  factorOf(thing: number): number;
}

/** Looks for a text among words; what it finds are `things`. */
export function searchWords(
  words: WordIndex,
  text: string,
  { synonyms, forgives, things }: { synonyms: SynonymDictionary; forgives: Forgives; things: Things },
): { scores: Scores; corrected: string | null } {
  const nothing = { scores: new Scores(things.size, 0), corrected: null };
  const typed = wordsIn(text).slice(0, mostWords);
  if (typed.length === 0) return nothing;
  const groups = typed.map((word, at) =>
    groupOf(words, word, at === typed.length - 1, synonyms.wordsFor(word.folded)),
  );
  const needed = groups.filter(({ isOptional }) => !isOptional).length || groups.length;
  const strict = weighed(words, groups, needed, things);
  if (strict.size > 0 || forgives === 'nothing') return { scores: strict, corrected: null };

  const better = groups.map((group, at) =>
    group.forms.length === 0 ? correctedGroup(words, group, at === groups.length - 1) : group,
  );
  const known = better.filter(({ forms }) => forms.length > 0);
  const isEnough = forgives === 'most' ? known.length > 0 : known.length === better.length;
  if (!isEnough) return nothing;
  const corrected = correctedOf(words, better);
  const wanted = known.filter(({ isOptional }) => !isOptional).length || known.length;
  const other = known.length === better.length ? withAnotherWord(words, better, wanted, things) : undefined;
  if (other) return other;
  const enough = forgives === 'most' ? Math.min(needed, wanted) / 2 : wanted;
  for (let least = wanted; least > 0 && least >= enough; least--) {
    const scores = weighed(words, known, least, things);
    if (scores.size > 0) return { scores, corrected };
  }
  return nothing;
}

/**
 * Every word is one, and nothing has all of them: then each may be a slip of another word. The first one that finds
 * something together with the others counts; words that only begin one are tried before whole ones.
 */
function withAnotherWord(
  words: WordIndex,
  groups: readonly WordGroup[],
  least: number,
  things: Things,
): { scores: Scores; corrected: string | null } | undefined {
  const whole = weighed(words, groups, least, things);
  if (whole.size > 0) return { scores: whole, corrected: correctedOf(words, groups) };
  if (groups.length < 2) return undefined;
  const doubtful = groups
    .map((group, at) => ({ group, at }))
    .filter(({ group }) => !group.isOptional && group.corrected === undefined)
    // The rarer a word, the likelier it is none; one without worth of its own only begins others.
    .sort((one, other) => (other.group.worth || Number.MAX_VALUE) - (one.group.worth || Number.MAX_VALUE));
  for (const { group, at } of doubtful)
    for (const another of otherGroups(words, group, at === groups.length - 1)) {
      const changed = groups.with(at, another);
      const scores = weighed(words, changed, least, things);
      if (scores.size > 0) return { scores, corrected: correctedOf(words, changed) };
    }
  return undefined;
}

const correctedOf = (words: WordIndex, groups: readonly WordGroup[]): string | null =>
  groups.some(({ corrected }) => corrected !== undefined) ? rewritten(words, groups) : null;

/** Texts of listed items in a language, as slots. */
function slotsOf({ words, listed, size }: Searchable, language: string, preferred: Flag | undefined): Things {
  const isServed = words.servesIn(language);
  const first = preferred?.isSet;
  return {
    size,
    thingOf(text) {
      const slot = words.slots.get(text);
      return isServed(text) && hasBit(listed, slot) ? slot : -1;
    },
    factorOf: (slot) => (!first || hasBit(first, slot) ? 1 : 0.9),
  };
}

function weighed(words: WordIndex, groups: readonly WordGroup[], least: number, things: Things): Scores {
  const found = findTexts(words, groups, least);
  const scores = new Scores(things.size, found.texts.length);
  for (const text of found.texts) {
    const thing = things.thingOf(text);
    if (thing !== -1) scores.raise(thing, (found.scores[text] ?? 0) * things.factorOf(thing));
  }
  return scores;
}

function rewritten(words: WordIndex, groups: readonly WordGroup[]): string {
  return groups
    .map(({ corrected, word }) => (corrected === undefined ? word.written : words.writtenOf(corrected)))
    .join(' ');
}
