import { z } from 'zod';
import type { Field, FieldOptions, Nullable } from '../field.ts';
import { range } from '../range.ts';

const amount = z.number().min(0).max(10_000_000).multipleOf(0.01);

/** Money in decimals: of the main currency, or of the one that the field named by `of` says; null where nothing is given. */
export function money<const O extends FieldOptions>(options: O) {
  return {
    ...options,
    kind: 'money',
    schema: (options.isRequired ? amount : amount.nullable()) as Nullable<O, typeof amount>,
    asked: range(z.coerce.number().min(0).max(10_000_000)),
    ...(options.isRequired ? {} : { empty: null }),
    sample: (number) => number + 0.5,
    wrong: 0.001,
  } satisfies Field<'money'>;
}
