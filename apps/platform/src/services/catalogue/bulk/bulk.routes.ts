import {
  bulkRefusedFile,
  getProductBulk,
  listBulkRefused,
  planProductBulk,
  runProductBulk,
  undoProductBulk,
} from '@izlog/contract/product/record/product-bulk';
import { type Route, rawRoute, route } from '#platform/kernel/http/route.ts';
import { getBulk, listRefused, planBulk, runBulk, undoBulk } from './bulk-products.ts';
import { sendRefused } from './refused-file.ts';

/** The calls with which staff change many products at once. */
export const bulkRoutes: Route[] = [
  route(planProductBulk, planBulk),
  route(getProductBulk, getBulk),
  route(listBulkRefused, listRefused),
  rawRoute(bulkRefusedFile, (ctx, input, _request, reply) => sendRefused(ctx, input, reply)),
  route(runProductBulk, runBulk),
  route(undoProductBulk, undoBulk),
];
