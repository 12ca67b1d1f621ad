import { z } from 'zod';
import { eachOnce } from '../../each-once.ts';
import type { Field, FieldOptions } from '../field.ts';

/** Other records, by their ids. */
export function references<const O extends FieldOptions>(options: O) {
  return {
    ...options,
    kind: 'references',
    schema: eachOnce(z.int().min(1).max(Number.MAX_SAFE_INTEGER)).max(1000),
    asked: z.string().regex(/^[1-9]\d{0,15}$/),
    empty: [],
    wrong: ['one'],
  } satisfies Field<'references'>;
}
