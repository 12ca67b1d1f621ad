import { type Statement, sql } from '#platform/kernel/database/statement.ts';
import type { Range } from '../filters/read-value.ts';
import type { AttributeKind } from './attribute-kind.ts';

/** Products have numbers, or dates in ms since 1970: one between two ends, or one of some, is enough. */
export const numbers: AttributeKind<{ range: Range } | { numbers: readonly number[] }> = {
  read(sent) {
    if ('range' in sent) return sent;
    return 'values' in sent ? { numbers: sent.values } : undefined;
  },
  condition: (attributeId, wanted) =>
    hasNumber(
      attributeId,
      'range' in wanted
        ? sql`n.number between ${wanted.range[0]}::float8 and ${wanted.range[1]}::float8`
        : sql`n.number = any(${sql.param([...wanted.numbers])}::float8[])`,
    ),
  slots: ({ number }, attributeId, wanted) =>
    'range' in wanted
      ? number.between(attributeId, ...wanted.range)
      : number.oneOf(attributeId, wanted.numbers),
  present: ({ range }) => (range ? [rangeValue(range)] : []),
};

/** The condition on `product_list l` that a product has a number of an attribute; `test` is about `n.number`. */
export function hasNumber(attributeId: number, test: Statement): Statement {
  return sql`l.product_id in (
    select n.product_id from product_list_numbers n where n.attribute_id = ${attributeId}::int and ${test})`;
}

/** A range as the one value of a filter. */
export function rangeValue({ total, min, max }: { total: number; min: number; max: number }) {
  return {
    attributeID: 0,
    valueLabel: '',
    totalProducts: total,
    minValue: min,
    maxValue: max,
    color: null,
    media: null,
  };
}
