import type { Picture } from '@izlog/contract/media/media';
import { convert, type Rate, toDecimal } from '@izlog/contract/money';
import type { CustomOption } from '@izlog/contract/product/choices/custom-option';
import type { CustomOptionRow } from './custom-options.queries.ts';

/** A custom option as it goes out, its prices in the currency shown (PRODUCT-022). */
export function presentCustomOption(
  row: CustomOptionRow,
  rate: Rate,
  pictures: ReadonlyMap<number, Picture>,
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
