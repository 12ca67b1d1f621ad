import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Why the profile of an agent cannot be read, by the codes of the Universal Commerce Protocol. */
const profileFaults = ['invalid_profile_url', 'profile_unreachable', 'profile_malformed'] as const;

/** What an agent says of itself at the address in its `UCP-Agent`: which version it speaks, and of what. */
export const readAgentProfile = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/agentProfile/read',
  summary: 'Reads the profile of a shopping agent at its address; what was read is remembered for a while.',
  access: 'visitor',
  reads: true,
  cache: 'never',
  body: z.object({ url: z.string().max(2000) }),
  answer: z.union([
    z.object({ fault: z.enum(profileFaults), message: z.string() }),
    z.object({
      version: z.string(),
      capabilities: z.record(z.string(), z.array(z.string())).describe('Versions by name.'),
    }),
  ]),
  refusals: ['tooManyRequests'],
});
