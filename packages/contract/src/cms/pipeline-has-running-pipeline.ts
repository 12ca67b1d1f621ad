import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Whether a build pipeline is running (CMS-038). This program needs none: content is live without a build. */
export const pipelineHasRunningPipeline = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cms/pipeline/hasRunningPipeline',
  summary: 'Tells whether a build pipeline is running.',
  access: 'staff',
  answer: z.object({ running: z.boolean() }),
});
