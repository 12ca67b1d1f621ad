import { comparisons } from '@izlog/contract/ecommerce/reports/period';
import {
  getFunnelReport,
  getSalesReport,
  getSearchReport,
  getStockReport,
  getTaxReport,
} from '@izlog/contract/ecommerce/reports/sales-report';
import { data } from 'react-router';
import { isDay, shopDayOf } from '#site/admin/ground/frame/shop-day.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { type AskedPeriod, type ReportName, type ReportView, reportNames } from '../reports-view.ts';

const dayLength = 86_400_000;

/** The period of an address; without one, or one that cannot be, the last 30 days, and of that why it cannot be. */
export function periodIn({ searchParams }: URL): AskedPeriod {
  const [from = '', to = ''] = ['from', 'to'].map((name) => (searchParams.get(name) ?? '').slice(0, 40));
  const compare = comparisons.find((one) => one === searchParams.get('compare')) ?? 'before';
  const currency = /^[A-Z]{3}$/.exec(searchParams.get('currency') ?? '')?.[0];
  if (from === '' && to === '') return { ...lastDays(30), compare, currency };
  const faults = periodFaults(from, to);
  if (Object.keys(faults).length === 0) return { from, to, compare, currency };
  return { ...lastDays(30), compare, currency, refused: { from, to, faults } };
}

/** What is wrong with the days that were typed, beside which of them it is shown. */
function periodFaults(from: string, to: string): NonNullable<AskedPeriod['refused']>['faults'] {
  const isIn = (day: string) => isDay(day) && day.startsWith('20');
  const wrong = (day: string) => (day === '' ? 'validation.required' : 'reports.dayWrong');
  if (!(isIn(from) && isIn(to)))
    return { ...(isIn(from) ? {} : { from: wrong(from) }), ...(isIn(to) ? {} : { to: wrong(to) }) };
  if (from > to) return { to: 'reports.periodReversed' };
  return isShort(from, to) ? {} : { to: 'reports.periodLong' };
}

const isShort = (from: string, to: string) => Date.parse(to) - Date.parse(from) < 3660 * dayLength;

/** How many days of the shop, today the last of them. */
export function lastDays(days: number): { from: string; to: string } {
  const now = Date.now();
  return { from: shopDayOf(now - (days - 1) * dayLength), to: shopDayOf(now) };
}

/** The report of an address; 404 for one that there is not. */
export async function loadReport(
  site: SiteContext,
  scope: readonly string[],
  name: string,
  url: URL,
): Promise<ReportView> {
  const names = Object.keys(reportNames) as ReportName[];
  const found = names.find((one) => one === name);
  if (!found) throw data(null, { status: 404 });
  const asked = periodIn(url);
  const kind = reportNames[found];
  const shared = { name: found, names, asked };
  const { currency, refused: _refused, ...period } = asked;
  const input = { ...period, ...(currency ? { iso: currency } : {}) };
  if (kind === 'taxes') return { ...shared, kind, report: await site.call(getTaxReport, input) };
  if (kind === 'stock') return { ...shared, kind, report: await site.call(getStockReport, {}) };
  if (kind === 'funnel') return { ...shared, kind, report: await site.call(getFunnelReport, period) };
  if (kind === 'search')
    return {
      ...shared,
      kind,
      report: await site.call(getSearchReport, period),
      mayMend: scope.includes('catalogue.edit'),
    };
  return { ...shared, kind, report: await site.call(getSalesReport, { what: kind, ...input }) };
}
