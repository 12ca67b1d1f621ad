import type { TaxPart } from '@izlog/contract/ecommerce/cart/tax-part';
import type { Cents } from '@izlog/contract/money';
import { portion, spread } from '#platform/kernel/spread.ts';

/** One row of a cart as the arithmetic sees it: whole cents of one currency. */
export interface SumsLine {
  quantity: number;
  /** What is paid for a piece. */
  unit: Cents;
  /** What it would cost without a member card, not below `unit`. */
  price: Cents;
  /** Its tax: one rate in hundredths of a percent, or several by weight (a bundle of goods at different rates). */
  rates: ReadonlyArray<{ rate: number; weight: number }>;
  /** True when nothing of it is sent: delivery belongs to the other rows then. */
  isDigital?: boolean;
}

/** Something taken off, after those before it. */
export interface SumsDiscount {
  kind: 'percent' | 'amount' | 'fixedPrice' | 'freeUnits';
  /** Hundredths of a percent; cents in all, or of a piece; for free pieces how many of them. */
  value: number;
  /** Of free pieces: so many for each so many pieces; without it, so many in all. */
  every?: number | undefined;
  /** Whether it counts for a row; undefined for all. */
  isFor?: ((index: number) => boolean) | undefined;
}

export interface SumsInput {
  lines: readonly SumsLine[];
  discounts: readonly SumsDiscount[];
  /** Price of delivery for a cart total; null when none is chosen. */
  delivery: (cartTotal: Cents) => Cents | null;
  isTaxIncluded: boolean;
}

export interface LineSums {
  row: Cents;
  /** What each discount takes off this row. */
  shares: Cents[];
  /** The row less all of them. */
  total: Cents;
  /** The tax in `total` (on it, where prices are net), and the same by rate: several for a mixed bundle. */
  tax: Cents;
  taxes: TaxPart[];
}

export interface CartAmounts {
  itemsTotal: Cents;
  loyalty: Cents;
  cartTotal: Cents;
  delivery: Cents;
  orderTotal: Cents;
}

export interface CartSums extends CartAmounts {
  lines: LineSums[];
  /** What each discount takes off, and the tax in it. */
  discounts: Cents[];
  discountTaxes: Cents[];
  tax: CartAmounts;
  /** The delivery by rate: the rates of what is sent, in proportion to its amounts. */
  deliveryTaxes: TaxPart[];
  /** The whole order by rate, highest first. */
  taxes: TaxPart[];
}

/**
 * The sums of a cart. Discounts are spread over the rows they count for by largest remainder; tax is computed once per
 * rate on everything of that rate, half rounded up, and spread back the same way: rows, totals and taxes agree to the
 * cent. 4.02 net at 25 % carry 1.01 of tax. Delivery is taxed like the goods that are sent, in proportion to them.
 */
