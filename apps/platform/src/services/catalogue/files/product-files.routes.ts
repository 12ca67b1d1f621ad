import {
  filterProductFiles,
  getProductFile,
  matchProductFile,
  readProductFile,
  refusedOfProductFile,
  startProductFile,
  takeOutProducts,
  takeProductFile,
} from '@izlog/contract/product/files/product-files';
import { type Route, rawRoute, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { defineFileJobs, type FileDoors } from './product-file-job.ts';
import { filterFiles, getFile, matchFile, readFileSo, startFile, takeFile } from './product-files.ts';
import { refusedRows, takeOut } from './take-out.ts';

/** Product files that staff bring and take through the back office. */
export function fileRoutes(kernel: Kernel, doors: FileDoors): Route[] {
  defineFileJobs(kernel, doors);
  return [
    rawRoute(takeProductFile, async (ctx, input, request) => ({
      data: await takeFile(kernel, ctx, request, input),
    })),
    route(matchProductFile, matchFile),
    route(readProductFile, readFileSo),
    route(startProductFile, startFile),
    route(getProductFile, getFile),
    route(filterProductFiles, filterFiles),
    rawRoute(refusedOfProductFile, (ctx, input, _request, reply) => refusedRows(kernel, ctx, input, reply)),
    rawRoute(takeOutProducts, (ctx, input, _request, reply) => takeOut(ctx, input, reply)),
  ];
}
