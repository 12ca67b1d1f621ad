/** What a rate of delivery says of when it holds. */
interface Bounds {
  /** Null for every country. */
  countries: readonly string[] | null;
  /** Grams, both ends included. */
  minWeight: number | null;
  maxWeight: number | null;
  /** Cart total: from, and below. */
  minTotal: number | null;
  maxTotal: number | null;
}

/** Weights between two rates that no rate has. */
export interface DeliveryGap {
  /** Index of the rate above the gap. */
  rate: number;
  /** Null where the rates hold for all countries that none of them names. */
  country: string | null;
  /** Grams between these two, neither of them included. */
  above: number;
  below: number;
}

/** Grams from and to, both included; null: without an end. */
interface Weights {
  from: number;
  to: number | null;
}

/** The weights that rates carry to a country for a cart, those that touch joined. */
export function carriedWeights(
  rates: readonly Bounds[],
  { country, total }: { country: string | null; total: number },
): Weights[] {
  const fitting = rates.filter((rate) => isFor(rate, country) && isAt(rate, total)).map(weightsOf);
  const joined: Weights[] = [];
  for (const { from, to } of fitting.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && (last.to === null || from <= last.to + 1)) {
      if (last.to !== null) last.to = to === null ? null : Math.max(last.to, to);
    } else joined.push({ from, to });
  }
  return joined;
}

/**
 * The first gap between the weights of rates: of a country that has 0 to 2 kg and 5 to 20 kg, a buyer of 3 kg could not
 * order. Rates that begin at some weight, or end at one, leave no gap: heavier things may go another way.
 */
export function findDeliveryGap(rates: readonly Bounds[]): DeliveryGap | undefined {
  const named = [...new Set(rates.flatMap(({ countries }) => countries ?? []))];
  const places = rates.some(({ countries }) => countries === null) ? [...named, null] : named;
  const totals = [0, ...new Set(rates.flatMap(({ minTotal, maxTotal }) => [minTotal ?? 0, maxTotal ?? 0]))];
  for (const country of places) {
    for (const total of totals) {
      const [first, second] = carriedWeights(rates, { country, total });
      if (!first || !second || first.to === null) continue;
      const rate = rates.findIndex(
        (one) => isFor(one, country) && isAt(one, total) && (one.minWeight ?? 0) === second.from,
      );
      return { rate, country, above: first.to, below: second.from };
    }
  }
  return undefined;
}

const weightsOf = ({ minWeight, maxWeight }: Bounds): Weights => ({ from: minWeight ?? 0, to: maxWeight });

const isFor = ({ countries }: Bounds, country: string | null): boolean =>
  countries === null || (country !== null && countries.includes(country));

const isAt = ({ minTotal, maxTotal }: Bounds, total: number): boolean =>
  total >= (minTotal ?? 0) && total < (maxTotal ?? Number.POSITIVE_INFINITY);

/** The upper bounds of a rate that are below the lower ones: it fits no cart. */
export function turnedBounds({
  minWeight,
  maxWeight,
  minTotal,
  maxTotal,
}: Omit<Bounds, 'countries'>): ('maxWeight' | 'maxTotal')[] {
  const isTurned = (from: number | null, to: number | null) => to !== null && (from ?? 0) > to;
  return [
    ...(isTurned(minWeight, maxWeight) ? (['maxWeight'] as const) : []),
    ...(isTurned(minTotal, maxTotal) ? (['maxTotal'] as const) : []),
  ];
}
