import type { FieldRefusal } from '@izlog/contract/envelope';
import type { z } from 'zod';

/** Turns zod's issues about `input` into refusals of single fields with the validation kinds of the specification (ERR-019). */
export function fieldsOf(error: z.ZodError, input: unknown): FieldRefusal[] {
  return error.issues
    .flatMap((issue) => {
      if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField(issue.path, key));
      return {
        path: pathOf(issue.path),
        kind: isAbsent(input, issue.path) ? 'required' : kindOf(issue),
        message: issue.message,
        ...valuesOf(issue, input),
      };
    })
    .slice(0, 50);
}

const pathOf = (keys: readonly PropertyKey[]): string => keys.map(String).join('.');

/** A field that an endpoint does not have. */
export const unknownField = (within: readonly PropertyKey[], key: string): FieldRefusal => ({
  path: pathOf([...within, key]),
  kind: 'unknownField',
  message: `There is no field ${key} here.`,
});

/** How long a text is that is too long, and how long it may be. */
function valuesOf(issue: z.core.$ZodIssue, input: unknown): Pick<FieldRefusal, 'values'> {
  const text = kindOf(issue) === 'maxLength' ? valueAt(input, issue.path) : undefined;
  if (issue.code !== 'too_big' || typeof text !== 'string') return {};
  const most = Number(issue.maximum);
  // Most schemas take the spaces around a text away before they measure it.
  const length = text.trim().length;
  return { values: { most, length: length > most ? length : text.length } };
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );
}

function isAbsent(input: unknown, path: readonly PropertyKey[]): boolean {
  if (path.length === 0) return false;
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return true;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value === undefined;
}

function kindOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small' && issue.origin === 'string')
    return issue.minimum === 1 ? 'required' : 'minLength';
  if (issue.code === 'too_big' && issue.origin === 'string') return 'maxLength';
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'email';
  return issue.code;
}
