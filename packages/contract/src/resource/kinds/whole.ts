import { z } from 'zod';
import type { Field, FieldOptions, Nullable } from '../field.ts';
import { range } from '../range.ts';

const largest = 2_147_483_647;

/**
 * A whole number from 0 or from `least` on, at most `most`; null where nothing is given. Of one that is always said `usual` is
 * what a new record begins with.
 */
export function whole<const O extends FieldOptions & { least?: number; most?: number; usual?: number }>(
  options: O,
) {
  const { isRequired, least = 0, most = largest, usual } = options;
  const number = z.int().min(least).max(most);
  return {
    ...options,
    kind: 'whole',
    schema: (isRequired ? number : number.nullable()) as Nullable<O, typeof number>,
    asked: range(z.coerce.number().int().min(0).max(largest)),
    ...(isRequired ? usual !== undefined && { empty: usual } : { empty: null }),
    sample: (number) => number,
    wrong: 1.5,
  } satisfies Field<'whole'>;
}
