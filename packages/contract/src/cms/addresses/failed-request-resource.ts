import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { kinds } from '../../resource/kinds.ts';
import { countedRecords, defineBulk, resourceOver } from '../../resource.ts';

const access = { staff: 'content.edit' } as const;

const fields = {
  path: kinds.text(500, { isRequired: true, list: 'name', sort: true, search: true }),
  count: kinds.count({ list: true, sort: true }),
  lastAt: kinds.instant({ isRequired: true, isReadOnly: true, list: true, sort: true }),
};

/** Paths that visitors did not find, the most frequent first (CMS-037). */
export const redirectFilterFailedRequests = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/redirect/filterFailedRequests',
  summary: 'Lists paths that could not be found, with how often and when last.',
  access,
  query: z.object({
    search: z.string().trim().max(100).optional(),
    sort: z
      .enum(['path', '-path', 'count', '-count', 'lastAt', '-lastAt'])
      .optional()
      .describe('A minus turns it round.'),
    page: z.coerce.number().int().min(1).max(countedRecords).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({
    records: z.array(z.object({ id: z.int(), path: z.string(), count: z.int(), lastAt: z.iso.datetime() })),
    pagination,
  }),
  refusals: ['validationFailed'],
});

/** Forgets paths that nobody has to find; asked for again they are counted again. */
export const redirectForgetFailedRequests = defineBulk(
  '/api/v1/cms/redirect/forgetFailedRequests',
  'failed requests',
  access.staff,
  ['delete'],
);

/** Paths that visitors did not find, as the back office lists them (CMS-035, CMS-037). */
export const failedRequestResource = {
  ...resourceOver(
    { filter: redirectFilterFailedRequests, bulk: redirectForgetFailedRequests },
    { name: 'failedRequest', fields, search: { asks: 'search', max: 100 } },
  ),
  order: ['count', 'desc'],
} as const;
