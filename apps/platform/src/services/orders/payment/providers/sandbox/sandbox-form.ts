import { z } from 'zod';

/** What one may make the sandbox do. */
export const sandboxDecisions = [
  'approve',
  'approveTwice',
  'approveLate',
  'approveWithoutReturn',
  'refuse',
  'cancel',
  'timeout',
] as const;
export type SandboxDecision = (typeof sandboxDecisions)[number];

/** What the shop sends to the sandbox. */
export const sandboxForm = z.object({
  reference: z.string(),
  amount: z.string().regex(/^\d+$/),
  currency: z.string(),
  language: z.string(),
  shop: z.string(),
  order: z.string(),
  return_url: z.url({ protocol: /^https?$/ }),
  cancel_url: z.url({ protocol: /^https?$/ }),
  notice_url: z.url({ protocol: /^https?$/ }),
  signature: z.string(),
});
export type SandboxForm = z.output<typeof sandboxForm>;
