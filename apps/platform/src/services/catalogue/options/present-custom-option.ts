import type { Picture } from '@izlog/contract/media/media';
import { convert, type Rate, toDecimal } from '@izlog/contract/money';
import type { CustomOption } from '@izlog/contract/product/choices/custom-option';
import type { OfferedDays } from '@izlog/contract/product/choices/day-rule';
import { daySpanAt } from '@izlog/contract/product/choices/day-span';
import { daysBetween } from '@izlog/contract/product/choices/offered-days';
import { takenDays } from '#platform/services/inventory/index.ts';
import type { CustomOptionRow } from './custom-options.queries.ts';

interface Showing {
  rate: Rate;
  pictures: ReadonlyMap<number, Picture>;
  /** Pieces that are taken of days. */
  days: ReadonlyMap<string, number>;
  now: Date;
}

/** A custom option as it goes out, its prices in the currency shown and its days as of now (PRODUCT-022). */
export function presentCustomOption(
  row: CustomOptionRow,
  { rate, pictures, days, now }: Showing,
): CustomOption {
  const out = (cents: number | null) => (cents === null ? null : toDecimal(convert(cents, rate)));
  return {
    id: row.id,
    option_type: row.optionType,
    option_title: row.title,
    label: row.label ?? row.title,
    hint: row.hint ?? '',
    inputType: row.inputType,
    required: row.isRequired,
    maxLength: row.maxLength,
    min: row.min,
    max: row.max,
    days: offeredDaysOf(row, days, now),
    custom_option_values: row.values.map((value) => ({
      id: value.id,
      label: value.label ?? value.sku,
      sku: value.sku,
      surcharge: out(value.surcharge),
      price: out(value.price),
      color: value.color,
      media: (value.mediaId !== null && pictures.get(value.mediaId)) || null,
    })),
  };
}

function offeredDaysOf(
  { productId, days: rule }: CustomOptionRow,
  taken: ReadonlyMap<string, number>,
  now: Date,
): OfferedDays | null {
  if (!rule) return null;
  const span = daySpanAt(rule, now);
  const { perDay } = rule;
  const left: Record<string, number> = {};
  for (const day of perDay === null ? [] : daysBetween(span.first, span.last)) {
    const gone = taken.get(takenDays.keyOf(productId, day)) ?? 0;
    if (perDay !== null && gone > 0) left[day] = Math.max(0, perDay - gone);
  }
  return { ...span, perDay, left };
}
