import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { Parts, PartsInput } from './content/part.ts';

/** A named set of page sections that can be used again (CMS-066). */
export const Template = z.object({
  id: z.int(),
  name: z.string(),
  sections: Parts,
  created_at: z.iso.datetime(),
});

/** The templates of the site, the newest first (CMS-066, ADMIN-011). */
export const templateFilter = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/template/filter',
  summary: 'Lists the templates of the site with their sections.',
  access: { staff: 'content.edit' },
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({ records: z.array(Template), pagination }),
});

/** Keeps sections under a name (CMS-066). Unsafe addresses in them are refused. */
export const templateCreate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/template/create',
  summary: 'Keeps a set of page sections under a name.',
  access: { staff: 'content.edit' },
  status: 201,
  body: z.object({ name: z.string().trim().min(1).max(300), sections: PartsInput }),
  answer: Template,
  refusals: ['sectionUnknown', 'validationFailed'],
});

/** Calls a template otherwise (CMS-066). */
export const templateUpdate = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/cms/template/update/{id}',
  summary: 'Renames a template.',
  access: { staff: 'content.edit' },
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z.object({ name: z.string().trim().min(1).max(300) }),
  answer: Template,
  refusals: ['notFound', 'validationFailed'],
});

/** Deletes a template; pages that were made from it keep their sections (CMS-066). */
export const templateDelete = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/cms/template/delete/{id}',
  summary: 'Deletes a template.',
  access: { staff: 'content.edit' },
  params: z.object({ id: z.coerce.number().int().positive() }),
  answer: z.object({}),
  refusals: ['notFound'],
});
