/** The words of a product in one language, and the languages of the site in which they are shown. */
export type IndexText = [
  language: string,
  serves: string[],
  name: string,
  /** Brand. */
  brand: string,
  /** Short line and text. */
  line: string,
  /** Names of categories, choices of attributes and tags. */
  labels: string,
];

/** A row of the read model of lists with all that the index of a catalogue keeps of it. */
export type IndexRow = [
  productId: number,
  isListed: boolean,
  format: string,
  type: string,
  brandId: number | null,
  isFeatured: boolean,
  categoryPriority: number,
  categoryIds: number[],
  valueIds: number[],
  tagIds: number[],
  isInStock: boolean,
  prices: [storeId: number, finalPrice: number | null, isDiscounted: boolean][],
  numbers: [attributeId: number, number: number][] | null,
  texts: IndexText[] | null,
  /** A number made of its names in all languages: another one when one of them is another. */
  names: number | null,
];
