import { z } from 'zod';
import type { Field, FieldOptions, Nullable } from '../field.ts';
import { range } from '../range.ts';

const instant = z.iso.datetime({ offset: true });

/** An instant that people say as a day of the shop: as that begins, or with `ends` when it is over, which is not counted. */
export function day<const O extends FieldOptions & { ends?: true }>(options: O) {
  return {
    ...options,
    kind: 'day',
    schema: (options.isRequired ? instant : instant.nullable()) as Nullable<O, typeof instant>,
    asked: range(instant),
    ...(options.isRequired ? {} : { empty: null }),
    sample: (number) => new Date(Date.UTC(2026, 0, number)).toISOString(),
    wrong: 'tomorrow',
  } satisfies Field<'day'>;
}
