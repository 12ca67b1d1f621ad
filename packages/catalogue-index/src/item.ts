import type { Fields, ValuesOf } from './fields/field.ts';

/** The words of an item in one language, and the languages in which they are shown; language codes have three letters. */
export type ItemText = [
  language: string,
  serves: string[],
  name: string,
  brand: string,
  /** A short line or text. */
  line: string,
  /** Names of categories, choices and tags. */
  labels: string,
];

/** An item of a catalogue as an index takes it in. */
export interface Item<F extends Fields> {
  /** A whole number above 0, not much larger than there are items. */
  id: number;
  /** Lists show it; without this it is only found by its id. */
  isListed: boolean;
  /** What it has of each field. */
  values: ValuesOf<F>;
  texts: readonly ItemText[];
  /** A number made of its names in all languages: another one when one of them is another. */
  names: number;
}
