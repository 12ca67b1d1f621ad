import { importFilter, importGet, importStart, importWxr } from '@izlog/contract/cms/import/content-import';
import type { DocumentDoor } from '#platform/kernel/documents/document-door.ts';
import { type Route, rawRoute, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { filterImports, getImport, startImport, takeExport } from './import-by-staff.ts';
import { defineImportJobs } from './import-in-background.ts';

/** Exports of WordPress that staff bring through the back office; what they bring is written by `door`. */
export function importRoutes(kernel: Kernel, door: DocumentDoor): Route[] {
  defineImportJobs(kernel, door);
  return [
    rawRoute(importWxr, async (ctx, _input, request) => ({ data: await takeExport(kernel, ctx, request) })),
    route(importStart, startImport),
    route(importGet, getImport),
    route(importFilter, filterImports),
  ];
}
