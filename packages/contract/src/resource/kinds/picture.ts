import { z } from 'zod';
import type { Field, FieldOptions } from '../field.ts';

/** A picture of the gallery, by its id; null where there is none. */
export function picture<const O extends FieldOptions>(options: O) {
  return {
    ...options,
    kind: 'picture',
    schema: z.int().min(1).max(Number.MAX_SAFE_INTEGER).nullable(),
    asked: z.string().regex(/^[1-9]\d{0,15}$/),
    empty: null,
    wrong: 'one',
  } satisfies Field<'picture'>;
}
