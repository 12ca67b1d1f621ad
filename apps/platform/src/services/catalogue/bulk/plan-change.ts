import type { BulkChange } from '@izlog/contract/product/record/product-bulk';
import type { Rounding } from '@izlog/contract/product/record/roundings';
import type { ProductInput } from '../products/product-input.ts';
import type { BulkValue } from './bulk.tables.ts';

/** What a product gets, or why it is left alone: the same for what is shown before and for what is done (OFFICE-03). */
export function planChange(
  change: BulkChange,
  before: BulkValue,
): { after: BulkValue; reason: string | null } {
  const after = afterOf(change, before);
  if (change.kind === 'price') {
    if (typeof before !== 'number') return { after: null, reason: 'noPrice' };
    if (typeof after === 'number' && after < 1) return { after: null, reason: 'tooLow' };
  }
  return isSame(before, after) ? { after, reason: 'same' } : { after, reason: null };
}

/** Whether two values of a product are the same. */
export const isSame = (one: BulkValue, other: BulkValue): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The part of a product that makes it have a value, for the one writer of products. */
export function inputOf(kind: BulkChange['kind'], id: number, value: BulkValue): ProductInput {
  const ids = Array.isArray(value) ? value : [];
  switch (kind) {
    case 'price':
      return { id, prices: [{ kind: 'base', amount: typeof value === 'number' ? value : null }] };
    case 'state':
      return { id, isPublished: value === 'published', isArchived: value === 'archived' };
    case 'brand':
      return { id, brandId: typeof value === 'number' ? value : null };
    case 'category':
      return { id, categories: ids };
    case 'tag':
      return { id, tags: ids };
  }
}

function afterOf(change: BulkChange, before: BulkValue): BulkValue {
  const ids = Array.isArray(before) ? before : [];
  switch (change.kind) {
    case 'price':
      return typeof before === 'number' ? priceAfter(before, change.percent, change.rounding) : null;
    case 'state':
      return change.state;
    case 'brand':
      return change.brandId;
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
  const rounded = Number((2n * exact + 10_000n) / 20_000n);
  if (rounding === 'cent') return rounded;
  const whole = Math.round(rounded / 100) * 100;
  return rounding === 'whole' ? whole : whole - 1;
}
