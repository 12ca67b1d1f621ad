import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { Body, Document, ForeignOp } from './edit-ops.ts';
import type { WordDiff } from './word-diff.ts';

const paging = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
};
const queryDocument = {
  kind: Document.shape.kind,
  id: z.coerce.number().int().positive(),
  language: Document.shape.language,
};
const keys = z
  .string()
  .max(4000)
  .describe(
    'Documents as content:12:hrv, with @rev behind those whose revision is known, a comma between them.',
  );

/** When and by whom; null for what nobody of the staff did. */
const trace = { by: z.string().nullable(), at: z.iso.datetime() };

/** A schedule in which a document stands. */
const Scheduled = z.object({
  release: z.int(),
  name: z.string(),
  at: z.iso.datetime().nullable(),
  state: z.string(),
  laterChanges: z.int().describe('Changes of the draft that are not in it.'),
});

/** Where documents stand, with their bodies: what is drafted, else what is public. */
export const editState = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/edit/state',
  summary: 'Answers documents as they are drafted, or as they are public where nothing is.',
  access: { staff: 'content.edit' },
  query: z.object({ documents: keys }),
  answer: z.object({
    sequence: z.int(),
    mayPublish: z.boolean(),
    documents: z.array(
      Document.extend({
        rev: z.int(),
        body: Body.nullable().describe(
          'Null where it has neither a draft nor anything public in this language.',
        ),
        isDrafted: z.boolean(),
        isPublic: z.boolean(),
        touched: z.object(trace).nullable(),
        scheduled: z.array(Scheduled),
      }),
    ),
    failedReleases: z
      .array(
        z.object({
          id: z.int(),
          name: z.string(),
          at: z.iso.datetime().nullable(),
          isUndecided: z
            .boolean()
            .describe('It contradicts what will be public then: somebody has to decide.'),
        }),
      )
      .describe('Releases that failed, and those of these documents that will unless somebody decides.'),
  }),
  refusals: ['languageUnknown'],
});

/** What happened since a revision: changes of others, who is there, publishes. Asked every few seconds. */
export const editEvents = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/edit/events',
  summary: 'Answers what others changed since a revision, who edits the page, and how often was published.',
  access: { staff: 'content.edit' },
  query: z.object({
    session: z.uuid(),
    page: z.string().min(1).max(2000),
    focus: z.string().max(300).optional(),
    documents: keys.default(''),
  }),
  answer: z.object({
    sequence: z.int(),
    mayPublish: z.boolean(),
    others: z.array(
      z.object({ session: z.uuid(), user: z.int(), name: z.string(), focus: z.string().nullable() }),
    ),
    documents: z.array(Document.extend({ rev: z.int(), ops: z.array(ForeignOp), isStale: z.boolean() })),
  }),
  refusals: ['languageUnknown'],
});

/** What is drafted and not public, on the whole site. */
export const editChanges = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/edit/changes',
  summary: 'Lists the documents that have a draft, the last touched first.',
  access: { staff: 'content.edit' },
  query: z.object({
    ...paging,
    language: Document.shape.language.optional(),
    kind: Document.shape.kind.optional(),
  }),
  answer: z.object({
    records: z.array(
      Document.extend({
        rev: z.int(),
        handler: z.string(),
        title: z.string(),
        isPublic: z.boolean(),
        changes: z.int().describe('Fields and sections that differ from what is public.'),
        ...trace,
      }),
    ),
    pagination,
  }),
});

/** Everything that was public, what schedules froze, checkpoints. */
export const editVersions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/edit/versions',
  summary: 'Lists the versions of a document, the newest first.',
  access: { staff: 'content.edit' },
  query: z.object({ ...queryDocument, ...paging }),
  answer: z.object({
    records: z.array(
      z.object({
        no: z.int(),
        reason: z.enum(['publish', 'schedule', 'checkpoint', 'restore', 'import']),
        label: z.string().nullable(),
        releaseId: z.int().nullable(),
        ...trace,
      }),
    ),
    pagination,
  }),
  refusals: ['languageUnknown'],
});

const side = z
  .union([z.enum(['draft', 'public']), z.coerce.number().int().min(1).max(2_147_483_647)])
  .describe('draft, public, or the number of a version.');

/** One difference for people: by place, with words where it is text. */
export const Difference = z.object({
  op: z.enum(['set', 'unset', 'insert', 'move', 'remove']),
  path: z.string().describe('The field, or the part that is new, moved or gone.'),
  handler: z.string(),
  from: z.unknown(),
  to: z.unknown(),
  words: z
    .array(z.custom<WordDiff>())
    .nullable()
    .meta({ description: 'kind (same, removed, added) and text; null for what is no text.' }),
});
export type Difference = z.infer<typeof Difference>;

/** What differs between two states of a document. */
export const editDiff = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/edit/diff',
  summary: 'Compares two states of a document, texts by words.',
  access: { staff: 'content.edit' },
  query: z.object({ ...queryDocument, from: side.default('public'), to: side.default('draft') }),
  answer: z.object({
    differences: z.array(Difference),
    names: z
      .record(z.string(), z.string())
      .describe('What files and records in from and to are called, by media:80 and page:12.'),
  }),
  refusals: ['notFound', 'languageUnknown'],
});
