import { availabilitySubscribe } from '@izlog/contract/marketing/availability-subscribe';
import {
  countUnits as countUnitsEndpoint,
  dropCount as dropCountEndpoint,
  getCount as getCountEndpoint,
  postCount as postCountEndpoint,
  uncountUnits as uncountUnitsEndpoint,
} from '@izlog/contract/product/stock-desk/stock-count';
import {
  adjustStock as adjustStockEndpoint,
  filterStock as filterStockEndpoint,
  getStock as getStockEndpoint,
  updateStock as updateStockEndpoint,
} from '@izlog/contract/product/stock-desk/stock-levels';
import { filterMovements } from '@izlog/contract/product/stock-desk/stock-movements';
import { type Route, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { todoProviders } from '#platform/kernel/todo.ts';
import { defineAvailabilityJob, subscribeAvailability } from './availability.ts';
import { availabilityPart } from './availability-part.ts';
import { countUnits, dropCount, getCount, postCount, uncountUnits } from './count/count-stock.ts';
import { defineDayJob } from './days/day-jobs.ts';
import { adjustStock, filterStock, getStock, updateStock } from './desk/keep-stock.ts';
import { lowStock, waitingCustomers } from './low-stock.ts';
import { listMovements } from './movements/list-movements.ts';
import { defineExpiredStockJob } from './release-expired-stock.ts';

/** Stock: what was held too long is let go, anyone who waits for a product hears when it is back, and staff keep the levels. */
export function inventoryRoutes(kernel: Kernel): Route[] {
  defineExpiredStockJob(kernel);
  defineDayJob(kernel);
  defineAvailabilityJob(kernel);
  kernel.personalData.add(availabilityPart);
  kernel.held.get(todoProviders).push(lowStock, waitingCustomers);
  return [
    route(availabilitySubscribe, async (ctx, input) => {
      await subscribeAvailability(kernel, ctx, input);
      return {};
    }),
    route(filterStockEndpoint, filterStock),
    route(getStockEndpoint, getStock),
    route(updateStockEndpoint, updateStock),
    route(adjustStockEndpoint, adjustStock),
    route(filterMovements, listMovements),
    route(getCountEndpoint, getCount),
    route(countUnitsEndpoint, countUnits),
    route(uncountUnitsEndpoint, uncountUnits),
    route(postCountEndpoint, postCount),
    route(dropCountEndpoint, dropCount),
  ];
}
