import { defineEndpoint } from '../../endpoint.ts';
import { Redirect } from './redirect.ts';

/** Sends visitors of one path to another address (CMS-037); replaces a redirect from the same path. */
export const redirectCreate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/redirect/create',
  summary: 'Stores a redirect; chains are shortened so that every redirect is one hop.',
  access: { staff: 'content.edit' },
  body: Redirect,
  answer: Redirect,
  refusals: ['validationFailed'],
});
