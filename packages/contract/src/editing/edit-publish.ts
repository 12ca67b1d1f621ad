import { z } from 'zod';
import { localTarget } from '../cms/addresses/local-target.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Document, ForeignOp } from './edit-ops.ts';

/** Documents that one call may publish: 50 in four languages. */
export const mostPublished = 200;

const item = Document.extend({ rev: z.int().min(0).describe('The revision that was seen.') });
const items = z.array(item).min(1).max(mostPublished);
export const accept = z
  .array(z.string().max(500))
  .max(2000)
  .default([])
  .describe('Keys of warnings to pass over, and of conflicts in which what is sent stands.');

/** What stays in conflicts as others have written it. */
export const theirs = z
  .array(z.string().max(500))
  .max(2000)
  .default([])
  .describe('Keys of conflicts in which what others wrote stays.');

/** A place in a document that keeps it from being published, or that should be looked at before. */
export const PublishFault = z.object({
  document: Document,
  path: z.string(),
  kind: z.string(),
  values: z.record(z.string(), z.unknown()).optional(),
  key: z.string().describe('What `accept` names to pass over a warning or a conflict.'),
});
export type PublishFault = z.infer<typeof PublishFault>;

/** A field that a draft changed, and somebody else in what is public meanwhile. */
export const PublishConflict = PublishFault.extend({
  ours: z.unknown(),
  theirs: z.unknown(),
  release: z
    .object({ id: z.int(), name: z.string() })
    .optional()
    .describe('The release that waits and would contradict what is public then.'),
});
export type PublishConflict = z.infer<typeof PublishConflict>;

/** A draft that moved on after it was seen; what `draftChanged` says. */
export const ChangedDraft = Document.extend({ rev: z.int(), ops: z.array(ForeignOp) });
export type ChangedDraft = z.infer<typeof ChangedDraft>;

/** Tells what would keep drafts from being published. */
export const editCheck = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/edit/check',
  summary: 'Says what would keep these drafts from being published, and what to look at before.',
  access: { staff: 'content.edit' },
  reads: true,
  body: z.object({ items: z.array(Document).min(1).max(mostPublished) }),
  answer: z.object({
    faults: z.array(PublishFault),
    warnings: z.array(PublishFault),
    conflicts: z.array(PublishConflict),
  }),
  refusals: ['languageUnknown'],
});

/** Publishes drafts, all or none, at once or at an instant. */
export const editPublish = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/edit/publish',
  summary: 'Publishes drafts in one transaction, or freezes them for a release at a time.',
  access: { staff: 'content.publish' },
  body: z.object({
    items,
    accept,
    theirs,
    name: z.string().trim().max(200).optional().describe('Of the release or, at once, of the versions.'),
    at: z.iso.datetime({ offset: true }).optional().describe('When it goes out; left out: now.'),
  }),
  answer: z.object({
    sequence: z.int(),
    release: z.int().nullable(),
    published: z.array(Document.extend({ version: z.int(), rev: z.int() })),
  }),
  refusals: ['notFound', 'draftChanged', 'contentConflict', 'publishRefused', 'languageUnknown', 'slugTaken'],
});

/** Takes a document back from visitors; its draft and its versions stay. */
export const editUnpublish = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/edit/unpublish',
  summary: 'Takes a document in one language back from the public.',
  access: { staff: 'content.publish' },
  body: z.object({
    document: Document,
    sendTo: localTarget.optional(),
  }),
  answer: z.object({
    sequence: z.int(),
    redirect: z.object({ from: z.string(), to: z.string() }).nullable(),
  }),
  refusals: ['notFound', 'languageUnknown', 'validationFailed'],
});

/** Gives drafts up; what was drafted stays as a checkpoint among the versions. */
export const editDiscard = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/edit/discard',
  summary: 'Gives up what was drafted; it can be restored from the versions.',
  access: { staff: 'content.edit' },
  body: z.object({ items }),
  answer: z.object({ documents: z.array(Document.extend({ rev: z.int() })) }),
  refusals: ['draftChanged', 'languageUnknown'],
});

/** Brings a draft back to a version, by changes that can be undone and are published like any others. */
export const editRestore = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/edit/restore',
  summary: 'Brings a draft back to a version.',
  access: { staff: 'content.edit' },
  body: z.object({
    document: item,
    version: z.int().min(1).max(2_147_483_647),
    session: z.uuid().optional(),
  }),
  answer: Document.extend({ rev: z.int(), ops: z.array(ForeignOp) }),
  refusals: ['notFound', 'draftChanged', 'languageUnknown'],
});
