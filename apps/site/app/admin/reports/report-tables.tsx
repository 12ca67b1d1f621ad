// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
import type {
  SalesKind,
  SalesReport,
  StockReport,
  TaxReport,
} from '@izlog/contract/ecommerce/reports/sales-report';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { orderMoney } from '../../features/account/door/order-parts.tsx';
import { useAddress } from '../../links/staff-addresses.ts';
import { Badge } from '../../ui/tag.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import { kindWords } from '../orders/order-words.ts';
import { Change } from './change-words.tsx';
import type { ReportView } from './reports-view.ts';
import { dayName } from './sales-chart.tsx';

type Cell = { key: string; head: string; value: ReactNode; isSum?: boolean };

/** Rows of a report with their sums at the foot; cards on phones. */
function ReportTable({
  title,
  rows,
  foot,
}: {
  title: string;
  rows: readonly { key: string; name: ReactNode; cells: readonly Cell[] }[];
  foot?: readonly Cell[];
}) {
  const { t } = useStaffText();
  const heads = foot ?? rows[0]?.cells ?? [];
  const draw = ({ key, head, value, isSum }: Cell) => (
    <td key={key} role="cell" data-place={isSum ? 'sum' : 'figure'}>
      <span className="records__label">{head}: </span>
      {value}
    </td>
  );
  return (
    <table className="grid-table records" role="table" aria-label={title}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {title}
          </th>
          {heads.map(({ key, head, isSum }) => (
            <th key={key} role="columnheader" scope="col" data-place={isSum ? 'sum' : 'figure'}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, name, cells }) => (
          <tr key={key} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map(draw)}
          </tr>
        ))}
        {foot ? (
          <tr role="row" className="report__foot">
            <th role="rowheader" scope="row">
              {t('reports.total')}
            </th>
            {foot.map(draw)}
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

/** Sales by what was chosen; each row leads to the orders it was counted from. */
export function SalesTable({ kind, report }: { kind: SalesKind; report: SalesReport }) {
  const { t, locale, number } = useStaffText();
  const money = orderMoney(report, locale);
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
      foot={cells({ ...totals, quantity })}
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
  if (kind === 'payments') {
    const words = kindWords[key];
    return words === undefined ? key : typeof words === 'string' ? t(words) : words.name;
  }
  if (key === '') return t(kind === 'customers' ? 'reports.forgotten' : 'reports.noCategory');
  return name || key;
}

/** Where the orders stand that a row was counted from; null where no list narrows to them. */
function useRows({ kind, row: { key }, report: { from, to } }: RowProps): string | null {
  const address = useAddress();
  const all = (more: Record<string, string>) =>
    `${address('adminOrders')}?${new URLSearchParams({ sold: 'true', from, to, ...more })}`;
  if (key === '' || key === 'others' || key === 'delivery') return null;
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
      return null;
  }
}

const countryOf = (iso: string, locale: string): string =>
  (/^[A-Z]{2}$/.test(iso) && new Intl.DisplayNames([locale], { type: 'region' }).of(iso)) || iso;

/** Base and tax by country and rate, those of the one-stop shop marked. */
export function TaxTable({ report }: { report: TaxReport }) {
  const { t, locale, number } = useStaffText();
  const money = orderMoney(report, locale);
  const cells = (rate: string, row: { base: number; tax: number; total: number }): Cell[] => [
    { key: 'rate', head: t('reports.rate'), value: rate },
    { key: 'base', head: t('reports.base'), value: money(row.base) },
    { key: 'tax', head: t('reports.tax'), value: money(row.tax) },
    { key: 'total', head: t('reports.total'), value: money(row.total), isSum: true },
  ];
  return (
    <>
      <ReportTable
        title={t('reports.country')}
        rows={report.rows.map((row) => ({
          key: `${row.country} ${row.rate}`,
          name: (
            <>
              {row.country === '' ? t('reports.unknown') : countryOf(row.country, locale)}{' '}
              {row.isOss ? <Badge plain>OSS</Badge> : null}
            </>
          ),
          cells: cells(`${number(row.rate)} %`, row),
        }))}
        foot={cells('', report.totals)}
      />
      <p className="small soft">{t('reports.taxLead')}</p>
    </>
  );
}

/** Pieces at hand and what they would sell for, the dearest first. */
export function StockTable({ report }: { report: StockReport }) {
  const { t, locale, number } = useStaffText();
  const money = orderMoney(report, locale);
  return (
    <>
      <ReportTable
        title={t('reports.product')}
        rows={report.rows.map((row) => ({
          key: String(row.productId),
          name: row.sku ? `${row.name} (${row.sku})` : row.name,
          cells: [
            { key: 'quantity', head: t('reports.pieces'), value: number(row.quantity) },
            { key: 'price', head: t('reports.price'), value: money(row.price) },
            { key: 'value', head: t('reports.value'), value: money(row.value), isSum: true },
          ],
        }))}
        foot={[
          { key: 'quantity', head: t('reports.pieces'), value: number(report.totals.quantity) },
          { key: 'price', head: t('reports.price'), value: '' },
          { key: 'value', head: t('reports.value'), value: money(report.totals.value), isSum: true },
        ]}
      />
      <p className="small soft">{t('reports.stockLead')}</p>
    </>
  );
}

/** What visitors looked for and nobody found. */
export function MissedTable({ records }: Extract<ReportView, { kind: 'search' }>['report']) {
  const { t, number, shortDate } = useStaffText();
  if (records.length === 0) return <p className="soft">{t('reports.nothingMissed')}</p>;
  return (
    <ReportTable
      title={t('reports.query')}
      rows={records.map(({ query, language, count, lastAt }) => ({
        key: `${language} ${query}`,
        name: query,
        cells: [
          { key: 'last', head: t('reports.lastAt'), value: shortDate(lastAt) },
          { key: 'count', head: t('reports.times'), value: number(count), isSum: true },
        ],
      }))}
    />
  );
}
