import { z } from 'zod';
import type { Field, FieldOptions } from '../field.ts';

/** Short texts, each at most so long: codes, addresses. */
export function entries<const O extends FieldOptions>(max: number, options: O) {
  return {
    ...options,
    kind: 'entries',
    schema: z.array(z.string().trim().min(1).max(max)).max(1000),
    asked: z.string().trim().max(max),
    empty: [],
    max,
    sample: (number) => [`a-${number}`, `b-${number}`],
    wrong: ['x'.repeat(max + 1)],
  } satisfies Field<'entries'>;
}
