import { convert, parseRate, sameCurrency } from '@izlog/contract/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spread } from '#platform/kernel/spread.ts';
import { deliveryRefund, itemRefund } from '#platform/services/orders/state/refund-amount.ts';
import { type CartSums, type SumsDiscount, type SumsInput, type SumsLine, sumCart } from './cart-sums.ts';

const line = (unit: number, quantity = 1, rate = 2500): SumsLine => ({
  quantity,
  unit,
  price: unit,
  rates: [{ rate, weight: 1 }],
});

const noDelivery = () => null;

test('[CART-062] 4.02 net at 25 % carry 1.01 of tax, and 5.03 are to be paid', () => {
  const sums = sumCart({ lines: [line(402)], discounts: [], delivery: noDelivery, isTaxIncluded: false });

  expect(sums).toMatchObject({ itemsTotal: 402, cartTotal: 402, orderTotal: 503, tax: { orderTotal: 101 } });
});

test('[CART-062] prices with tax hold it: of 5.00 at 25 % 1.00 is tax, of 28.00 at 5 % 1.33', () => {
  const sums = sumCart({
    lines: [line(500), line(2800, 1, 500)],
    discounts: [],
    delivery: noDelivery,
    isTaxIncluded: true,
  });

  expect(sums.taxes).toEqual([
    { rate: 2500, base: 400, tax: 100 },
    { rate: 500, base: 2667, tax: 133 },
  ]);
  expect(sums.orderTotal).toBe(3300);
});

test('[CART-007, CART-013] a discount is spread over rows by largest remainder, so that the tax of each rate is right', () => {
  const sums = sumCart({
    lines: [line(4800), line(2800, 1, 500), line(7120), line(7500)],
    discounts: [{ kind: 'percent', value: 1000 }],
    delivery: noDelivery,
    isTaxIncluded: true,
  });

  expect(sums.discounts).toEqual([2222]);
  expect(sums.lines.map(({ shares }) => shares[0])).toEqual([480, 280, 712, 750]);
  expect(sums.taxes.map(({ rate, base, tax }) => [rate, base + tax])).toEqual([
    [2500, 17_478],
    [500, 2520],
  ]);
});

test('a bundle of goods at different rates is taxed by what its members cost', () => {
  const bundle: SumsLine = {
    quantity: 1,
    unit: 3000,
    price: 3000,
    rates: [
      { rate: 2500, weight: 2000 },
      { rate: 500, weight: 2000 },
    ],
  };
  const sums = sumCart({ lines: [bundle], discounts: [], delivery: noDelivery, isTaxIncluded: true });

  expect(sums.taxes).toEqual([
    { rate: 2500, base: 1200, tax: 300 },
    { rate: 500, base: 1429, tax: 71 },
  ]);
  expect(sums.lines[0]?.tax).toBe(371);
});

test('[CART-062] delivery is taxed like the goods that are sent, in proportion to what is paid for them', () => {
  const delivery = () => 450;
  const lines = [line(3000), line(1000, 1, 500)];
  const mixed = sumCart({ lines, discounts: [], delivery, isTaxIncluded: true });
  const books = sumCart({ lines: [line(1000, 1, 500)], discounts: [], delivery, isTaxIncluded: true });
  const download = sumCart({
    lines: [{ ...line(3000), isDigital: true }, line(1000, 1, 500)],
    discounts: [],
    delivery,
    isTaxIncluded: true,
  });
  const gifts = sumCart({
    lines,
    discounts: [{ kind: 'amount', value: 4000 }],
    delivery,
    isTaxIncluded: true,
  });

  // 4.50 fall to 30.00 and 10.00: 3.375 and 1.125, of equal remainders the higher rate gets the cent.
  expect(mixed.deliveryTaxes.map(({ rate, base, tax }) => [rate, base + tax])).toEqual([
    [2500, 338],
    [500, 112],
  ]);
  expect(mixed.taxes).toEqual([
    { rate: 2500, base: 2670, tax: 668 },
    { rate: 500, base: 1059, tax: 53 },
  ]);
  expect(books.deliveryTaxes).toEqual([{ rate: 500, base: 429, tax: 21 }]);
  expect(download.deliveryTaxes.map(({ rate }) => rate)).toEqual([500]);
  // Where discounts leave nothing of the goods, what they cost before counts.
  expect(gifts.deliveryTaxes.map(({ rate, base, tax }) => [rate, base + tax])).toEqual([
    [2500, 338],
    [500, 112],
  ]);
});