export function sumCart({ lines, discounts, delivery: deliveryOf, isTaxIncluded }: SumsInput): CartSums {
  const rows = lines.map(({ unit, quantity }) => unit * quantity);
  const prices = lines.map((line) => line.price * line.quantity);
  const left = [...rows];
  const taken: Cents[] = [];
  const allShares: Cents[][] = [];
  const afterEach: Cents[][] = [rows];
  for (const discount of discounts) {
    const shares = sharesOf(discount, lines, left);
    shares.forEach((share, index) => {
      left[index] = (left[index] ?? 0) - share;
    });
    allShares.push(shares);
    taken.push(total(shares));
    afterEach.push([...left]);
  }
  const cartTotal = total(left);
  const deliveryPrice = deliveryOf(cartTotal) ?? 0;
  const delivery = deliveryByRate(lines, left, rows, deliveryPrice);
  // The tax of goods alone at each step; what delivery shares in is known only at the end.
  const stepTaxes = afterEach.map((amounts) => taxOfGoods(lines, amounts, isTaxIncluded));
  const taxed = taxByRate(lines, left, delivery, isTaxIncluded);
  const goodsTax = total(taxed.lines.map(taxOf));
  const rounding = goodsTax - (stepTaxes.at(-1) ?? 0);
  const itemsTax = (stepTaxes[0] ?? 0) + rounding;
  const taxOfPrices = taxOfGoods(lines, prices, isTaxIncluded) + rounding;
  const deliveryTax = taxOf(taxed.delivery);
  const orderTax = goodsTax + deliveryTax;
  return {
    lines: rows.map((row, index) => ({
      row,
      shares: allShares.map((shares) => shares[index] ?? 0),
      total: left[index] ?? 0,
      tax: taxOf(taxed.lines[index] ?? []),
      taxes: taxed.lines[index] ?? [],
    })),
    discounts: taken,
    discountTaxes: taken.map((_, index) => (stepTaxes[index] ?? 0) - (stepTaxes[index + 1] ?? 0)),
    itemsTotal: total(rows),
    loyalty: total(prices) - total(rows),
    cartTotal,
    delivery: deliveryPrice,
    orderTotal: cartTotal + deliveryPrice + (isTaxIncluded ? 0 : orderTax),
    tax: {
      itemsTotal: itemsTax,
      loyalty: taxOfPrices - itemsTax,
      cartTotal: goodsTax,
      delivery: deliveryTax,
      orderTotal: orderTax,
    },
    deliveryTaxes: taxed.delivery,
    taxes: taxed.rates,
  };
}

/** What a discount takes off each row of what is left of it: whole cents, never more than that. */
function sharesOf(discount: SumsDiscount, lines: readonly SumsLine[], left: readonly Cents[]): Cents[] {
  const weights = left.map((cents, index) => (discount.isFor?.(index) === false ? 0 : cents));
  if (discount.kind === 'fixedPrice')
    return weights.map((cents, index) => Math.max(0, cents - discount.value * (lines[index]?.quantity ?? 0)));
  if (discount.kind === 'freeUnits') return freeUnits(discount, lines, weights);
  const sum = total(weights);
  const wished = discount.kind === 'percent' ? portion(sum, discount.value, 10_000) : discount.value;
  return spread(Math.min(wished, sum), weights);
}

/** The cheapest pieces cost nothing. What costs nothing already is not one of them, and does not count for them. */
function freeUnits(
  { value, every }: SumsDiscount,
  lines: readonly SumsLine[],
  weights: readonly Cents[],
): Cents[] {
  const rows = weights.flatMap((cents, index) => {
    const quantity = lines[index]?.quantity ?? 0;
    return cents > 0 && quantity > 0 ? [{ index, cents, quantity }] : [];
  });
  const quantity = total(rows.map((row) => row.quantity));
  let free = every === undefined ? Math.min(value, quantity) : Math.floor(quantity / every) * value;
  const shares = weights.map(() => 0);
  const cheapestFirst = rows.toSorted(
    (a, b) => a.cents / a.quantity - b.cents / b.quantity || a.index - b.index,
  );
  for (const { index, cents, quantity } of cheapestFirst) {
    const ofRow = Math.min(free, quantity);
    shares[index] = portion(cents, ofRow, quantity);
    free -= ofRow;
  }
  return shares;
}

/** Everything of one rate: which lines it comes from, in their order, and how much of each. */
interface RateParts {
  lines: number[];
  cents: Cents[];
}

/**
 * The price of delivery split over the rates of what is sent, highest first, by largest remainder in proportion to what
 * is paid for it (before discounts, where they leave nothing): delivery follows the main supply.
 */
