/** Round ticks from 0 to at least `most`, at most five steps: 0, 700, 1400, … are read at a glance. */
export function ticksTo(most: number): number[] {
  // Below a cent there is nothing to draw.
  if (!(most >= 0.01)) return [0, 1];
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 10 * power;
  return Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, index) => index * step);
}

/** Where values of a line stand in a square of 100, from the left and from the top. */
export function placesOf(
  values: readonly number[],
  most: number,
): readonly (readonly [x: number, y: number])[] {
  const last = Math.max(1, values.length - 1);
  return values.map((value, index) => [
    round((index / last) * 100),
    round(100 - (Math.max(0, value) / most) * 100),
  ]);
}

/** The path of a line through places. */
export const pathOf = (places: ReturnType<typeof placesOf>): string =>
  places.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

const round = (value: number): number => Math.round(value * 100) / 100;