test('however often a row is refunded piece by piece, refunds and what is kept are the row', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 }),
      (total, steps) => {
        const quantity = steps.reduce((sum, pieces) => sum + pieces, 0);
        let before = 0;
        let refunded = 0;
        for (const pieces of steps) {
          const line = { quantity, refundedQuantity: before, total, tax: 0 };
          const part = itemRefund({ isTaxIncluded: true, isReverseCharge: false }, line, pieces);
          expect(part).toBeGreaterThanOrEqual(0);
          refunded += part;
          before += pieces;
        }
        expect(refunded).toBe(total);
      },
    ),
  );
});

test('shares add up to the total and none is further than a cent from its exact part', () => {
  const amounts = fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(amounts, fc.nat(1_000_000_000), (weights, wished) => {
      const sum = weights.reduce((all, weight) => all + weight, 0);
      const total = Math.min(wished, sum);
      const shares = spread(total, weights);
      expect(shares.reduce((all, share) => all + share, 0)).toBe(total);
      shares.forEach((share, index) => {
        const weight = weights[index] ?? 0;
        const distance = BigInt(share) * BigInt(sum) - BigInt(total) * BigInt(weight);
        expect(distance < BigInt(sum || 1) && -distance < BigInt(sum || 1)).toBe(true);
        expect(share).toBeLessThanOrEqual(weight);
      });
    }),
  );
});

/** Carts that are computed; OFFICE_CARTS=200000 plays as many as are asked for of a release. */
const carts = Number(process.env.OFFICE_CARTS ?? 8_000);
const batch = 500;

test(`[CART-013, CART-016, CART-060, CART-064, OFFICE-06] in ${carts} random carts with agreed prices and promotions of every kind rows, totals, taxes and refunds agree to the cent`, () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed) => {
      const random = generator(seed);
      for (let one = 0; one < batch; one++) {
        const { input, inCurrency } = randomCart(random);
        const cart = one % 2 === 0 ? input : inCurrency;
        const sums = sumCart(cart);
        const fault = faultOf(cart, sums, random) ?? giftFault(cart, sums, random);
        if (fault) throw new Error(`${fault} (seed ${seed}, cart ${one}): ${JSON.stringify(cart)}`);
      }
    }),
    { numRuns: carts / batch },
  );
}, 240_000);

type Random = (below: number) => number;

