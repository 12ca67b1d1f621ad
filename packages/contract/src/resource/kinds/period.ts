import { z } from 'zod';
import type { Field, FieldOptions } from '../field.ts';
import { range } from '../range.ts';

const instant = z.iso.datetime({ offset: true });

/** From when until when, as two other fields of the record say; the end is not counted. */
export function period<const O extends FieldOptions>(of: readonly [from: string, to: string], options: O) {
  return {
    ...options,
    of,
    isReadOnly: true,
    kind: 'period',
    schema: z.tuple([instant.nullable(), instant.nullable()]),
    asked: range(instant),
  } satisfies Field<'period'>;
}
