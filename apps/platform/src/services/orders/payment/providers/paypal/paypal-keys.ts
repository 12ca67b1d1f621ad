import { z } from 'zod';
import { type KeySchemas, providerMode } from '../../payment-provider.ts';

/** What a shop has from PayPal. */
export const paypalKeys = z.object({
  mode: providerMode,
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  /** Id of the webhook whose notices are trusted; without it none is. */
  webhookId: z.string().min(1).optional(),
  /** Plans of subscriptions by the sku of the product. */
  plans: z.record(z.string(), z.string().min(1)).default({}),
} satisfies KeySchemas<'paypal'>);
export type PayPalKeys = z.output<typeof paypalKeys>;
