import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { setupStates, setupSteps } from './setup-steps.ts';

/** What a shop needs before it can sell lawfully, and how far it is; the doctor tells the same. */
export const getSetup = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/admin/setup',
  summary: 'What a new shop has and what it lacks to sell, step by step.',
  access: { staff: 'settings.edit' },
  answer: z.object({
    steps: z
      .array(
        z.object({
          name: z.enum(setupSteps),
          state: z.enum(setupStates),
          lacks: z
            .array(z.string())
            .describe(
              'Options, pages by their handler, countries without a tax rate; `trial`: only the test bank or test keys; `certificate` and when it ends (empty: there is none).',
            ),
          has: z.array(z.string()).describe('What is set, to be shown as it is.'),
          count: z.int().describe('How many there are: products, ways to pay, ways of delivery.'),
        }),
      )
      .describe('Empty for a site that sells nothing.'),
    takesOrders: z.boolean(),
  }),
});
