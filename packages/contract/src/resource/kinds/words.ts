import { z } from 'zod';
import { visibleText } from '../../visible-text.ts';
import type { Field, FieldOptions } from '../field.ts';

/** A text in each language of the site, by its three-letter code, at most so long. */
export function words<const O extends FieldOptions>(max: number, options: O) {
  return {
    ...options,
    kind: 'words',
    schema: z.record(z.string().length(3), visibleText().min(1).max(max)),
    asked: z.string().trim().max(max),
    ...(options.isRequired ? {} : { empty: {} }),
    max,
    sample: (number) => ({ hrv: `Riječ ${number}`, eng: `Word ${number}` }),
    wrong: { hrv: 'x'.repeat(max + 1) },
  } satisfies Field<'words'>;
}
