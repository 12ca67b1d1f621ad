const signs = '0123456789+-=()';
const up = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾';
const down = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎';

/**
 * Raised or lowered letters where a text has no marks: 12 with 99 above it is 12⁹⁹ and never 1299. What has no letters of
 * its own stands behind a sign: `^n`, `_n`.
 */
export function raised(text: string, way: 'up' | 'down'): string {
  const words = text.trim();
  if (words === '') return text;
  const small = [...words].map((one) => (way === 'up' ? up : down)[signs.indexOf(one)]);
  // A word, such as the trade mark’s or that of a footnote, changes no number.
  if (small.every((one) => one !== undefined)) return text.replace(words, small.join(''));
  return /\d/.test(words) ? text.replace(words, `${way === 'up' ? '^' : '_'}${words}`) : text;
}
