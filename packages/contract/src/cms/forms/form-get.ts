import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Form } from './form.ts';

/** One form with its fields (CMS-044). */
export const formGet = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/form/get/{id}',
  summary: 'Gives a form with its fields in the language of the call.',
  access: 'visitor',
  cache: ['form'],
  params: z.object({ id: z.coerce.number().int() }),
  answer: Form,
  refusals: ['notFound'],
});