function deliveryByRate(
  lines: readonly SumsLine[],
  left: readonly Cents[],
  rows: readonly Cents[],
  price: Cents,
): Array<{ rate: number; cents: Cents }> {
  if (price === 0) return [];
  const isAllDigital = lines.every(({ isDigital }) => isDigital);
  const sent = (amounts: readonly Cents[]) =>
    [
      ...partsByRate(
        lines.filter(({ isDigital }) => isAllDigital || !isDigital),
        amounts.filter((_, index) => isAllDigital || !lines[index]?.isDigital),
      ),
    ]
      .map(([rate, { cents }]) => ({ rate, weight: total(cents) }))
      .toSorted((a, b) => b.rate - a.rate);
  const paid = sent(left);
  const rates = paid.some(({ weight }) => weight > 0) ? paid : sent(rows);
  const shares = spread(
    price,
    rates.map(({ weight }) => weight),
  );
  return rates
    .map(({ rate }, index) => ({ rate, cents: shares[index] ?? 0 }))
    .filter(({ cents }) => cents > 0);
}

/** The tax of amounts and of delivery, computed per rate and spread back. */
function taxByRate(
  lines: readonly SumsLine[],
  amounts: readonly Cents[],
  delivery: ReadonlyArray<{ rate: number; cents: Cents }>,
  isTaxIncluded: boolean,
) {
  const parts = partsByRate(lines, amounts);
  for (const { rate, cents } of delivery) put(parts, rate, lines.length, cents);
  const taxes = Array.from({ length: lines.length + 1 }, (): TaxPart[] => []);
  const partOf = (rate: number, cents: Cents, tax: Cents) => ({
    rate,
    base: isTaxIncluded ? cents - tax : cents,
    tax,
  });
  const rates = [...parts]
    .toSorted(([a], [b]) => b - a)
    .map(([rate, same]) => {
      const sum = total(same.cents);
      const tax = taxIn(sum, rate, isTaxIncluded);
      spread(tax, same.cents).forEach((share, index) => {
        taxes[same.lines[index] ?? 0]?.push(partOf(rate, same.cents[index] ?? 0, share));
      });
      return partOf(rate, sum, tax);
    });
  // What costs nothing names no rate of its own.
  const paid = rates.filter(({ base, tax }) => base !== 0 || tax !== 0);
  return {
    lines: taxes.slice(0, lines.length),
    delivery: taxes[lines.length] ?? [],
    rates: paid.length > 0 ? paid : rates,
  };
}

function taxOf(parts: readonly TaxPart[]): Cents {
  return parts.reduce((sum, { tax }) => sum + tax, 0);
}

/** The tax of amounts alone, which is what their shares of it would add up to. */
function taxOfGoods(lines: readonly SumsLine[], amounts: readonly Cents[], isTaxIncluded: boolean): Cents {
  let tax = 0;
  for (const [rate, { cents }] of partsByRate(lines, amounts))
    tax += taxIn(total(cents), rate, isTaxIncluded);
  return tax;
}

function taxIn(sum: Cents, rate: number, isTaxIncluded: boolean): Cents {
  return portion(sum, rate, isTaxIncluded ? 10_000 + rate : 10_000);
}

/** An amount less the tax that is in it, by rates that share it: 125 at 25 % is 100. */
export function withoutTax(cents: Cents, rates: SumsLine['rates']): Cents {
  const shares = spread(
    cents,
    rates.map(({ weight }) => weight),
  );
  return rates.reduce((left, { rate }, index) => left - taxIn(shares[index] ?? 0, rate, true), cents);
}

function partsByRate(lines: readonly SumsLine[], amounts: readonly Cents[]): Map<number, RateParts> {
  const parts = new Map<number, RateParts>();
  lines.forEach(({ rates }, line) => {
    const cents = amounts[line] ?? 0;
    const [only] = rates;
    if (rates.length === 1 && only) {
      put(parts, only.rate, line, cents);
      return;
    }
    const weights = rates.map(({ weight }) => weight);
    spread(cents, weights).forEach((share, index) => {
      put(parts, rates[index]?.rate ?? 0, line, share);
    });
  });
  return parts;
}

function put(parts: Map<number, RateParts>, rate: number, line: number, cents: Cents): void {
  const same = parts.get(rate);
  if (same) {
    same.lines.push(line);
    same.cents.push(cents);
  } else parts.set(rate, { lines: [line], cents: [cents] });
}

function total(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, cents) => sum + cents, 0);
}
