import { z } from 'zod';
import { isWebAddress } from '../../product/durability-guarantee.ts';
import type { Field, FieldOptions } from '../field.ts';

/** A web address of http or https, at most so long; null where there is none. */
export function url<const O extends FieldOptions>(max: number, options: O) {
  return {
    ...options,
    kind: 'url',
    schema: z
      .string()
      .trim()
      .max(max)
      .refine((text) => text === '' || isWebAddress(text), 'Is no web address of http or https.')
      .nullable(),
    asked: z.string().trim().max(max),
    empty: null,
    max,
    sample: (number) => `https://example.com/${number}`,
    wrong: 'javascript:alert(1)',
  } satisfies Field<'url'>;
}
