import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { fileReader } from '../../resource/file-reader.ts';
import { defineBulk } from '../../resource.ts';

// What people wrote is about people.
const access = { staff: 'users.edit' } as const;
const params = z.object({ id: z.coerce.number().int() });

/** Whether somebody has dealt with an entry. */
export const entryStates = ['open', 'done'] as const;

const FormEntry = z.object({
  id: z.int(),
  formId: z.int(),
  data: z.record(z.string(), z.unknown()),
  email: z.string().describe('Empty where none was asked for.'),
  files: z.array(z.object({ name: z.string(), size: z.int(), mime: z.string() })),
  confirmed: z.boolean(),
  state: z.enum(entryStates),
  created_at: z.iso.datetime(),
});

/** What people filled into a form, for staff, newest first. */
export const formEntries = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/form/entries/{id}',
  summary: 'Lists the entries of a form, all or those that are open or done.',
  access,
  params,
  query: z.object({
    state: z.enum(entryStates).optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({ records: z.array(FormEntry), pagination }),
  refusals: ['notFound'],
});

/** One entry by the words of its form; its files are served by addresses that hold for ten minutes. */
export const formEntry = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/form/entry/{id}',
  summary: 'Answers an entry with the labels of its form and addresses of its private files.',
  access,
  params,
  answer: FormEntry.extend({
    form: z.string().describe('Title of the form.'),
    rows: z.array(z.object({ label: z.string(), value: z.string() })),
    downloads: z.array(z.object({ name: z.string(), size: z.int(), path: z.string() })),
  }),
  refusals: ['notFound'],
});

/** Marks entries as done or open again, or deletes them with their files. */
export const formEntryBulk = defineBulk('/api/v1/cms/form/entryBulk', 'form entries', access.staff, [
  'done',
  'reopen',
  'delete',
]);

/** The entries of a form as CSV; cells that could be formulas are made harmless. */
export const formEntryExport = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/form/entryExport/{id}',
  summary: 'The entries of a form as CSV, the oldest first, one column for each field.',
  access,
  params,
  query: z.object({ state: z.enum(entryStates).optional(), reader: fileReader }),
  answersFile: ['text/csv'],
  answer: z.unknown().describe('The CSV.'),
  refusals: ['notFound'],
});

/** A file of an entry, by an address that only staff were given and that ends. */
export const formEntryFile = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/form/entryFile/{token}',
  summary: 'A file that came with an entry, to be kept and never shown.',
  access: 'anyone',
  cache: 'never',
  params: z.object({ token: z.string().min(1).max(300) }),
  answersFile: ['application/octet-stream'],
  answer: z.unknown().describe('The file.'),
  refusals: ['notFound'],
});
