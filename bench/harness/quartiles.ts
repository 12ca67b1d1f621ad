/** The middle of a series and the ends of its middle half; NaN for an empty one. */
export function quartiles(series: readonly number[]): { low: number; middle: number; high: number } {
  const sorted = [...series].sort((a, b) => a - b);
  return { low: at(sorted, 0.25), middle: at(sorted, 0.5), high: at(sorted, 0.75) };
}

/** The value below which `share` (0 to 1) of a sorted series lies, between neighbours in proportion. */
export function at(sorted: ArrayLike<number>, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}
