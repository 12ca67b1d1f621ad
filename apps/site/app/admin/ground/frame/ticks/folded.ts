/** Words as one compares what somebody looks for: without case, accents and strokes. */
export const folded = (words: string): string =>
  words.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase();
