import { z } from 'zod';
import type { Field, FieldOptions, Nullable } from '../field.ts';
import { range } from '../range.ts';

const share = z.number().min(0).max(100).multipleOf(0.01);

/** A share in percent, 0 to 100, to the hundredth: 25 is 25 %; null where nothing is given. */
export function percent<const O extends FieldOptions>(options: O) {
  return {
    ...options,
    kind: 'percent',
    schema: (options.isRequired ? share : share.nullable()) as Nullable<O, typeof share>,
    asked: range(z.coerce.number().min(0).max(100)),
    ...(options.isRequired ? {} : { empty: null }),
    sample: (number) => (number % 100) + 0.5,
    wrong: 100.5,
  } satisfies Field<'percent'>;
}
