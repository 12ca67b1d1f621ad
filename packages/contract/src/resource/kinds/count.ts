import { z } from 'zod';
import type { Field, FieldOptions } from '../field.ts';
import { range } from '../range.ts';

/** How many, as the shop counts them; of how many there may be, where `of` names the field that says so. */
export function count<const O extends FieldOptions>(options: O) {
  return {
    ...options,
    isReadOnly: true,
    kind: 'count',
    schema: z.int().min(0),
    asked: range(z.coerce.number().int().min(0)),
  } satisfies Field<'count'>;
}
