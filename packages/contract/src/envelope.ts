import { z } from 'zod';

/** Body of an expected refusal (API-014): `{ error: { code, message, payload? } }`. */
export const refusalBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    payload: z.unknown().optional(),
  }),
});

/** Body of a fault (API-014): `{ error: { statusCode, payload: { message, requestId } } }`; the id is also in the log. */
export const faultBody = z.object({
  error: z.object({
    statusCode: z.number(),
    payload: z.object({ message: z.string(), requestId: z.string().optional() }),
  }),
});

/**
 * One field that was refused: `path` as `filters.0.key`, `kind` one of the validation kinds (ERR-019), and what its words
 * may name: of `maxLength` the most and the length.
 */
export const fieldRefusal = z.object({
  path: z.string(),
  kind: z.string(),
  message: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type FieldRefusal = z.infer<typeof fieldRefusal>;
