import { z } from 'zod';
import type { Field, FieldOptions } from '../field.ts';
import { range } from '../range.ts';

/** A number with decimals from 0 to `most`; null where nothing is given. */
export function decimal<const O extends FieldOptions & { most: number }>(options: O) {
  return {
    ...options,
    kind: 'decimal',
    schema: z.number().min(0).max(options.most).nullable(),
    asked: range(z.coerce.number().min(0).max(options.most)),
    empty: null,
    sample: (number) => number + 0.5,
    wrong: -1,
  } satisfies Field<'decimal'>;
}
