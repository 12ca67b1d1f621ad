import { z } from 'zod';
import type { Field, FieldOptions } from '../field.ts';

/** One of a few words. */
export function choice<const C extends readonly [string, ...string[]], const O extends FieldOptions>(
  choices: C,
  options: O,
) {
  return {
    ...options,
    kind: 'choice',
    schema: z.enum(choices),
    asked: z.enum(choices),
    ...(options.isRequired ? {} : { empty: choices[0] }),
    choices,
    sample: (number) => choices[number % choices.length] ?? choices[0],
    wrong: 'none of them',
  } satisfies Field<'choice'>;
}
