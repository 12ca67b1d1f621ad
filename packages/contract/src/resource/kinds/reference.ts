import { z } from 'zod';
import type { Field, FieldOptions, Nullable } from '../field.ts';

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Another record, by its id; null where there is none. */
export function reference<const O extends FieldOptions>(options: O) {
  return {
    ...options,
    kind: 'reference',
    schema: (options.isRequired ? id : id.nullable()) as Nullable<O, typeof id>,
    asked: z.string().regex(/^[1-9]\d{0,15}$/),
    ...(options.isRequired ? {} : { empty: null }),
    wrong: 'one',
  } satisfies Field<'reference'>;
}
