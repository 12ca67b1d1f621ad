import { type FunnelStep, funnelSteps } from '@izlog/contract/ecommerce/reports/funnel-steps';
import type { FunnelReport, SearchReport } from '@izlog/contract/ecommerce/reports/sales-report';
import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Change } from './change-words.tsx';
import { dayName } from './door/sales-chart.tsx';
import { ReportTable } from './report-table.tsx';
import { TimeChart } from './time-chart.tsx';

const stepWords = {
  products: 'reports.stepProducts',
  carts: 'reports.stepCarts',
  checkouts: 'reports.stepCheckouts',
  orders: 'reports.stepOrders',
} as const satisfies Record<FunnelStep, StaffKey>;

/** How many of those who look at products come to an order: each step with its share, by days, and what is counted. */
export function Funnel({ report }: { report: FunnelReport }) {
  const { t, locale, number } = useStaffText();
  const { rows, totals, totalsBefore, from, to, before } = report;
  const ordersTo = useOrders();
  if (funnelSteps.every((step) => totals[step] === 0 && totalsBefore[step] === 0))
    return (
      <EmptyState title={t('reports.funnelNothing')}>
        <p>{t('reports.funnelLead')}</p>
      </EmptyState>
    );
  const seen = rows.filter((row) => funnelSteps.some((step) => row[step] > 0));
  const most = rows.reduce(
    (best, row) => (row.carts > best.carts ? row : best),
    rows[0] ?? { day: to, carts: 0 },
  );
  return (
    <>
      <Steps report={report} />
      <TimeChart
        label={t('reports.stepCarts')}
        points={rows.map((row) => ({
          key: row.day,
          name: dayName(row.day, locale),
          value: row.carts,
          before: row.before.carts,
        }))}
        legend={{
          now: `${dayName(from, locale)} – ${dayName(to, locale)}`,
          before: `${dayName(before.from, locale)} – ${dayName(before.to, locale)}`,
        }}
        caption={
          most.carts > 0
            ? t('reports.funnelCaption', { name: dayName(most.day, locale), count: most.carts })
            : t('reports.funnelNoCarts')
        }
        format={number}
      />
      <ReportTable
        title={t('reports.day')}
        rows={seen.map((row) => ({
          key: row.day,
          name:
            row.orders > 0 ? (
              <Link className="link" to={ordersTo(row.day, row.day)}>
                {dayName(row.day, locale)}
              </Link>
            ) : (
              dayName(row.day, locale)
            ),
          cells: cellsOf(row),
        }))}
        footer={cellsOf(totals)}
      />
      <Since since={report.since} from={from} />
      <p className="small soft">{t('reports.funnelLead')}</p>
    </>
  );

  function cellsOf(row: FunnelReport['totals']) {
    return funnelSteps.map((step) => ({
      key: step,
      head: t(stepWords[step]),
      value: number(row[step]),
      isSum: step === 'orders',
    }));
  }
}

/** Where the orders of some days stand. */
function useOrders() {
  const orders = useAddress()('adminOrders');
  return (from: string, to: string) => `${orders}?${new URLSearchParams({ sold: 'true', from, to })}`;
}

function Steps({ report: { totals, totalsBefore, from, to } }: { report: FunnelReport }) {
  const { t, locale, number } = useStaffText();
  const ordersTo = useOrders();
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const widest = Math.max(...funnelSteps.map((step) => totals[step]), 1);
  return (
    <ol className="funnel">
      {funnelSteps.map((step, place) => {
        const last = funnelSteps[place - 1];
        const of = last === undefined ? 0 : totals[last];
        const value = number(totals[step]);
        return (
          <li key={step}>
            <span>{t(stepWords[step])}</span>
            <strong>
              {step === 'orders' && totals.orders > 0 ? <Link to={ordersTo(from, to)}>{value}</Link> : value}
            </strong>
            <span className="small soft">
              {of > 0 ? `${t('reports.ofStep', { share: share.format(totals[step] / of) })} · ` : null}
              <Change now={totals[step]} before={totalsBefore[step]} />{' '}
              {t('reports.was', { value: number(totalsBefore[step]) })}
            </span>
            <svg className="funnel__bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={Math.max((100 * totals[step]) / widest, 0.3)} height="1" />
            </svg>
          </li>
        );
      })}
    </ol>
  );
}

/** What visitors searched for, and of what nothing was found. */
export function Searches({ report, mayMend }: { report: SearchReport; mayMend: boolean }) {
  const { t, number } = useStaffText();
  const missed = useAddress()('adminSearch');
  const { rows, totals, from } = report;
  if (rows.length === 0)
    return (
      <EmptyState title={t('reports.searchNothing')}>
        <p>{t('reports.searchLead')}</p>
      </EmptyState>
    );
  const cellsOf = (row: { count: number; missed: number; countBefore: number }) => [
    { key: 'before', head: t('reports.before'), value: number(row.countBefore) },
    { key: 'change', head: t('reports.change'), value: <Change now={row.count} before={row.countBefore} /> },
    {
      key: 'missed',
      head: t('reports.missed'),
      value:
        row.missed > 0 && mayMend ? (
          <Link className="link" to={missed}>
            {number(row.missed)}
          </Link>
        ) : (
          number(row.missed)
        ),
    },
    { key: 'count', head: t('reports.times'), value: number(row.count), isSum: true },
  ];
  return (
    <>
      <ReportTable
        title={t('reports.query')}
        rows={rows.map((row) => ({
          key: `${row.language} ${row.query}`,
          name: row.query,
          cells: cellsOf(row),
        }))}
        footer={cellsOf(totals)}
      />
      <Since since={report.since} from={from} />
      <p className="small soft">{t('reports.searchLead')}</p>
    </>
  );
}

/** Says from when on there are sums, where a period reaches further back. */
function Since({ since, from }: { since: string | null; from: string }) {
  const { t, locale } = useStaffText();
  return since !== null && since > from ? (
    <p className="small soft">{t('reports.countedSince', { day: dayName(since, locale) })}</p>
  ) : null;
}
