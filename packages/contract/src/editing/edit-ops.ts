import { z } from 'zod';
import { isTooDeep } from '../cms/content/content-depth.ts';
import { type PartInput, PartsInput } from '../cms/content/part.ts';
import { defineEndpoint } from '../endpoint.ts';
import { type DocumentBody, documentKinds } from './document.ts';
import type { Change, OpResult } from './op.ts';

/** A document as calls name it. */
export const Document = z.object({
  kind: z.enum(documentKinds),
  id: z.int().positive(),
  language: z.string().regex(/^[a-z]{3}$/),
});

/** A body as answers give it; links and pictures are not resolved. */
export const Body = z.custom<DocumentBody>().meta({
  type: 'object',
  description: 'The root part of a document with all parts, and what translated fields were made from.',
});

/** How much one call may bring. */
export const opLimits = { ops: 500, documents: 50, bytes: 2_000_000, bodyBytes: 1_000_000 } as const;

const partId = z.string().min(1).max(64);
const path = z
  .string()
  .max(200)
  .regex(/^[^\0]+\/(?:meta|options|mobileMeta|mobileOptions)\/[^/\0]+$/)
  .describe('Place of a field: root/meta/title.');
const place = { parent: partId, slot: z.string().min(1).max(60), after: partId.nullable() };
const gesture = {
  id: z.uuid(),
  n: z
    .int()
    .min(1)
    .max(1_000_000)
    .default(1)
    .describe('Which flush of the gesture: a later one replaces the former.'),
  undoes: z.uuid().optional().describe('The op that this one takes back.'),
};

const value = z.unknown().refine((one) => !isTooDeep(one), 'Nested too deep.');

const part = z.custom<PartInput & { id: string }>().superRefine((value, ctx) => {
  const result = PartsInput.safeParse([value]);
  for (const issue of result.error?.issues ?? [])
    ctx.addIssue({ ...issue, path: issue.path.slice(1), input: undefined });
  if (result.success && !everyPart([value], (one) => typeof one.id === 'string' && /^[^/\0]+$/.test(one.id)))
    ctx.addIssue({ code: 'custom', message: 'Every part needs an id of its own.', input: undefined });
});

/** A change of a document with the id of its gesture. */
export const EditOp = z.discriminatedUnion('op', [
  z.object({ ...gesture, op: z.literal('set'), path, value }),
  z.object({ ...gesture, op: z.literal('unset'), path }),
  z.object({ ...gesture, op: z.literal('insert'), part, ...place }),
  z.object({ ...gesture, op: z.literal('move'), part: partId, ...place }),
  z.object({ ...gesture, op: z.literal('remove'), part: partId }),
]);
export type EditOp = z.output<typeof EditOp>;

/** A change that somebody made, as others are told of it. */
export const ForeignOp = z.object({
  rev: z.int(),
  id: z.uuid(),
  session: z.uuid().nullable(),
  by: z.string(),
  at: z.iso.datetime(),
  change: z.custom<Change>().meta({ type: 'object', description: 'The change: op, path, value, part, …' }),
});
export type ForeignOp = z.infer<typeof ForeignOp>;

const result = z.custom<OpResult>().meta({
  type: 'object',
  description: 'id, state (applied, duplicate, conflict, invalid, skipped) and why.',
});

/** Changes of drafts; each op once, however often it is sent. One transaction for all documents of a page. */
export const editOps = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/edit/ops',
  summary:
    'Applies changes to drafts: says of each whether it was applied, known, in conflict, invalid or skipped.',
  access: { staff: 'content.edit' },
  isUnlogged: true,
  unkeyed: 'Each op has an id and is applied once.',
  body: z.object({
    session: z.uuid(),
    documents: z
      .array(
        Document.extend({
          base: z.int().min(0),
          ops: z.array(EditOp).max(opLimits.ops),
          heard: z
            .array(z.object({ id: z.uuid(), n: z.int().min(1) }))
            .max(opLimits.ops)
            .default([])
            .describe(
              'Ops of other sessions since base that this one has seen, such as those of a second tab.',
            ),
        }),
      )
      .max(opLimits.documents)
      .refine((all) => all.reduce((sum, one) => sum + one.ops.length, 0) <= opLimits.ops, 'Too many ops.'),
  }),
  answer: z.object({
    documents: z.array(
      Document.extend({
        rev: z.int().describe('Revision of the draft after this call.'),
        results: z.array(result),
        others: z.array(ForeignOp).describe('What others changed since base.'),
        isStale: z.boolean().describe('Base lies too far back: read the state again.'),
      }),
    ),
  }),
  refusals: ['notFound', 'languageUnknown'],
});

function everyPart(parts: readonly PartInput[], holds: (part: PartInput) => boolean): boolean {
  return parts.every((one) => holds(one) && everyPart(one.parts ?? [], holds));
}
