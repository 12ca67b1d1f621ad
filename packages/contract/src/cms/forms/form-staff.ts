import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { pagination } from '../../pagination.ts';
import { FormInput } from './form.ts';
import { formTypes } from './form-types.ts';

const access = { staff: 'content.edit' } as const;
const params = z.object({ id: z.coerce.number().int() });

/** The forms of the site with how much they were used, for staff, the newest first. */
export const formOverview = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/form/overview',
  summary: 'Lists forms for staff, with their entries and those that nobody has dealt with.',
  access,
  query: z.object({
    type: z.enum(formTypes).optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
  }),
  answer: z.object({
    records: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        type: z.enum(formTypes),
        fields: z.int(),
        entries: z.int(),
        open: z.int().describe('Entries that nobody has dealt with.'),
        lastAt: z.iso.datetime().nullable(),
      }),
    ),
    pagination,
  }),
});

/** A form as staff write it, with its words in every language. */
export const formRead = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/form/read/{id}',
  summary: 'Answers a form with its words in every language, as it is saved.',
  access,
  params,
  answer: FormInput.extend({
    revision: z.string().describe('Changes with the form; sent back when it is saved.'),
  }),
  refusals: ['notFound'],
});

/** Removes a form that nobody has filled in; one with entries is refused, they would go with it. */
export const formDelete = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/cms/form/delete/{id}',
  summary: 'Deletes a form without entries.',
  access,
  params,
  answer: z.object({}),
  refusals: ['notFound', 'validationFailed'],
});
