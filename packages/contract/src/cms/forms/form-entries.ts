import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';

/** What people filled into a form, for staff, newest first. */
export const formEntries = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/form/entries/{id}',
  summary: 'Lists the entries of a form.',
  access: { staff: 'users.edit' },
  params: z.object({ id: z.coerce.number().int() }),
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({
    records: z.array(
      z.object({
        id: z.int(),
        formId: z.int(),
        data: z.record(z.string(), z.unknown()),
        files: z.array(z.object({ name: z.string(), size: z.int(), mime: z.string() })),
        confirmed: z.boolean(),
        created_at: z.iso.datetime(),
      }),
    ),
    pagination,
  }),
  refusals: ['notFound'],
});
