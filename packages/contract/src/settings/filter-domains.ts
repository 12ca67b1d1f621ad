import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { domainStore } from './domain.ts';

/** Domains of the calling site (SET-005, SET-006, SET-019). */
export const filterDomains = defineEndpoint({
  method: 'POST',
  path: '/api/v1/settings/domain/filter',
  summary: "The calling site's domains, optionally by name or siteID.",
  access: 'visitor',
  reads: true,
  cache: ['site'],
  body: z.object({
    name: z.string().max(250).optional().describe('Exact name of the domain.'),
    siteID: z.coerce.number().int().optional(),
  }),
  answer: z.object({
    records: z.array(
      z.object({ name: z.string(), url: z.string(), siteID: z.int(), stores: z.array(domainStore) }),
    ),
  }),
});
