import { z } from 'zod';
import type { Field, FieldOptions, Nullable } from '../field.ts';
import { range } from '../range.ts';

const largest = 2_147_483_647;

/** A whole number from 0 or from `least` on; null where nothing is said. */
export function whole<const O extends FieldOptions & { least?: number }>(options: O) {
  const number = z
    .int()
    .min(options.least ?? 0)
    .max(largest);
  return {
    ...options,
    kind: 'whole',
    schema: (options.isRequired ? number : number.nullable()) as Nullable<O, typeof number>,
    asked: range(z.coerce.number().int().min(0).max(largest)),
    ...(options.isRequired ? {} : { empty: null }),
    sample: (number) => number,
    wrong: 1.5,
  } satisfies Field<'whole'>;
}
