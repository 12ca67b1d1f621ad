import { importFilter, importGet, importStart, importWxr } from '@izlog/contract/cms/import/content-import';
import { type Route, rawRoute, route } from '../../../kernel/http/route.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { filterImports, getImport, startImport, takeExport } from './import-by-staff.ts';
import { defineImportJobs } from './import-in-background.ts';

/** Exports of WordPress that staff bring through the back office. */
export function importRoutes(kernel: Kernel): Route[] {
  defineImportJobs(kernel);
  return [
    rawRoute(importWxr, async (ctx, _input, request) => ({ data: await takeExport(kernel, ctx, request) })),
    route(importStart, startImport),
    route(importGet, getImport),
    route(importFilter, filterImports),
  ];
}
