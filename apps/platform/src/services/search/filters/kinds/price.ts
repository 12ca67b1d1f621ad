import { leastBefore, type Rate, toCents, toDecimal } from '@izlog/contract/money';
import type { SentFilter } from '@izlog/contract/product/filters/sent-filter';
import { Amounts } from 'catalogue-index';
import { sql } from '#platform/kernel/database/statement.ts';
import { defineFilter, type Read } from '../filter-kind.ts';
import { type Range, readNumbers, readRange } from '../read-value.ts';

/** Cents of the main currency. */
type WantedPrice = { range: Range } | { values: number[] };

/** What is paid now, between two prices or one of some; products without a price never pass. */
export const price = defineFilter({
  read: readPrice,
  condition: (wanted: WantedPrice) =>
    'range' in wanted
      ? sql`l.final_price between ${wanted.range[0]}::bigint and ${wanted.range[1]}::bigint`
      : sql`l.final_price = any(${sql.param(wanted.values)}::bigint[])`,
  index: {
    field: () => new Amounts<number>(),
    column: sql`(select json_agg(json_build_array(p.store_id, p.final_price))
      from product_list p where p.product_id = l.product_id)`,
    slots: (field, wanted, list) =>
      'range' in wanted ? field.between(list, ...wanted.range) : field.oneOf(list, wanted.values),
  },
});

/** Prices are sent in the currency that is shown. */
function readPrice({ value, range }: SentFilter, rate: Rate): Read<WantedPrice> {
  if (!range) return { wanted: { values: readNumbers(value).flatMap((one) => exactly(one, rate)) } };
  const read = readRange(value);
  return 'problem' in read ? read : { wanted: { range: inCents(read.wanted, rate) } };
}

/** Amounts of the main currency whose conversion lies between two decimals of the currency shown. */
function inCents([from, to]: Range, rate: Rate): Range {
  return [leastBefore(centsFrom(from), rate), leastBefore(centsTo(to) + 1, rate) - 1];
}

/** The amounts that convert to one price exactly; few, since no rate is far below a cent for a cent. */
function exactly(one: number, rate: Rate): number[] {
  const [from, to] = inCents([one, one], rate);
  return Array.from({ length: Math.min(1000, Math.max(0, to - from + 1)) }, (_, index) => from + index);
}

/** The least amount that is not below a bound. */
function centsFrom(bound: number): number {
  const cents = toCents(clamp(bound));
  return toDecimal(cents) < clamp(bound) ? cents + 1 : cents;
}

/** The largest amount that is not above a bound. */
function centsTo(bound: number): number {
  const cents = toCents(clamp(bound));
  return toDecimal(cents) > clamp(bound) ? cents - 1 : cents;
}

/** No price is beyond a trillion; a bound beyond it asks for nothing more. */
function clamp(bound: number): number {
  return Math.min(Math.max(bound, -1), 1e12);
}
