export { CatalogueIndex, type IndexNumbers, type IndexPrices } from './catalogue-index.ts';
export type { IndexRow, IndexText } from './index-row.ts';
export {
  addAll,
  type Bits,
  countBits,
  eachBit,
  emptyBits,
  hasBit,
  keepCommon,
  removeFrom,
  setBit,
} from './slots/bits.ts';
export type { SlotSet } from './slots/slot-set.ts';
export { type ComesBefore, pageOf } from './slots/sort-slots.ts';
export { correctWord } from './words/correct-word.ts';
export { foldText, wordsIn } from './words/fold-text.ts';
export { Scores } from './words/scores.ts';
export { type Forgives, type FoundSlots, searchIndex, searchWords } from './words/search-index.ts';
export { isSmall } from './words/small-words.ts';
export { stemWord } from './words/stem-word.ts';
export { noSynonyms, type SynonymDictionary, synonymDictionary } from './words/synonym-dictionary.ts';
export { WordIndex } from './words/word-index.ts';
