import { z } from 'zod';
import type { Field, FieldOptions } from '../field.ts';

/** One of a few numbers that have a meaning of their own, as the status of an answer has; a list is asked by its digits. */
export function code<const C extends readonly [number, ...number[]], const O extends FieldOptions>(
  codes: C,
  options: O,
) {
  const choices = codes.map(String);
  return {
    ...options,
    kind: 'code',
    schema: z.literal<C[number][]>([...codes]),
    asked: z.enum(choices),
    ...(options.isRequired ? {} : { empty: codes[0] }),
    choices,
    sample: (number) => codes[number % codes.length] ?? codes[0],
    wrong: 'none of them',
  } satisfies Field<'code'>;
}
