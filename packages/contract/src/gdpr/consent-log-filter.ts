import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { ConsentLogEntry } from './consent.ts';

/** The consent log for staff, newest first. */
export const gdprConsentLogFilter = defineEndpoint({
  method: 'GET',
  path: '/api/v1/gdpr/consent/log/filter',
  summary: 'Lists the consent log, of one e-mail address when it is given.',
  access: { staff: 'customers.read' },
  query: z.object({
    email: z.string().max(254).optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.consentPageSize),
  }),
  answer: z.object({
    records: z.array(ConsentLogEntry.extend({ ip: z.string().describe('Shortened to its network.') })),
    pagination,
  }),
});
