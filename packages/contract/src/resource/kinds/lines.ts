import { z } from 'zod';
import type { Field, FieldOptions } from '../field.ts';

/** Several lines of text, at most so long. */
export function lines<const O extends FieldOptions>(max: number, options: O) {
  return {
    ...options,
    kind: 'lines',
    schema: z
      .string()
      .trim()
      .min(options.isRequired ? 1 : 0)
      .max(max),
    asked: z.string().trim().max(max),
    ...(options.isRequired ? {} : { empty: '' }),
    max,
    sample: (number) => `Line ${number}\nand another`.slice(0, max),
    wrong: 'x'.repeat(max + 1),
  } satisfies Field<'lines'>;
}
