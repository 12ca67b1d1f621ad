import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { Document } from './edit-ops.ts';
import { accept, mostPublished, PublishConflict, PublishFault, theirs } from './edit-publish.ts';

/** `open`: waits for somebody; `scheduled`: for its time; `failed`: is tried again every minute. */
export const releaseStates = ['open', 'scheduled', 'done', 'failed', 'cancelled'] as const;

/** `future`: has not gone out; `past`: went out or was called off; `late`: its time has come, and it has not gone out. */
export const releaseTimes = ['future', 'past', 'late'] as const;
export type ReleaseTime = (typeof releaseTimes)[number];

/** What goes out all at once. */
export const Release = z
  .object({
    id: z.int(),
    name: z.string(),
    at: z.iso.datetime().nullable(),
    state: z.enum(releaseStates),
    isLate: z.boolean().describe('Its time has come, and it has not gone out.'),
    by: z.string().nullable(),
    created_at: z.iso.datetime(),
    doneAt: z.iso.datetime().nullable(),
    fault: z
      .object({
        code: z.string(),
        faults: z.array(PublishFault).optional(),
        conflicts: z.array(PublishConflict).optional(),
      })
      .nullable()
      .describe('Why it did not go out.'),
    conflicts: z
      .array(PublishConflict)
      .describe('What others wrote of the same fields, or will by its time: undecided it does not go out.'),
    items: z.array(
      Document.extend({
        version: z.int().nullable(),
        action: z.enum(['publish', 'unpublish']),
        title: z.string(),
        laterChanges: z.int().describe('Changes of the draft that are not in it.'),
      }),
    ),
  })
  .describe('A release.');
export type Release = z.infer<typeof Release>;

/** Releases, the next first; those that went out or were called off last. */
export const releaseFilter = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/release/filter',
  summary: 'Lists what goes out when, what went out, and what failed.',
  access: { staff: 'content.edit' },
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
    state: z.enum(releaseStates).optional(),
    when: z.enum(releaseTimes).optional(),
    search: z.string().max(200).optional().describe('Words of the name.'),
    id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  answer: z.object({ records: z.array(Release), pagination }),
});

/** Makes or changes a release; one whose time is not in the future goes out in the call. */
export const releaseSave = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/release/save',
  summary:
    'Makes a release or changes one that has not gone out; drafts that are added are frozen, conflicts decided.',
  access: { staff: 'content.publish' },
  body: z.object({
    id: z.int().positive().optional(),
    name: z.string().trim().min(1).max(200).optional(),
    at: z.iso.datetime({ offset: true }).nullable().optional().describe('Null: it waits for somebody.'),
    add: z
      .array(
        Document.extend({ rev: z.int().min(0), action: z.enum(['publish', 'unpublish']).default('publish') }),
      )
      .max(mostPublished)
      .default([]),
    remove: z.array(Document).max(mostPublished).default([]),
    accept,
    theirs,
  }),
  answer: Release,
  refusals: ['notFound', 'draftChanged', 'contentConflict', 'publishRefused', 'languageUnknown', 'slugTaken'],
});

/** Calls a release off; the drafts stay. */
export const releaseCancel = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/release/cancel',
  summary: 'Calls off a release that has not gone out.',
  access: { staff: 'content.publish' },
  body: z.object({ id: z.int().positive() }),
  answer: Release,
  refusals: ['notFound'],
});
