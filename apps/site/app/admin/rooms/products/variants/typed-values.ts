/** Sizes and numbers, which people type with nothing but spaces between them: `S M L XL`, `38 39 40`, `3XL`, `7,5`. */
const short = /^(?:\d{1,3}(?:[.,/]\d{1,3})?|(?:\d{1,2}|x{0,4})(?:[sml]|x[sl])|one|uni)$/i;

/**
 * Choices of an axis as they are typed or pasted: apart by commas, semicolons, tabs and lines; by spaces too where all of
 * them are sizes or numbers. Each once, whatever its case.
 */
export function splitValues(typed: string): string[] {
  const parts = typed
    .split(/[;\t\r\n]+|,(?!\d)/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);
  const words = parts.flatMap((part) => {
    const some = part.split(' ');
    return some.every((word) => short.test(word)) ? some : [part];
  });
  const seen = new Set<string>();
  return words.filter((word) => {
    const key = word.toLocaleLowerCase('hr');
    return !seen.has(key) && seen.add(key);
  });
}

/** Roots of words for colours in the languages of the program, and how a swatch of each begins. */
const colours: readonly (readonly [RegExp, string])[] = [
  [/^(?:crn|black|schwarz)/, '#1f2124'],
  [/^(?:bijel|white|wei(?:ß|ss))/, '#ffffff'],
  [/^(?:crven|red\b|rot\b)/, '#b23a2c'],
  [/^(?:plav|blue|blau)/, '#2a5caa'],
  [/^(?:zelen|green|grün)/, '#3c7d4f'],
  [/^(?:žut|yellow|gelb)/, '#e8c63a'],
  [/^(?:siv|gr[ae]y|grau)/, '#8b9094'],
  [/^(?:narančast|orange)/, '#e07b2f'],
  [/^(?:roza|ružičast|pink|rosa)/, '#dd8aa5'],
  [/^(?:ljubičast|purple|violet|lila)/, '#73508f'],
  [/^(?:smeđ|brown|braun)/, '#6e4b34'],
  [/^(?:bež|beige)/, '#dccfb4'],
  [/^(?:petrolej|petrol|teal)/, '#1f5f66'],
  [/^(?:tirkiz|turquoise|türkis)/, '#3aa7a3'],
];

/** The colour with which a swatch begins, by its name; a grey for one that says nothing. */
export const colourOf = (name: string): string =>
  colours.find(([root]) => root.test(name.trim().toLocaleLowerCase('hr')))?.[1] ?? '#c4c4c0';

/** Whether what an axis is called says that its choices are colours. */
export const isColourName = (name: string): boolean => /boj|colou?r|farbe|nijans/i.test(name);
