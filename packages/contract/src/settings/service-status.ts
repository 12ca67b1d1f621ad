import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Whether a service can work: its records are really read (API-002, API-021). */
export const getServiceStatus = defineEndpoint({
  method: 'GET',
  path: '/api/v1/{service}/status',
  summary: 'Says ok when the service can read its records; an unknown service is not found.',
  access: 'visitor',
  cache: 'never',
  beforePass: true,
  params: z.object({ service: z.string().max(50) }),
  answer: z.object({ status: z.literal('ok'), service: z.string() }),
  refusals: ['notFound'],
});
