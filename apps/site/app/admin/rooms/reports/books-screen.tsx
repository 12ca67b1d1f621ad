import { Form } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { payingWords } from '#site/admin/rooms/orders/door/order-words.ts';
import { orderMoney } from '#site/features/orders/door/order-parts.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select } from '#site/ui/controls/text-input.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Note } from '#site/ui/note.tsx';
import type { BooksView } from './books-view.ts';
import { dayName } from './door/sales-chart.tsx';
import { type Cell, ReportTable } from './report-table.tsx';
import { BooksTaxes } from './tax-tables.tsx';

/** Documents, taxes and money of a month or a quarter for the bookkeeper: sums to compare, and all papers in one download. */
export function BooksScreen({ title, view }: { title: string; view: BooksView }) {
  const { t } = useStaffText();
  const { from, to, isEmpty } = view;
  return (
    <>
      <div className="head">
        <div>
          <h1>{title}</h1>
        </div>
        <div className="head__acts">
          <a
            className="button button--primary"
            href={`/_/paper-archive?${new URLSearchParams({ from, to, books: 'yes' })}`}
          >
            <Icon name="download" /> {t('books.download')}
          </a>
        </div>
      </div>
      <PeriodForm view={view} />
      {isEmpty ? (
        <Note tone="info" role="status">
          {t('archive.nothing')}
        </Note>
      ) : null}
      <p className="small soft">{t('books.inside')}</p>
      <Documents view={view} />
      <Money view={view} />
      <BooksTaxes report={view.taxes} />
    </>
  );
}

function PeriodForm({ view: { chosen, months, quarters } }: { view: BooksView }) {
  const { t, locale } = useStaffText();
  const address = useAddress();
  const quarterName = (one: string) => {
    const [year = '', quarter = ''] = one.split('-Q');
    return t('reports.quarterOf', { year, quarter });
  };
  return (
    <Form key={chosen} method="get" action={address('adminBooks')} className="admin__filters">
      <Field label={t('books.period')}>
        {(control) => (
          <Select {...control} name="period" defaultValue={chosen}>
            <optgroup label={t('books.months')}>
              {months.map((one) => (
                <option key={one} value={one}>
                  {dayName(one, locale)}
                </option>
              ))}
            </optgroup>
            <optgroup label={t('books.quarters')}>
              {quarters.map((one) => (
                <option key={one} value={one}>
                  {quarterName(one)}
                </option>
              ))}
            </optgroup>
          </Select>
        )}
      </Field>
      <p className="row">
        <Button type="submit">{t('log.show')}</Button>
      </p>
    </Form>
  );
}

function Documents({ view: { books } }: { view: BooksView }) {
  const { t, locale, number } = useStaffText();
  const money = orderMoney(books, locale);
  const { invoices, credits, total, unpaid } = books.documents;
  const cells = (count: number, sum: number): Cell[] => [
    { key: 'count', head: t('books.count'), value: number(count) },
    { key: 'total', head: t('reports.total'), value: money(sum), isSum: true },
  ];
  return (
    <section className="stack" aria-labelledby="h-isprave">
      <h2 id="h-isprave">{t('books.documents')}</h2>
      <ReportTable
        title={t('books.document')}
        rows={[
          { key: 'invoices', name: t('books.invoices'), cells: cells(invoices.count, invoices.total) },
          { key: 'credits', name: t('books.credits'), cells: cells(credits.count, credits.total) },
        ]}
        footer={cells(invoices.count + credits.count, total)}
      />
      {unpaid.count > 0 ? (
        <p className="small soft">
          {t('books.unpaid', { count: unpaid.count, amount: money(unpaid.total) })}
        </p>
      ) : null}
    </section>
  );
}

function Money({ view: { books } }: { view: BooksView }) {
  const { t, locale } = useStaffText();
  const money = orderMoney(books, locale);
  const cells = (
    received: number,
    givenBack: number,
    { kept, fees, payout }: Pick<BooksView['books'], 'kept' | 'fees' | 'payout'>,
  ): Cell[] => [
    { key: 'received', head: t('books.received'), value: money(received) },
    { key: 'givenBack', head: t('books.givenBack'), value: money(-givenBack) },
    { key: 'kept', head: t('books.kept'), value: money(kept) },
    { key: 'fees', head: t('books.fees'), value: money(-fees) },
    { key: 'payout', head: t('books.payout'), value: money(payout), isSum: true },
  ];
  return (
    <section className="stack" aria-labelledby="h-novac">
      <h2 id="h-novac">{t('books.money')}</h2>
      <ReportTable
        title={t('books.provider')}
        rows={books.payments.map((one) => ({
          key: one.provider,
          name: payingWords(one.provider, t),
          cells: cells(one.received.total, one.givenBack.total, one),
        }))}
        footer={cells(books.received, books.givenBack, books)}
      />
      {books.feesComputed === 0 ? null : (
        <p className="small soft">{t('books.feesComputed', { amount: money(books.feesComputed) })}</p>
      )}
      {books.feesUnknown === 0 ? null : (
        <p className="small soft">{t('books.feesUnknown', { count: books.feesUnknown })}</p>
      )}
      <p className="small soft">
        {books.difference === 0
          ? t('books.agrees', { amount: money(books.kept) })
          : t('books.differs', { amount: money(books.difference) })}
      </p>
    </section>
  );
}
