import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import type { Permission } from '../permissions.ts';
import { fileReader } from './file-reader.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const values = z.record(z.string(), z.unknown());

/** Acts of a record that are answered, the newest first. */
export const mostActs = 30;

/** What staff changed of something: fields that differ, before and after. */
export const acts = z
  .array(
    z.object({
      at: z.iso.datetime(),
      by: z.string().describe('Name; empty for the command line of the machine.'),
      before: values.describe('Fields that differ.'),
      after: values,
    }),
  )
  .describe(`At most ${mostActs}.`);

/** Who of the staff changed what of a record (OFFICE-15), by the log of their acts. */
export function defineHistory(path: `/api/${string}`, name: string, staff: Permission) {
  return defineEndpoint({
    method: 'GET',
    path: `${path}/history/{id}`,
    summary: `Who of the staff changed what of a record of ${name}, the newest first.`,
    access: { staff },
    params: z.object({ id }),
    answer: z.object({
      acts,
    }),
    refusals: ['notFound'],
  });
}

/** Rows of a file that one answer has. */
export const exportedRows = 500;

/** Records as the rows of a file, in the order of their list, narrowed as that is. */
export function defineExport(
  path: `/api/${string}`,
  name: string,
  staff: Permission,
  narrowed: Readonly<Record<string, z.ZodType>> = {},
) {
  return defineEndpoint({
    method: 'GET',
    path: `${path}/export`,
    summary: `Records of ${name} as the rows of a file, ${exportedRows} at a time.`,
    access: { staff },
    query: z.object({
      ...narrowed,
      after: z.string().max(500).optional().describe('`next` of the answer before.'),
    }),
    answer: z.object({
      columns: z.array(z.string()).describe('Fields; of words one for each language (`names.hrv`).'),
      rows: z.array(z.array(z.string())),
      next: z.string().nullable(),
    }),
    refusals: ['validationFailed'],
  });
}

/** The same records as a file. */
export function defineFile(
  path: `/api/${string}`,
  name: string,
  staff: Permission,
  narrowed: Readonly<Record<string, z.ZodType>> = {},
) {
  return defineEndpoint({
    method: 'GET',
    path: `${path}/file`,
    summary: `Records of ${name} as CSV; taken in again it changes nothing.`,
    access: { staff },
    query: z.object({ ...narrowed, reader: fileReader }),
    answersFile: ['text/csv'],
    answer: z.unknown().describe('The CSV.'),
    refusals: ['validationFailed'],
  });
}

/** That file for anyone who knows only where a record is: the platform says who may ask, and by what. */
export const fileAt = (service: string, name: string, asked: readonly string[]) =>
  defineFile(
    `/api/v1/${service}/${name}`,
    name,
    'staff.edit',
    Object.fromEntries(asked.map((one) => [one, z.string()])),
  );

/** Most rows of one file. */
export const mostRows = 2000;

/** Refused rows that an answer tells of; the rest is counted. */
export const reportedRefusals = 200;

/** Takes records from a file that went out, or from one like it; without a word about it, it says what would come in. */
export function defineImport(path: `/api/${string}`, name: string, staff: Permission) {
  return defineEndpoint({
    method: 'POST',
    path: `${path}/import`,
    summary: `Takes records of ${name} from a CSV as it was exported: a row changes the record it finds, else it adds one.`,
    access: { staff },
    unloggedFields: ['file'],
    body: z.object({
      file: z.string().min(1).max(900_000).describe(`The CSV, with at most ${mostRows} rows.`),
      isDryRun: z.boolean().default(true),
    }),
    answer: z.object({
      created: z.int(),
      updated: z.int(),
      unchanged: z.int(),
      refused: z.int(),
      reasons: z
        .array(
          z.object({
            row: z.int(),
            key: z.string(),
            field: z.string(),
            kind: z.string().describe('As a refused field says it; `twice` for a second row about the same.'),
          }),
        )
        .describe('The first of them.'),
    }),
    refusals: ['validationFailed'],
  });
}
