import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { fileReader } from '../../resource/file-reader.ts';
import { tableTargets, takenOut, weightUnits } from './table-targets.ts';

const access = { staff: 'catalogue.edit' } as const;
const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

/** How far a file is: looked through, waiting for its columns to be chosen, ready, under way, done, refused. */
export const fileStates = ['checking', 'matching', 'ready', 'running', 'done', 'failed'] as const;
export type FileState = (typeof fileStates)[number];

/** Encodings that a file does not tell of itself: that of Excel on a Croatian Windows. */
export const fileEncodings = ['windows-1250'] as const;

/** How a file is to be read where it does not say so itself. */
const fileReading = z.object({
  weightUnit: z
    .enum(weightUnits)
    .nullable()
    .describe('Of weights whose column names none; null leaves them out.'),
  uniqueSkus: z
    .boolean()
    .describe('A SKU that stands twice gets a number at its end; else its row is refused.'),
});
export type FileReading = z.infer<typeof fileReading>;

/** What stands at a row that did not come in as it was written. */
const note = z.object({
  row: z.int().describe('Record of the file, the header being 1.'),
  column: z.string(),
  reason: z.string().describe('English.'),
  value: z.string(),
});

const productFile = z.object({
  id: z.int(),
  name: z.string().describe('Name of the file.'),
  size: z.int().describe('Bytes.'),
  format: z
    .string()
    .nullable()
    .describe(
      'Whose file it is, and of Magento what: `magento-attributes`, `-categories`, `-reviews`; `izlog` ours, `table` any other, whose columns staff say. Null while nobody knows it.',
    ),
  state: z.enum(fileStates),
  columns: z
    .array(
      z.object({
        title: z.string(),
        examples: z.array(z.string()),
        target: z.enum(tableTargets).nullable(),
      }),
    )
    .describe('Of a table.'),
  rows: z.int(),
  counts: z
    .object({ created: z.int(), updated: z.int(), unchanged: z.int(), refused: z.int() })
    .nullable()
    .describe('What would come in (ready), or what did (done).'),
  refused: z.array(note).describe('The first of what does not come in.'),
  warnings: z.array(note).describe('The first of what comes in otherwise than it stands.'),
  reading: fileReading,
  asks: z
    .array(z.enum(['weightUnit', 'uniqueSkus']))
    .describe('What of `reading` the file needs, or was told: what would come in depends on it.'),
  hosts: z
    .array(z.object({ host: z.string(), count: z.int() }))
    .describe('From where pictures would have to be fetched.'),
  unannouncedSales: z
    .int()
    .describe('Sales that are charged and not announced: the file proves no former price.'),
  ignoredColumns: z.array(z.string()),
  fault: z
    .object({ code: z.string(), message: z.string().describe('English.') })
    .nullable()
    .describe('Why the file was refused; then nothing was changed.'),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type ProductFile = z.infer<typeof productFile>;

/** Takes a product file and looks through it; nothing comes in before it is started. */
export const takeProductFile = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/import/take',
  summary: 'Takes a product file (multipart, part file), finds out whose it is and says what would come in.',
  access,
  unkeyed: 'A file is only looked through; what comes in is begun by a call of its own.',
  takesFiles: { part: 'file' },
  query: z.object({
    encoding: z
      .enum(fileEncodings)
      .optional()
      .describe('Of a file that is not UTF-8; it is kept as UTF-8. Left out: as its mark says, else UTF-8.'),
  }),
  answer: productFile,
  refusals: ['unsupportedMediaType', 'payloadTooLarge', 'validationFailed'],
});

/** Says what the columns of a table are, and has it looked through. */
export const matchProductFile = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/import/match/{id}',
  summary: 'Says what the columns of a table are; a product is known by its sku, a new one needs a name.',
  access,
  params,
  body: z.object({
    targets: z
      .array(z.enum(tableTargets).nullable())
      .max(2000)
      .describe('For each column of the file in its order; null leaves it out.'),
  }),
  answer: productFile,
  refusals: ['notFound', 'recordChanged', 'validationFailed'],
});

/** Says how the file is to be read, and has it looked through again. */
export const readProductFile = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/import/read/{id}',
  summary:
    'Says the unit of weights without one, and what becomes of SKUs that stand twice; looks through again.',
  access,
  params,
  body: fileReading,
  answer: productFile,
  refusals: ['notFound', 'recordChanged', 'validationFailed'],
});

const host = z
  .string()
  .max(200)
  .regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i);

/** Begins what was looked through. */
export const startProductFile = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/import/start/{id}',
  summary: 'Takes in a file that was looked through; pictures are fetched from the named hosts only.',
  access,
  params,
  body: z.object({ allowHosts: z.array(host).max(20).default([]) }),
  answer: productFile,
  refusals: ['notFound', 'recordChanged', 'validationFailed'],
});

/** One file with its report. */
export const getProductFile = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/import/get/{id}',
  summary: 'A product file with its report.',
  access,
  params,
  answer: productFile,
  refusals: ['notFound'],
});

/** The last files, the newest first. */
export const filterProductFiles = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/import/filter',
  summary: 'The last twenty product files, without their reports.',
  access,
  answer: z.object({
    records: z.array(productFile.pick({ id: true, name: true, state: true, createdAt: true })),
  }),
});

/** Rows of a file that were refused, with the reason: to be put right and imported again. */
export const refusedOfProductFile = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/import/refused/{id}',
  summary: 'The refused rows of a file as CSV, each as it stood, with the reason.',
  access,
  params,
  query: z.object({ reader: fileReader }),
  answersFile: ['text/csv'],
  answer: z.unknown().describe('The CSV.'),
  refusals: ['notFound'],
});

/** The catalogue, or its stock, as a file that comes back in as it was. */
export const takeOutProducts = defineEndpoint({
  method: 'GET',
  path: '/api/v1/product/export/{what}',
  summary: 'The catalogue or its stock as a file; taken in again it changes nothing.',
  access,
  params: z.object({ what: z.enum(takenOut) }),
  query: z.object({ reader: fileReader }),
  answersFile: ['text/csv', 'application/json'],
  answer: z.unknown().describe('The file.'),
});
