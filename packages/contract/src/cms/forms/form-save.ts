import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Form, FormInput } from './form.ts';

/** Makes a form or changes it, what somebody else changed meanwhile never; entries keep what they were answered. */
export const formSave = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/form/save',
  summary: 'Stores a form with its fields in every language.',
  // What visitors are asked, and who gets what they answer, is public at once.
  access: { staff: 'content.publish' },
  body: FormInput.extend({
    revision: z.string().max(2000).optional().describe('Of the form that was read.'),
  }),
  answer: Form,
  refusals: ['notFound', 'validationFailed', 'recordChanged'],
});
