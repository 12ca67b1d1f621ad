import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';

/** Records a path that could not be found; the same path is counted (CMS-035). */
export const redirectAddFailedRequest = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cms/redirect/addFailedRequest',
  summary: 'Records a path that could not be found, so that staff can make it a redirect.',
  access: 'visitor',
  status: 201,
  body: z.object({ path: z.string().min(1).max(500) }),
  answer: z.object({}),
});
