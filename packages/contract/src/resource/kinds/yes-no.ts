import { z } from 'zod';
import type { Field, FieldOptions } from '../field.ts';

/** Yes or no; a new record begins with no, or with what is `usual`. */
export function yesNo<const O extends FieldOptions & { usual?: boolean }>(options: O) {
  return {
    ...options,
    kind: 'yesNo',
    schema: z.boolean(),
    asked: z.enum(['true', 'false']),
    empty: options.usual ?? false,
    sample: (number) => number % 2 === 0,
    wrong: 'perhaps',
  } satisfies Field<'yesNo'>;
}
