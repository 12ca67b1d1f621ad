import { Form } from 'react-router';
import { DayField } from '#site/admin/ground/frame/day-field.tsx';
import { PrintButton } from '#site/admin/ground/frame/print-button.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Tabs } from '#site/ui/controls/tabs.tsx';
import { Select } from '#site/ui/controls/text-input.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Figures } from './door/figures.tsx';
import { SalesChart } from './door/sales-chart.tsx';
import type { ReportName, ReportView } from './reports-view.ts';
import { SalesTable } from './sales-table.tsx';
import { StockTable } from './stock-table.tsx';
import { TaxTable } from './tax-tables.tsx';
import { Funnel, Searches } from './visit-reports.tsx';

const nameKeys: Readonly<Record<ReportName, StaffKey>> = {
  dani: 'reports.days',
  mjeseci: 'reports.months',
  proizvodi: 'reports.products',
  kategorije: 'reports.categories',
  placanja: 'reports.payments',
  drzave: 'reports.countries',
  kupci: 'reports.customers',
  porezi: 'reports.taxes',
  zalihe: 'reports.stock',
  lijevak: 'reports.funnel',
  pretraga: 'reports.search',
};

/** What the shop earned, owes in taxes and has in stock: of any days, against others, to print and as a file. */
export function ReportsScreen({ title, view }: { title: string; view: ReportView }) {
  const { t } = useStaffText();
  const address = useAddress();
  const { name, names, asked, kind } = view;
  const query = new URLSearchParams({ from: asked.from, to: asked.to, compare: asked.compare });
  if (asked.currency) query.set('currency', asked.currency);
  const hasPeriod = kind !== 'stock';
  return (
    <>
      <div className="head">
        <div>
          <h1>{title}</h1>
        </div>
        <div className="head__acts">
          <a className="button button--quiet" href={`/_/report-csv/${name}?${query}`} download>
            <Icon name="download" /> CSV
          </a>
          <PrintButton />
        </div>
      </div>
      <Tabs
        label={title}
        tabs={names.map((one) => ({
          href: `${address('adminReports', { what: one })}?${query}`,
          name: t(nameKeys[one]),
          current: one === name,
        }))}
      />
      {hasPeriod ? <PeriodForm view={view} /> : null}
      {hasPeriod && asked.refused ? <p className="soft">{t('reports.periodShown')}</p> : null}
      {view.kind === 'taxes' ? <TaxTable report={view.report} /> : null}
      {view.kind === 'stock' ? <StockTable report={view.report} /> : null}
      {view.kind === 'funnel' ? <Funnel report={view.report} /> : null}
      {view.kind === 'search' ? <Searches report={view.report} mayMend={view.mayMend} /> : null}
      {'totals' in view.report && 'income' in view.report.totals ? <Sales view={view} /> : null}
    </>
  );
}

function Sales({ view }: { view: ReportView }) {
  const { t } = useStaffText();
  if (view.kind === 'taxes' || view.kind === 'stock' || view.kind === 'funnel' || view.kind === 'search')
    return null;
  const { report, kind } = view;
  const isOfTime = kind === 'days' || kind === 'months';
  return (
    <>
      <Figures report={report} />
      {isOfTime ? <SalesChart report={report} /> : null}
      {report.totals.orders === 0 && report.totals.before === 0 ? (
        <EmptyState title={t('reports.nothing')}>
          <p>{t('reports.nothingLead')}</p>
        </EmptyState>
      ) : (
        <SalesTable kind={kind} report={report} />
      )}
    </>
  );
}

function PeriodForm({ view: { name, asked, report } }: { view: ReportView }) {
  const { t } = useStaffText();
  const address = useAddress();
  const { compare, currency, refused } = asked;
  const { from, to } = refused ?? asked;
  const currencies = 'currencies' in report ? report.currencies : [];
  const errorOf = (name: 'from' | 'to') => {
    const fault = refused?.faults[name];
    return fault && t(fault, { typed: refused[name] });
  };
  return (
    <Form
      key={`${name} ${from} ${to} ${compare} ${currency}`}
      method="get"
      action={address('adminReports', { what: name })}
      className="admin__filters"
      aria-label={t('reports.period')}
    >
      <DayField name="from" label={t('log.from')} day={from} error={errorOf('from')} />
      <DayField name="to" label={t('log.to')} day={to} error={errorOf('to')} />
      <Field label={t('reports.compare')}>
        {(control) => (
          <Select {...control} name="compare" defaultValue={compare}>
            <option value="before">{t('reports.compareBefore')}</option>
            <option value="year">{t('reports.compareYear')}</option>
          </Select>
        )}
      </Field>
      {currencies.length > 1 || currency ? (
        <Field label={t('reports.currency')}>
          {(control) => (
            <Select {...control} name="currency" defaultValue={currency}>
              {[...new Set([...currencies, ...(currency ? [currency] : [])])].map((iso) => (
                <option key={iso} value={iso}>
                  {iso}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      <p className="row">
        <Button type="submit">{t('log.show')}</Button>
      </p>
    </Form>
  );
}
