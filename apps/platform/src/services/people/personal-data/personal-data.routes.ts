import { exportCustomer as exportCustomerEndpoint } from '@izlog/contract/user/customer-staff';
import {
  downloadDataExport as downloadEndpoint,
  eraseCustomerByStaff,
  eraseCustomer as eraseEndpoint,
  listDataExports as listEndpoint,
  previewErasure as previewEndpoint,
  requestDataExport as requestEndpoint,
} from '@izlog/contract/user/personal-data';
import { type Route, rawRoute, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { addAccountParts } from './account-parts.ts';
import { downloadDataExport } from './download-data-export.ts';
import { eraseCaller, eraseCustomerById, previewErasure } from './erase-customer.ts';
import { exportCustomer } from './personal-data-of.ts';
import { defineDataExportJobs, listDataExports, requestDataExport } from './request-data-export.ts';

/** Export and erasure of personal data. */
export function personalDataRoutes(kernel: Kernel): Route[] {
  addAccountParts(kernel);
  defineDataExportJobs(kernel);
  return [
    route(requestEndpoint, requestDataExport),
    route(listEndpoint, listDataExports),
    rawRoute(downloadEndpoint, (ctx, input, _request, reply) => downloadDataExport(ctx, input, reply)),
    rawRoute(exportCustomerEndpoint, (ctx, { id }, _request, reply) =>
      exportCustomer(kernel, ctx, id, reply),
    ),
    route(previewEndpoint, (ctx) => previewErasure(kernel, ctx)),
    route(eraseEndpoint, (ctx, input) => eraseCaller(kernel, ctx, input)),
    route(eraseCustomerByStaff, (ctx, input) => eraseCustomerById(kernel, ctx, input)),
  ];
}
