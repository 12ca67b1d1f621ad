import { toCents, toDecimal } from '@izlog/contract/money';
import { type BulkChange, bulkFieldOf, type OwnChange } from '@izlog/contract/product/record/product-bulk';
import type { Rounding } from '@izlog/contract/product/record/roundings';
import type { ProductPlainValues } from '@izlog/contract/records/product';
import type { StockInput } from '#platform/services/inventory/index.ts';
import type { ProductInput } from '../products/product-input.ts';
import type { BulkValue } from './bulk.tables.ts';

/** What a product gets, or why it is left alone: the same for what is shown before and for what is done (OFFICE-03). */
export function planChange(
  change: BulkChange,
  before: BulkValue,
  { promised, isVariant = false }: { promised?: number | null; isVariant?: boolean } = {},
): { after: BulkValue; reason: string | null } {
  const after = afterOf(change, before);
  if (isOfPrices(change)) {
    // A fixed price needs none that was there before; a variant without one has that of its product.
    if (typeof after !== 'number' || (isVariant && before === null))
      return { after: null, reason: 'noPrice' };
    if (after < 1) return { after: null, reason: 'tooLow' };
  }
  if (change.kind === 'stock') {
    if (typeof after !== 'number') return { after: null, reason: 'uncounted' };
    if (after < Math.max(0, promised ?? 0)) return { after: null, reason: 'promised' };
  }
  return isSame(before, after) ? { after, reason: 'same' } : { after, reason: null };
}

/** Whether a change is one of prices, of which variants have their own. */
export const isOfPrices = ({ kind }: Pick<BulkChange, 'kind'>): boolean =>
  kind === 'price' || kind === 'priceBy' || kind === 'priceTo';

/** Whether two values of a product are the same. */
export const isSame = (one: BulkValue, other: BulkValue): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const parts: Readonly<Record<OwnChange['kind'], string>> = {
  price: 'price.base',
  priceBy: 'price.base',
  priceTo: 'price.base',
  stock: 'stock.quantity',
  state: 'state',
  category: 'categories',
  tag: 'tags',
};

/** A value under the name that the form of a product has for its part, as the log keeps it. */
export function partOf(change: BulkChange, value: BulkValue): Record<string, unknown> {
  const isAmount = isOfPrices(change) && typeof value === 'number';
  const part = bulkFieldOf(change) ?? parts[change.kind as OwnChange['kind']];
  return { [part]: isAmount ? toDecimal(value) : value };
}

/** The part of a product that makes it have a value, for the one writer of products. */
export function inputOf(
  kind: BulkChange['kind'],
  id: number,
  value: BulkValue,
  level?: StockInput,
): ProductInput {
  const field = bulkFieldOf({ kind });
  if (field) return { id, [field]: value };
  const ids = Array.isArray(value) ? value : [];
  switch (kind as OwnChange['kind']) {
    case 'stock':
      return {
        id,
        stock: {
          ...level,
          isTracked: typeof value === 'number',
          quantity: typeof value === 'number' ? value : (level?.quantity ?? 0),
        },
      };
    case 'price':
    case 'priceBy':
    case 'priceTo':
      return { id, prices: [{ kind: 'base', amount: typeof value === 'number' ? value : null }] };
    case 'state':
      return { id, isPublished: value === 'published', isArchived: value === 'archived' };
    case 'category':
      return { id, categories: ids };
    case 'tag':
      return { id, tags: ids };
  }
}

function afterOf(change: BulkChange, before: BulkValue): BulkValue {
  const field = bulkFieldOf(change);
  return field
    ? ((change as Partial<ProductPlainValues>)[field] ?? null)
    : afterOwn(change as OwnChange, before);
}

function afterOwn(change: OwnChange, before: BulkValue): BulkValue {
  const ids = Array.isArray(before) ? before : [];
  switch (change.kind) {
    case 'price':
      return typeof before === 'number' ? priceAfter(before, change.percent, change.rounding) : null;
    case 'priceBy':
      return typeof before === 'number' ? rounded(before + toCents(change.amount), change.rounding) : null;
    case 'priceTo':
      return toCents(change.amount);
    case 'stock':
      if (change.act === 'set') return change.quantity;
      return typeof before === 'number' ? before + change.quantity : null;
    case 'state':
      return change.state;
    case 'category':
      return listAfter(ids, change.categoryId, change.act);
    case 'tag':
      return listAfter(ids, change.tagId, change.act).toSorted((one, other) => one - other);
  }
}

function listAfter(ids: number[], id: number, act: 'add' | 'remove'): number[] {
  if (act === 'remove') return ids.filter((one) => one !== id);
  return ids.includes(id) ? ids : [...ids, id];
}

/** Cents up or down by a percentage, half rounded up; exact, since a percentage has two decimals. */
function priceAfter(cents: number, percent: number, rounding: Rounding): number {
  const exact = BigInt(cents) * BigInt(10_000 + Math.round(percent * 100));
  return rounded(Number((2n * exact + 10_000n) / 20_000n), rounding);
}

function rounded(cents: number, rounding: Rounding): number {
  if (rounding === 'cent') return cents;
  const whole = Math.round(cents / 100) * 100;
  return whole - { whole: 0, ninetyNine: 1, ninety: 10 }[rounding];
}
