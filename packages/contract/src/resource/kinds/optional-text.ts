import { z } from 'zod';
import type { Field, FieldOptions } from '../field.ts';

/** One line of text, at most so long; null where there is none. */
export function optionalText<const O extends FieldOptions>(max: number, options: O) {
  return {
    ...options,
    kind: 'optionalText',
    schema: z.string().trim().max(max).nullable(),
    asked: z.string().trim().max(max),
    empty: null,
    max,
    sample: (number) => `Text ${number}`.slice(-max),
    wrong: 'x'.repeat(max + 1),
  } satisfies Field<'optionalText'>;
}