/** Mulberry32: whole numbers below a limit, the same for the same seed. */
function generator(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const rates = [2500, 1300, 500, 0];
const dollar = parseRate('1.0847');

const kinds = ['percent', 'amount', 'fixedPrice', 'freeUnits'] as const;

function amountFor(
  kind: SumsDiscount['kind'],
  value: number,
  every: number | undefined,
  rate: typeof dollar,
) {
  if (kind === 'percent') return Math.min(value, 10_000);
  return kind === 'freeUnits' ? 1 + (value % ((every ?? 4) - 1)) : convert(value, rate);
}

function randomCart(random: Random): { input: SumsInput; inCurrency: SumsInput } {
  const isBundle = () => random(8) === 0;
  const hasCard = random(3) === 0;
  const rateAt = () => rates[random(rates.length)] ?? 0;
  const raw = Array.from({ length: 1 + random(7) }, () => ({
    quantity: 1 + random(random(4) === 0 ? 400 : 6),
    price: random(10) === 0 ? 0 : random(random(5) === 0 ? 5_000_000 : 12_000),
    off: hasCard ? random(30) : 0,
    agreed: random(5) === 0 ? random(12_000) : null,
    rates: isBundle()
      ? [
          { rate: 2500, weight: random(5000) },
          { rate: 500, weight: 1 + random(5000) },
        ]
      : [{ rate: rateAt(), weight: 1 }],
    isDigital: random(5) === 0,
  }));
  const rawDiscounts = Array.from({ length: random(4) }, () => ({
    kind: kinds[random(kinds.length)] ?? 'percent',
    every: random(3) === 0 ? undefined : 2 + random(4),
    value: random(2) === 0 ? random(10_001) : random(20_000),
    mask: random(3) === 0 ? random(128) : 127,
  }));
  const sent = random(3) === 0 ? null : { price: random(2000), freeFrom: random(20_000) };
  const isTaxIncluded = random(3) > 0;
  const isForAll = (mask: number) => mask === 127 && raw.every(({ agreed }) => agreed === null);
  const build = (rate: typeof dollar): SumsInput => ({
    lines: raw.map(({ quantity, price, off, agreed, rates: own, isDigital }) => {
      if (agreed !== null) {
        const unit = convert(agreed, rate);
        return { quantity, price: unit, unit, rates: own, isDigital };
      }
      const full = convert(price, rate);
      return { quantity, price: full, unit: Math.max(0, full - convert(off, rate)), rates: own, isDigital };
    }),
    discounts: rawDiscounts.map(({ kind, every, value, mask }) => ({
      kind,
      value: amountFor(kind, value, every, rate),
      ...(kind === 'freeUnits' && { every }),
      // No promotion counts for what was agreed.
      isFor: isForAll(mask)
        ? undefined
        : (index: number) => (mask & (1 << index)) !== 0 && raw[index]?.agreed === null,
    })),
    delivery: (total) => sent && (total >= sent.freeFrom ? 0 : convert(sent.price, rate)),
    isTaxIncluded,
  });
  return { input: build(sameCurrency), inCurrency: build(dollar) };
}

/** What does not hold, computed in another way than the function does. */
function faultOf(input: SumsInput, sums: CartSums, random: Random): string | undefined {
  const add = (amounts: readonly number[]) => amounts.reduce((sum, cents) => sum + cents, 0);
  const { lines, tax, taxes } = sums;
  for (const [index, { row, shares, total, tax: own, taxes: parts }] of lines.entries()) {
    const { unit = 0, quantity = 0 } = input.lines[index] ?? {};
    if (row !== unit * quantity) return 'a row is not its pieces';
    if (total !== row - add(shares) || total < 0 || shares.some((share) => share < 0))
      return 'a row loses more';
    if (own < 0 || (input.isTaxIncluded && own > total)) return 'the tax of a row is more than the row';
    if (own !== add(parts.map((part) => part.tax))) return 'the tax of a row is not its parts';
    if (total !== add(parts.map((part) => part.base + (input.isTaxIncluded ? part.tax : 0))))
      return 'a row is not its parts';
    const fault = refundFault(input, { total, tax: own, quantity }, random);
    if (fault) return fault;
  }
  const gross = add(lines.map(({ row }) => row));
  if (sums.itemsTotal !== gross) return 'itemsTotal is not the rows';
  if (sums.cartTotal !== gross - add(sums.discounts)) return 'cartTotal is not what discounts leave';
  if (sums.cartTotal !== add(lines.map(({ total }) => total))) return 'cartTotal is not the rows left';
  for (const [index, amount] of sums.discounts.entries()) {
    if (amount !== add(lines.map(({ shares }) => shares[index] ?? 0))) return 'a discount is not its shares';
  }
  const kindFault =
    fixedPriceFault(input, sums) ?? (random(20) === 0 ? freeUnitsFault(input, sums) : undefined);
  if (kindFault) return kindFault;
  const loyalty = add(input.lines.map(({ price, unit, quantity }) => (price - unit) * quantity));
  if (sums.loyalty !== loyalty) return 'loyalty is not what the card saves';
  const owed = sums.cartTotal + sums.delivery + (input.isTaxIncluded ? 0 : tax.orderTotal);
  if (sums.orderTotal !== owed) return 'orderTotal is not what is owed';
  if (add(taxes.map((one) => one.tax)) !== tax.orderTotal) return 'taxes by rate are not the tax';
  if (add(taxes.map((one) => one.base + one.tax)) !== sums.orderTotal)
    return 'bases and taxes are not the order';
  if (add(lines.map((one) => one.tax)) + tax.delivery !== tax.orderTotal)
    return 'taxes of rows are not the tax';
  if (tax.cartTotal !== add(lines.map((one) => one.tax))) return 'tax of the cart is not that of its rows';
  if (tax.itemsTotal - add(sums.discountTaxes) !== tax.cartTotal) return 'taxes of discounts do not fit';
  const fault = deliveryFault(input, sums);
  if (fault) return fault;
  for (const { rate, base, tax: own } of taxes) {
    const parts = [...lines.flatMap((one) => one.taxes), ...sums.deliveryTaxes].filter(
      (one) => one.rate === rate,
    );
    if (base !== add(parts.map((one) => one.base)) || own !== add(parts.map((one) => one.tax)))
      return `the parts at ${rate} are not the order's`;
    const sum = BigInt(input.isTaxIncluded ? base + own : base);
    const divisor = input.isTaxIncluded ? BigInt(10_000 + rate) : 10_000n;
    const exact = (2n * sum * BigInt(rate) + divisor) / (2n * divisor);
    if (BigInt(own) !== exact) return `the tax at ${rate} is not rounded half up`;
  }
  return undefined;
}

/** What promotions give lies beside what is bought and moves nothing of it. */
function giftFault(input: SumsInput, sums: CartSums, random: Random): string | undefined {
  if (random(3) > 0) return undefined;
  const count = input.lines.length;
  const gifts = Array.from({ length: 1 + random(2) }, (): SumsLine => {
    const rate = rates[random(rates.length)] ?? 0;
    return { quantity: 1, unit: 0, price: 0, rates: [{ rate, weight: 1 }], isDigital: true };
  });
  const discounts = input.discounts.map((one) => ({
    ...one,
    isFor: (index: number) => index < count && (one.isFor?.(index) ?? true),
  }));
  const given = sumCart({ ...input, lines: [...input.lines, ...gifts], discounts });
  const bought = { ...given, lines: given.lines.slice(0, count) };
  if (given.lines.slice(count).some(({ total, tax }) => total !== 0 || tax !== 0))
    return 'a gift costs money';
  // Where all is for nothing the rates of all stand with their zeros, and downloads are not delivered.
  const isOpen =
    given.orderTotal === 0 || (sums.itemsTotal === 0 && input.lines.every((line) => line.isDigital));
  return isOpen || JSON.stringify(bought) === JSON.stringify(sums) ? undefined : 'a gift changes the sums';
}

/** What is left of a row before a discount. */
const leftBefore = ({ row, shares }: CartSums['lines'][number], place: number) =>
  row - shares.slice(0, place).reduce((sum, share) => sum + share, 0);

/** At a fixed price a piece costs no more, and what was cheaper stays what it was. */
function fixedPriceFault(input: SumsInput, sums: CartSums): string | undefined {
  for (const [place, { kind, value, isFor }] of input.discounts.entries()) {
    if (kind !== 'fixedPrice') continue;
    for (const [index, line] of sums.lines.entries()) {
      const before = leftBefore(line, place);
      const most = value * (input.lines[index]?.quantity ?? 0);
      const wanted = isFor?.(index) === false ? before : Math.min(before, most);
      if (leftBefore(line, place + 1) !== wanted) return 'a fixed price is not the price';
    }
  }
  return undefined;
}

/** Of all pieces, laid out one by one, exactly the cheapest cost nothing; no row is further than a cent from that. */
function freeUnitsFault(input: SumsInput, sums: CartSums): string | undefined {
  for (const [place, { kind, value, every, isFor }] of input.discounts.entries()) {
    if (kind !== 'freeUnits') continue;
    const units = sums.lines.flatMap((line, index) => {
      const left = leftBefore(line, place);
      const quantity = input.lines[index]?.quantity ?? 0;
      return left === 0 || isFor?.(index) === false
        ? []
        : Array.from({ length: quantity }, () => left / quantity);
    });
    const count =
      every === undefined ? Math.min(value, units.length) : Math.floor(units.length / every) * value;
    const wanted = units
      .toSorted((a, b) => a - b)
      .slice(0, count)
      .reduce((sum, price) => sum + price, 0);
    if (Math.abs((sums.discounts[place] ?? 0) - wanted) > sums.lines.length / 2 + 0.001)
      return 'the free units are not the cheapest';
  }
  return undefined;
}

/** Delivery must be split by the rates of what is sent, none further than a cent from its exact share. */
function deliveryFault(input: SumsInput, sums: CartSums): string | undefined {
  const add = (amounts: readonly number[]) => amounts.reduce((sum, cents) => sum + cents, 0);
  const grossOf = ({ base, tax }: { base: number; tax: number }) => base + (input.isTaxIncluded ? tax : 0);
  const { deliveryTaxes: parts, delivery, tax } = sums;
  if (add(parts.map(grossOf)) !== delivery) return 'delivery is not its parts';
  if (add(parts.map((part) => part.tax)) !== tax.delivery) return 'the tax of delivery is not its parts';
  const order = {
    isTaxIncluded: input.isTaxIncluded,
    isReverseCharge: false,
    delivery,
    deliveryTax: tax.delivery,
  };
  if (deliveryRefund(order) !== add(parts.map((part) => part.base + part.tax)))
    return 'the refund of delivery is not what was paid for it';
  const isAllDigital = input.lines.every(({ isDigital }) => isDigital);
  const weights = new Map<number, number>();
  for (const [index, line] of sums.lines.entries()) {
    if (!isAllDigital && input.lines[index]?.isDigital) continue;
    for (const part of line.taxes) weights.set(part.rate, (weights.get(part.rate) ?? 0) + grossOf(part));
  }
  if (parts.some(({ rate }) => !weights.has(rate))) return 'delivery has a rate that nothing sent has';
  const sum = add([...weights.values()]);
  for (const [rate, weight] of sum === 0 ? [] : weights) {
    const share = add(parts.filter((part) => part.rate === rate).map(grossOf));
    if (Math.abs(share * sum - delivery * weight) >= sum) return `delivery at ${rate} is not its share`;
  }
  return undefined;
}

/** Returns some pieces in two steps: refunds and what is kept must be what was paid for the row. */
function refundFault(
  order: { isTaxIncluded: boolean },
  row: { total: number; tax: number; quantity: number },
  random: Random,
): string | undefined {
  const first = random(row.quantity + 1);
  const second = random(row.quantity - first + 1);
  const refund = (before: number, pieces: number) =>
    itemRefund({ ...order, isReverseCharge: false }, { ...row, refundedQuantity: before }, pieces);
  const parts = [
    refund(0, first),
    refund(first, second),
    refund(first + second, row.quantity - first - second),
  ];
  if (parts.some((part) => part < 0)) return 'a refund is below 0';
  const paid = row.total + (order.isTaxIncluded ? 0 : row.tax);
  return parts.reduce((sum, part) => sum + part, 0) === paid
    ? undefined
    : 'refunds and what is kept are not the row';
}
