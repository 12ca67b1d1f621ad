import { toCents, toDecimal } from '@izlog/contract/money';
import type { UnitPrice } from '@izlog/contract/product/product-price';
import type { PackContent } from '../lists/product-list.tables.ts';

/** How many of the basic unit of its kind one unit is. */
const units: Record<string, readonly [kind: string, size: number]> = {
  mg: ['mass', 0.001],
  g: ['mass', 1],
  dag: ['mass', 10],
  kg: ['mass', 1000],
  ml: ['volume', 1],
  cl: ['volume', 10],
  dl: ['volume', 100],
  l: ['volume', 1000],
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1000],
};

/**
 * Price per unit of content (Directive 98/6/EC), rounded to the cent; null where the price or the content is unknown or
 * the two units do not measure the same.
 */
export function unitPriceOf(price: number | null, pack: PackContent | null): UnitPrice | null {
  if (pack === null) return null;
  const { content, baseContent, baseUnit } = pack;
  if (price === null || content === null || baseContent === null || content <= 0) return null;
  const ratio = ratioOf(pack.contentUnit ?? '', baseUnit ?? '');
  if (ratio === undefined) return null;
  return {
    price: toDecimal(toCents((price / (content * ratio)) * baseContent)),
    quantity: baseContent,
    unit: baseUnit ?? '',
  };
}

/** How many base units one unit of content is. */
function ratioOf(unit: string, base: string): number | undefined {
  if (unit.toLowerCase() === base.toLowerCase()) return 1;
  const from = units[unit.toLowerCase()];
  const to = units[base.toLowerCase()];
  return from && to && from[0] === to[0] ? from[1] / to[1] : undefined;
}
