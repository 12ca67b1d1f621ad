import type { SalesReport } from '@izlog/contract/ecommerce/reports/sales-report';
import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Figures } from '#site/admin/rooms/reports/door/figures.tsx';
import { useOrdersOf } from '#site/admin/rooms/reports/door/orders-of.ts';
import { SalesChart } from '#site/admin/rooms/reports/door/sales-chart.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Tabs } from '#site/ui/controls/tabs.tsx';
import { type DashboardSales, dashboardDays } from './dashboard-view.ts';

/** Income, orders and returns of the chosen days against those before. */
export function SalesFigures({ sales: { days, report } }: { sales: DashboardSales }) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <>
      <Tabs
        label={t('reports.period')}
        tabs={dashboardDays.map((one) => ({
          href: `${address('admin')}?days=${one}`,
          name: one === 1 ? t('dashboard.today') : t('dashboard.days', { count: one }),
          current: one === days,
        }))}
      />
      <Figures report={report} />
    </>
  );
}

/** The line of days with the period before. */
export function SalesLine({ report }: { report: SalesReport }) {
  const { t } = useStaffText();
  return (
    <section className="stack" aria-labelledby="h-prihod">
      <h2 id="h-prihod">{t('dashboard.income')}</h2>
      <SalesChart report={report} />
    </section>
  );
}

/** What was bought most in the chosen days. */
export function BestSellers({ sales: { report, best } }: { sales: DashboardSales }) {
  const { t } = useStaffText();
  const address = useAddress();
  const ordersTo = useOrdersOf(report);
  const rows = best
    .filter(({ key }) => key !== 'others' && key !== 'delivery')
    .toSorted((a, b) => (b.quantity ?? 0) - (a.quantity ?? 0));
  const most = Math.max(1, ...rows.map(({ quantity }) => quantity ?? 0));
  if (rows.length === 0) return null;
  const query = new URLSearchParams({ from: report.from, to: report.to });
  return (
    <section className="stack" aria-labelledby="h-najprodavanije">
      <div className="between">
        <h2 id="h-najprodavanije">{t('dashboard.best')}</h2>
        <Link className="link" to={`${address('adminReports', { what: 'proizvodi' })}?${query}`}>
          {t('dashboard.report')}
        </Link>
      </div>
      <ul className="bars plain">
        {rows.map(({ key, name, quantity }) => (
          <li key={key}>
            <span>
              <Link
                className="link"
                to={ordersTo({ sold: 'true', from: report.from, to: report.to, product: key })}
              >
                {name}
              </Link>
            </span>{' '}
            <b>{t('shopOrders.pieces', { count: quantity ?? 0 })}</b>
            <progress value={quantity ?? 0} max={most} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </section>
  );
}
