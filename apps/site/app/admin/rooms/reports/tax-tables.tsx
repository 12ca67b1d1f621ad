import type { TaxReport } from '@izlog/contract/ecommerce/reports/sales-report';
import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { countryOf } from '#site/admin/ground/text/country-of.ts';
import { orderMoney } from '#site/features/orders/door/order-parts.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { useOrdersOf } from './door/orders-of.ts';
import { type Cell, ReportTable } from './report-table.tsx';

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

/** The same for who reads the books alone: no line leads to orders, which they do not see. */
export function BooksTaxes({ report }: { report: TaxReport }) {
  const { t, locale, number } = useStaffText();
  const money = orderMoney(report, locale);
  const { from, to, rows, totals, oss, currency } = report;
  const cells = (rate: string, row: { base: number; tax: number; total: number }): Cell[] => [
    { key: 'rate', head: t('reports.rate'), value: rate },
    { key: 'base', head: t('reports.base'), value: money(row.base) },
    { key: 'tax', head: t('reports.tax'), value: money(row.tax) },
    { key: 'total', head: t('reports.total'), value: money(row.total), isSum: true },
  ];
  const file = (what: string) =>
    `/_/report-csv/${what}?${new URLSearchParams({ from, to, currency: currency.iso })}`;
  const nameOf = (country: string) => (country === '' ? t('reports.unknown') : countryOf(country, locale));
  const quarterOf = (text: string) => {
    const [year = '', quarter = ''] = text.split('-Q');
    return t('reports.quarterOf', { year, quarter });
  };
  return (
    <>
      <section className="stack" aria-labelledby="h-porezi">
        <div className="between">
          <h2 id="h-porezi">{t('reports.taxes')}</h2>
          <a className="button button--quiet" href={file('porezi')} download>
            <Icon name="download" /> {t('books.taxFile')}
          </a>
        </div>
        <ReportTable
          title={t('reports.country')}
          rows={rows.map((row) => ({
            key: `${row.country} ${row.rate} ${row.isOss}`,
            name: (
              <>
                {nameOf(row.country)} {row.isOss ? <Badge plain>OSS</Badge> : null}
              </>
            ),
            cells: cells(`${number(row.rate)} %`, row),
          }))}
          footer={cells('', totals)}
        />
      </section>
      {oss.rows.length === 0 ? null : (
        <section className="stack" aria-labelledby="h-oss">
          <div className="between">
            <h2 id="h-oss">{t('reports.oss')}</h2>
            <a className="button button--quiet" href={file('oss')} download>
              <Icon name="download" /> {t('reports.ossFile')}
            </a>
          </div>
          <ReportTable
            title={t('reports.country')}
            rows={oss.rows.map((row) => ({
              key: `${row.quarter} ${row.corrects} ${row.country} ${row.rate}`,
              name: (
                <>
                  {nameOf(row.country)},{' '}
                  {row.corrects === null
                    ? quarterOf(row.quarter)
                    : t('reports.corrects', { in: quarterOf(row.quarter), of: quarterOf(row.corrects) })}
                </>
              ),
              cells: cells(`${number(row.rate)} %`, row),
            }))}
            footer={cells('', oss.totals)}
          />
          <p className="small soft">{t('reports.ossLead')}</p>
        </section>
      )}
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
