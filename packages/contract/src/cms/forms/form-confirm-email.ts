import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';

/** The link of the mail that confirms the address of an entry (CMS-046): leads to the confirm-e-mail page. */
export const formConfirmEmail = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/form/confirmEmail/{id}',
  summary: 'Confirms the e-mail of a form entry and leads to the page that says so.',
  access: 'anyone',
  cache: 'never',
  params: z.object({ id: z.string().min(1).max(200).describe('Entry and seal, as the mail has them.') }),
  redirects: 303,
  answer: z.unknown(),
  refusals: ['tokenInvalid'],
});
