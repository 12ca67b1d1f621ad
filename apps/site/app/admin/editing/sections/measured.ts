/** Looks at the page, and returns what is then done to it. */
type Measure = () => () => unknown;

const waiting = new Set<Measure>();

/**
 * Measures with the next frame. All look before any of them changes something: one that looked after another's change would
 * have the browser lay out the page once more.
 */
export function measureSoon(measure: Measure): void {
  if (waiting.size === 0) requestAnimationFrame(measureAll);
  waiting.add(measure);
}

function measureAll(): void {
  const all = [...waiting];
  waiting.clear();
  for (const put of all.map((measure) => measure())) put();
}
