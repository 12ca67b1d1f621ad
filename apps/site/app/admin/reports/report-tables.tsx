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
import { Icon } from '../../ui/icons/icon.tsx';
import { Badge } from '../../ui/tag.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import { payingWords } from '../orders/order-words.ts';
import { Change } from './change-words.tsx';
import { dayName } from './sales-chart.tsx';

export type Cell = { key: string; head: string; value: ReactNode; isSum?: boolean };

/** Rows of a report with their sums at the foot; cards on phones. */
export function ReportTable({
  title,
  rows,
  footer,
  footerTo,
}: {
  title: string;
  rows: readonly { key: string; name: ReactNode; cells: readonly Cell[] }[];
  footer?: readonly Cell[];
  /** Where the rows of all of it stand. */
  footerTo?: string;
}) {
  const { t } = useStaffText();
  const heads = footer ?? rows[0]?.cells ?? [];
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
        {footer ? (
          <tr role="row" className="report__foot">
            <th role="rowheader" scope="row">
              {footerTo ? (
                <Link className="link" to={footerTo}>
                  {t('reports.total')}
                </Link>
              ) : (
                t('reports.total')
              )}
            </th>
            {footer.map(draw)}
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

/** Lists of orders for figures in the currency of a report. */
export function useOrdersOf({ currency }: { currency: { iso: string } }) {
  const orders = useAddress()('adminOrders');
  return (query: Record<string, string>) =>
    `${orders}?${new URLSearchParams({ ...query, iso: currency.iso })}`;
}

const countryOf = (iso: string, locale: string): string =>
  (/^[A-Z]{2}$/.test(iso) && new Intl.DisplayNames([locale], { type: 'region' }).of(iso)) || iso;

/** Base and tax by country and rate, those of the one-stop shop marked. */
export function TaxTable({ report }: { report: TaxReport }) {
  const { t, locale, number } = useStaffText();
  const ordersTo = useOrdersOf(report);
  const { from, to } = report;
  const issued = { issued: 'any', from, to };
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
          key: `${row.country} ${row.rate} ${row.isOss}`,
          name: (
            <>
              {row.country === '' ? (
                t('reports.unknown')
              ) : (
                <Link
                  className="link"
                  to={ordersTo({
                    ...issued,
                    taxedIn: row.country,
                    taxRate: String(row.rate),
                    oss: String(row.isOss),
                  })}
                >
                  {countryOf(row.country, locale)}
                </Link>
              )}{' '}
              {row.isOss ? <Badge plain>OSS</Badge> : null}
            </>
          ),
          cells: cells(`${number(row.rate)} %`, row),
        }))}
        footer={cells('', report.totals)}
        footerTo={ordersTo(issued)}
      />
      <p className="small soft">{t('reports.taxLead')}</p>
      <OssTable report={report} />
    </>
  );
}

/** What goes into the return of the one-stop shop, by quarter, country and rate; nothing where there is none of it. */
function OssTable({ report }: { report: TaxReport }) {
  const { t, locale, number } = useStaffText();
  const ordersTo = useOrdersOf(report);
  const { rows, totals } = report.oss;
  if (rows.length === 0) return null;
  const { from, to } = report;
  const money = orderMoney(report, locale);
  const cells = (quarter: string, rate: string, row: typeof totals): Cell[] => [
    { key: 'quarter', head: t('reports.quarter'), value: quarter },
    { key: 'rate', head: t('reports.rate'), value: rate },
    { key: 'base', head: t('reports.base'), value: money(row.base) },
    { key: 'tax', head: t('reports.tax'), value: money(row.tax) },
    { key: 'total', head: t('reports.total'), value: money(row.total), isSum: true },
  ];
  const quarterOf = (text: string) => {
    const [year = '', quarter = ''] = text.split('-Q');
    return t('reports.quarterOf', { year, quarter });
  };
  return (
    <section className="stack" aria-labelledby="h-oss">
      <div className="between">
        <h2 id="h-oss">{t('reports.oss')}</h2>
        <a
          className="button button--quiet"
          href={`/_/report-csv/oss?${new URLSearchParams({ from: report.from, to: report.to, currency: report.currency.iso })}`}
          download
        >
          <Icon name="download" /> {t('reports.ossFile')}
        </a>
      </div>
      <ReportTable
        title={t('reports.country')}
        rows={rows.map((row) => ({
          key: `${row.quarter} ${row.corrects} ${row.country} ${row.rate}`,
          name: (
            <Link
              className="link"
              to={ordersTo({
                issued: row.corrects === null ? 'any' : 'credit',
                ...quarterWithin(row.quarter, { from, to }),
                taxedIn: row.country,
                taxRate: String(row.rate),
                oss: 'true',
              })}
            >
              {countryOf(row.country, locale)}
            </Link>
          ),
          cells: cells(
            row.corrects === null
              ? quarterOf(row.quarter)
              : t('reports.corrects', { in: quarterOf(row.quarter), of: quarterOf(row.corrects) }),
            `${number(row.rate)} %`,
            row,
          ),
        }))}
        footer={cells('', '', totals)}
        footerTo={ordersTo({ issued: 'any', from, to, oss: 'true' })}
      />
      <p className="small soft">{t('reports.ossLead')}</p>
    </section>
  );
}

/** The days of a quarter (2026-Q3) that are in a period. */
function quarterWithin(text: string, { from, to }: { from: string; to: string }) {
  const [year, quarter] = text.split('-Q').map(Number);
  const dayOf = (months: number, day: number) =>
    new Date(Date.UTC(year ?? 0, ((quarter ?? 1) - 1) * 3 + months, day)).toISOString().slice(0, 10);
  const [first, last] = [dayOf(0, 1), dayOf(3, 0)];
  return { from: from > first ? from : first, to: to < last ? to : last };
}

/** Pieces at hand and what they would sell for, the dearest first. */
export function StockTable({ report }: { report: StockReport }) {
  const { t, locale, number } = useStaffText();
  const address = useAddress();
  const money = orderMoney(report, locale);
  return (
    <>
      <ReportTable
        title={t('reports.product')}
        rows={report.rows.map((row) => ({
          key: String(row.productId),
          name: (
            <Link className="link" to={address('adminStockItem', { id: String(row.productId) })}>
              {row.sku ? `${row.name} (${row.sku})` : row.name}
            </Link>
          ),
          cells: [
            { key: 'quantity', head: t('reports.pieces'), value: number(row.quantity) },
            { key: 'price', head: t('reports.price'), value: money(row.price) },
            { key: 'value', head: t('reports.value'), value: money(row.value), isSum: true },
          ],
        }))}
        footer={[
          { key: 'quantity', head: t('reports.pieces'), value: number(report.totals.quantity) },
          { key: 'price', head: t('reports.price'), value: '' },
          { key: 'value', head: t('reports.value'), value: money(report.totals.value), isSum: true },
        ]}
      />
      <p className="small soft">{t('reports.stockLead')}</p>
    </>
  );
}
