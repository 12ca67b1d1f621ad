import { z } from 'zod';
import type { Field, FieldOptions } from '../field.ts';

/** How far a record is, which the shop works out; shown in words and a colour. */
export function state<const C extends readonly [string, ...string[]], const O extends FieldOptions>(
  choices: C,
  options: O,
) {
  return {
    ...options,
    isReadOnly: true,
    kind: 'state',
    schema: z.enum(choices),
    asked: z.enum(choices),
    choices,
  } satisfies Field<'state'>;
}
