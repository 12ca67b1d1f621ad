import { availabilitySubscribe } from '@izlog/contract/marketing/availability-subscribe';
import { type Route, route } from '../../kernel/http/route.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { defineAvailabilityJob, subscribeAvailability } from './availability.ts';
import { availabilityPart } from './availability-part.ts';
import { defineExpiredStockJob } from './release-expired-stock.ts';

/** Stock: what was held too long is let go, and whoever waits for a product hears when it is back. */
export function inventoryRoutes(kernel: Kernel): Route[] {
  defineExpiredStockJob(kernel);
  defineAvailabilityJob(kernel);
  kernel.personalData.add(availabilityPart);
  return [
    route(availabilitySubscribe, async (ctx, input) => {
      await subscribeAvailability(kernel, ctx, input);
      return {};
    }),
  ];
}
