import type { FieldRefusal } from '@izlog/contract/envelope';
import type { z } from 'zod';

/** Turns zod's issues into refusals of single fields with the validation kinds of the specification (ERR-019). */
export function fieldsOf(error: z.ZodError): FieldRefusal[] {
  return error.issues.slice(0, 50).map((issue) => ({
    path: issue.path.map(String).join('.'),
    kind: kindOf(issue),
    message: issue.message,
  }));
}

function kindOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required';
  if (issue.code === 'too_small' && issue.origin === 'string')
    return issue.minimum === 1 ? 'required' : 'minLength';
  if (issue.code === 'too_big' && issue.origin === 'string') return 'maxLength';
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'email';
  return issue.code;
}
