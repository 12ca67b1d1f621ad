export { CatalogueIndex } from './catalogue-index.ts';
export { Amounts } from './fields/amounts.ts';
export type { Field, Fields, ValuesOf } from './fields/field.ts';
export { Flag } from './fields/flag.ts';
export { KeySets } from './fields/key-sets.ts';
export { type NumberRange, Numbers } from './fields/numbers.ts';
export { Ranks } from './fields/ranks.ts';
export type { Item, ItemText } from './item.ts';
export {
  addAll,
  type Bits,
  complementOf,
  countBits,
  eachBit,
  emptyBits,
  setBit,
} from './slots/bits.ts';
export { byAmount, byId, byNumber, byScore, hasPlaces } from './slots/orders.ts';
export { Selection } from './slots/selection.ts';
export { type ComesBefore, pageOf } from './slots/sort-slots.ts';
export { correctWord } from './words/correct-word.ts';
export { foldText, wordsIn } from './words/fold-text.ts';
export { Scores } from './words/scores.ts';
export {
  type Forgives,
  type FoundSlots,
  type SearchOptions,
  searchIndex,
  searchWords,
} from './words/search-index.ts';
export { isSmall } from './words/small-words.ts';
export { stemWord } from './words/stem-word.ts';
export { noSynonyms, type SynonymDictionary, synonymDictionary } from './words/synonym-dictionary.ts';
export { WordIndex } from './words/word-index.ts';
