import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { ConsentAssignment } from '../gdpr/consent.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { formTypes } from './forms/form-types.ts';

/** Which consents the forms of the site ask for, one record a form type (CMS-040). */
export const consentFilter = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/consent/filter',
  summary: 'Lists the form types with the consents assigned to them.',
  access: 'visitor',
  cache: ['consents'],
  query: z.object({
    assigned_to: z.enum(formTypes).optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.consentPageSize),
  }),
  answer: z.object({ records: z.array(ConsentAssignment), pagination }),
});
