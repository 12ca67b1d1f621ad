import { z } from 'zod';
import { visibleText } from '../../visible-text.ts';
import type { Field, FieldOptions } from '../field.ts';

/** One line of text, at most so long. */
export function text<const O extends FieldOptions>(max: number, options: O) {
  return {
    ...options,
    kind: 'text',
    schema: visibleText()
      .min(options.isRequired ? 1 : 0)
      .max(max),
    asked: z.string().trim().max(max),
    ...(options.isRequired ? {} : { empty: '' }),
    max,
    sample: (number) => `Text ${number}`.slice(-max),
    wrong: 'x'.repeat(max + 1),
  } satisfies Field<'text'>;
}
