import { z } from 'zod';
import type { Field, FieldOptions, Nullable } from '../field.ts';
import { range } from '../range.ts';

const isoText = z.iso.datetime({ offset: true });

/** An instant as ISO text; null where there is none. A list is narrowed by days of the shop. */
export function instant<const O extends FieldOptions>(options: O) {
  return {
    ...options,
    kind: 'instant',
    schema: (options.isRequired ? isoText : isoText.nullable()) as Nullable<O, typeof isoText>,
    asked: range(isoText),
    ...(options.isRequired ? {} : { empty: null }),
    sample: (number) => new Date(Date.UTC(2026, 0, number)).toISOString(),
    wrong: 'tomorrow',
  } satisfies Field<'instant'>;
}
