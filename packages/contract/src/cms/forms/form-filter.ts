import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { Form } from './form.ts';
import { formTypes } from './form-types.ts';

/** The forms of the site (CMS-043). */
export const formFilter = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/form/filter',
  summary: 'Lists forms, of a type when it is given.',
  access: 'visitor',
  reads: true,
  cache: 'never',
  body: z.object({
    filters: z.object({ type: z.enum(formTypes).optional() }).default({}),
    page: z.int().min(1).max(1_000_000).default(1),
    limit: z.int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({ records: z.array(Form), pagination }),
});
