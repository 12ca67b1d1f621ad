import { exportReport } from '@izlog/contract/ecommerce/reports/sales-report';
import { data } from 'react-router';
import { adminMiddleware } from '#site/admin/ground/frame/admin-language.server.ts';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { personFile } from '#site/admin/record/file/person-file.server.ts';
import { named } from '#site/kit/guards/named-middleware.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { periodIn } from '../door/load-reports.server.ts';
import { type ReportName, reportNames } from '../reports-view.ts';
import type { Route } from './+types/report-csv';

export const middleware = named(adminMiddleware, 'ownWords');

/** A report as a file for a spreadsheet, of the period that the screen shows. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  await mustHold(site, 'reports.read', 'books.read');
  const named = Object.hasOwn(reportNames, params.what) ? reportNames[params.what as ReportName] : undefined;
  // A part of the report of taxes, with a file of its own.
  const what = params.what === 'oss' ? 'oss' : named;
  if (!what) throw data(null, { status: 404 });
  const { currency, refused, ...period } = periodIn(url);
  if (refused) throw data(null, { status: 400 });
  return personFile(site, exportReport, { what, ...period, ...(currency ? { iso: currency } : {}) });
}
