import { z } from 'zod';
import { emailAddress } from '../../user/email-address.ts';
import type { Field, FieldOptions } from '../field.ts';

/** An e-mail address. */
export function email<const O extends FieldOptions>(options: O) {
  return {
    ...options,
    kind: 'email',
    schema: options.isRequired ? emailAddress : z.union([z.literal(''), emailAddress]),
    asked: z.string().trim().max(320),
    ...(options.isRequired ? {} : { empty: '' }),
    max: 320,
    sample: (number) => `name${number}@example.com`,
    wrong: 'nobody',
  } satisfies Field<'email'>;
}
