import { z } from 'zod';
import type { Field, FieldOptions } from '../field.ts';

/** Yes or no. */
export function yesNo<const O extends FieldOptions>(options: O) {
  return {
    ...options,
    kind: 'yesNo',
    schema: z.boolean(),
    asked: z.enum(['true', 'false']),
    empty: false,
    sample: (number) => number % 2 === 0,
    wrong: 'perhaps',
  } satisfies Field<'yesNo'>;
}
