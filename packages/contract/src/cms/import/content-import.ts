import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { ImportReport } from './import-report.ts';

/** How far an import is: looked through, ready to begin, under way, done, or refused as a file. */
export const importStates = ['checking', 'ready', 'running', 'done', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

/** A file of another system that staff brought, with what would come of it or came. */
export const ContentImport = z
  .object({
    id: z.int(),
    name: z.string().describe('Name of the file.'),
    size: z.int().describe('Bytes.'),
    state: z.enum(importStates),
    done: z.number().describe('Share of the work that is done, from 0 to 1.'),
    isDraft: z.boolean().describe('Everything stays a draft.'),
    report: ImportReport.nullable().describe('What would come in (ready), or what did (done).'),
    fault: z
      .object({ code: z.string(), line: z.int().nullable(), message: z.string().describe('English.') })
      .nullable()
      .describe('Why the file was refused; then nothing was changed.'),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .describe('An import of content.');
export type ContentImport = z.infer<typeof ContentImport>;

const staff = { staff: 'content.publish' } as const;
const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const host = z
  .string()
  .max(200)
  .regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i);

/** Takes a WordPress export and looks through it; nothing comes in before it is started. */
export const importWxr = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/import/wxr',
  summary: 'Takes a WordPress export (multipart, part file) and says what would come in.',
  access: staff,
  unkeyed: 'A file is only looked through; what comes in is begun by a call of its own.',
  takesFiles: { part: 'file' },
  answer: ContentImport,
  refusals: ['unsupportedMediaType', 'payloadTooLarge', 'validationFailed'],
});

/** Begins an import that was looked through. */
export const importStart = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/import/start/{id}',
  summary: 'Brings in what was looked through; pictures are fetched from the named hosts only.',
  access: staff,
  params,
  body: z.object({
    isDraft: z.boolean().default(false).describe('Everything stays a draft.'),
    allowHosts: z.array(host).max(20).default([]),
  }),
  answer: ContentImport,
  refusals: ['notFound', 'recordChanged', 'validationFailed'],
});

/** One import with its report. */
export const importGet = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/import/get/{id}',
  summary: 'An import with its progress and report.',
  access: staff,
  params,
  answer: ContentImport,
  refusals: ['notFound'],
});

/** The last imports, the newest first. */
export const importFilter = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/import/filter',
  summary: 'The last twenty imports of content, without their reports.',
  access: staff,
  answer: z.object({ records: z.array(ContentImport.omit({ report: true })) }),
});
