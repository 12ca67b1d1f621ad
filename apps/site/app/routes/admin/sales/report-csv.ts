import { exportReport } from '@izlog/contract/ecommerce/reports/sales-report';
import { data } from 'react-router';
import { adminMiddleware } from '../../../admin/frame/admin-language.server.ts';
import { mustHold } from '../../../admin/frame/must-hold.server.ts';
import { periodIn } from '../../../admin/reports/load-reports.server.ts';
import { reportInWords } from '../../../admin/reports/report-in-words.server.ts';
import { type ReportName, reportNames } from '../../../admin/reports/reports-view.ts';
import { named } from '../../../kit/guards/named-middleware.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import type { Route } from './+types/report-csv';

export const middleware = named(adminMiddleware, 'ownWords');

/** A report as a file for a spreadsheet, of the period that the screen shows. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  await mustHold(site, 'reports.read');
  const named = Object.hasOwn(reportNames, params.what) ? reportNames[params.what as ReportName] : undefined;
  // A part of the report of taxes, with a file of its own.
  const what = params.what === 'oss' ? 'oss' : named;
  if (!what) throw data(null, { status: 404 });
  const { currency, refused, ...period } = periodIn(url);
  if (refused) throw data(null, { status: 400 });
  const { status, text } = await site.ask(exportReport, {
    what,
    ...period,
    ...(currency ? { iso: currency } : {}),
  });
  if (status !== 200) throw data(null, { status: 502 });
  // The mark by which spreadsheets know the encoding.
  return new Response(`\uFEFF${reportInWords(site, text)}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${params.what}-${period.from}-${period.to}.csv"`,
      'cache-control': 'private, no-store',
    },
  });
}
