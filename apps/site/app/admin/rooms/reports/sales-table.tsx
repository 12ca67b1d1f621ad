import type { SalesKind, SalesReport } from '@izlog/contract/ecommerce/reports/sales-report';
import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { countryOf } from '#site/admin/ground/text/country-of.ts';
import { payingWords } from '#site/admin/rooms/orders/door/order-words.ts';
import { orderMoney } from '#site/features/orders/door/order-parts.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Change } from './change-words.tsx';
import { useOrdersOf } from './door/orders-of.ts';
import { dayName } from './door/sales-chart.tsx';
import { type Cell, ReportTable } from './report-table.tsx';

/** Sales by what was chosen; each row leads to the orders it was counted from. */
export function SalesTable({ kind, report }: { kind: SalesKind; report: SalesReport }) {
  const { t, locale, number } = useStaffText();
  const money = orderMoney(report, locale);
  const ordersTo = useOrdersOf(report);
  const { rows, totals } = report;
  const isOfLines = kind === 'products' || kind === 'categories';
  const cells = (row: {
    orders: number;
    quantity: number | null;
    income: number;
    before: number;
  }): Cell[] => [
    isOfLines
      ? {
          key: 'quantity',
          head: t('reports.pieces'),
          value: row.quantity === null ? '' : number(row.quantity),
        }
      : { key: 'orders', head: t('orders.title'), value: number(row.orders) },
    { key: 'before', head: t('reports.before'), value: money(row.before) },
    { key: 'change', head: t('reports.change'), value: <Change now={row.income} before={row.before} /> },
    { key: 'income', head: t('reports.income'), value: money(row.income), isSum: true },
  ];
  const shown = kind === 'days' ? rows.filter(({ income, before }) => income !== 0 || before !== 0) : rows;
  const quantity = isOfLines ? rows.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0) : null;
  return (
    <ReportTable
      title={t(headKeys[kind])}
      rows={shown.map((row) => ({
        key: row.key,
        name: <RowName kind={kind} row={row} report={report} />,
        cells: cells(row),
      }))}
      footer={cells({ ...totals, quantity })}
      footerTo={ordersTo({ sold: 'true', from: report.from, to: report.to })}
    />
  );
}

const headKeys = {
  days: 'reports.day',
  months: 'reports.month',
  products: 'reports.product',
  categories: 'reports.category',
  payments: 'reports.payment',
  countries: 'reports.country',
  customers: 'shopOrders.buyer',
} as const;

type RowProps = { kind: SalesKind; row: SalesReport['rows'][number]; report: SalesReport };

function RowName({ kind, row, report }: RowProps) {
  const name = useRowName(kind, row);
  const to = useRows({ kind, row, report });
  return to ? (
    <Link className="link" to={to}>
      {name}
    </Link>
  ) : (
    name
  );
}

function useRowName(kind: SalesKind, { key, name }: RowProps['row']): string {
  const { t, locale } = useStaffText();
  if (key === 'delivery') return t('reports.delivery');
  if (key === 'others') return t('reports.others');
  if (kind === 'days' || kind === 'months') return dayName(key, locale);
  if (kind === 'countries') return key === '' ? t('reports.unknown') : countryOf(key, locale);
  if (kind === 'payments') return payingWords(key, t);
  if (key === '') return t(kind === 'customers' ? 'reports.forgotten' : 'reports.noCategory');
  return name || key;
}

/** Where the orders stand that a row was counted from; null where no list narrows to them. */
function useRows({ kind, row: { key }, report }: RowProps): string | null {
  const address = useAddress();
  const ordersTo = useOrdersOf(report);
  const { from, to } = report;
  const all = (more: Record<string, string>) => ordersTo({ sold: 'true', from, to, ...more });
  // Delivery is what is left of all of them.
  if (key === 'delivery') return all({});
  if (key === '' || key === 'others') return null;
  switch (kind) {
    case 'days':
      return all({ from: key, to: key });
    case 'months': {
      const last = new Date(Date.UTC(Number(key.slice(0, 4)), Number(key.slice(5)), 0))
        .toISOString()
        .slice(0, 10);
      return all({ from: from > `${key}-01` ? from : `${key}-01`, to: to < last ? to : last });
    }
    case 'payments':
      return all({ kind: key });
    case 'countries':
      return all({ country: key });
    case 'products':
      return all({ product: key });
    case 'customers':
      return address('adminCustomer', { id: key });
    case 'categories':
      return all({ category: key });
  }
}
