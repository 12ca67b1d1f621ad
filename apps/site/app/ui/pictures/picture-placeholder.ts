const walls = 6;

/** The address of the drawing for what has no picture. The same seed (a name, an id) always has the same wall colour,
 * so that a row of such products does not look like one picture repeated. */
export function picturePlaceholder(seed = ''): string {
  let sum = 0;
  for (const sign of seed) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973;
  return `/img/bez-slike-${(sum % walls) + 1}.svg`;
}
