// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
import type {
  EInvoicePayment,
  listEInvoicePayments,
} from '@izlog/contract/ecommerce/e-invoices/e-invoice-payments';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { Link } from 'react-router';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Note } from '#site/ui/note.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { useEInvoiceError } from './door/e-invoice-words.tsx';
import { EInvoiceTabs } from './e-invoice-tabs.tsx';

type View = EndpointAnswer<typeof listEInvoicePayments>;

/** Payments of a month that the tax administration is told of, with what it is still to hear. Works without scripts. */
export function PaymentsScreen({ title, view, mayEdit }: { title: string; view: View; mayEdit: boolean }) {
  const { t, shortDate, locale } = useStaffText();
  const address = useAddress();
  const { month, months, dueOn, records, total, waiting } = view;
  const open = records.filter(({ state }) => state !== 'reported');
  const money = (amount: number) => amount.toLocaleString(locale, { style: 'currency', currency: 'EUR' });
  return (
    <>
      <RecordHead
        title={title}
        lead={t('eInvoices.paymentsLead')}
        back={{ to: address('adminEInvoices'), name: t('eInvoices.title') }}
      />
      <EInvoiceTabs of="adminEInvoicePayments" />
      <div className="stack">
        <nav className="row" aria-label={t('eInvoices.month')}>
          {months.map((one) => (
            <Link
              key={one}
              className="link num"
              to={`${address('adminEInvoicePayments')}?month=${one}`}
              aria-current={one === month ? 'true' : undefined}
            >
              {monthWords(one, locale)}
            </Link>
          ))}
        </nav>
        {open.length > 0 ? (
          <Note tone="offer" title={t('eInvoices.dueOn', { day: shortDate(dueOn) })}>
            <p>{t('eInvoices.dueLead', { count: open.length, amount: money(waiting) })}</p>
            {mayEdit ? <Acts view={view} /> : null}
          </Note>
        ) : null}
        {records.length === 0 ? (
          <p className="soft">{t('eInvoices.noPayments')}</p>
        ) : (
          <>
            <PaymentTable records={records} />
            <p>
              {t('eInvoices.together', { count: records.length })} <strong>{money(total)}</strong>
            </p>
          </>
        )}
      </div>
    </>
  );
}

/** `studeni 2026.` */
const monthWords = (month: string, locale: string) =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString(locale, { month: 'long', year: 'numeric' });

function Acts({ view: { month, point, records } }: { view: View }) {
  const { t } = useStaffText();
  const again = useSentForm({ name: 'send' });
  const done = useSentForm({ name: 'reported' });
  const open = records.filter(({ state }) => state !== 'reported');
  return (
    <div className="row">
      {point === 'mojEracun' ? (
        <FormFrame form={again} label={t('eInvoices.reportNow')}>
          <input type="hidden" name="month" value={month} />
          <SendButton form={again}>{t('eInvoices.reportNow')}</SendButton>
        </FormFrame>
      ) : null}
      <FormFrame form={done} label={t('eInvoices.reportedByUs')}>
        <input type="hidden" name="month" value={month} />
        <input type="hidden" name="ids" value={open.map(({ id }) => id).join(',')} />
        <SendButton form={done}>{t('eInvoices.reportedByUs')}</SendButton>
      </FormFrame>
    </div>
  );
}

const tones = { waiting: 'offer', reported: 'success', refused: 'danger' } as const;

function PaymentTable({ records }: { records: readonly EInvoicePayment[] }) {
  const { t, shortDate, locale } = useStaffText();
  const address = useAddress();
  const said = useEInvoiceError();
  return (
    <table className="grid-table records" role="table" aria-label={t('eInvoices.payments')}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('eInvoices.number')}
          </th>
          <th role="columnheader" scope="col">
            {t('eInvoices.buyer')}
          </th>
          <th role="columnheader" scope="col">
            {t('eInvoices.paidOn')}
          </th>
          <th role="columnheader" scope="col">
            {t('eInvoices.where')}
          </th>
          <th role="columnheader" scope="col" data-place="figure">
            {t('eInvoices.amount')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {records.map(({ id, number, slug, buyer, paidOn, by, state, error, amount, currency }) => (
          <tr key={id} role="row">
            <th role="rowheader" scope="row">
              <span className="num">{number}</span>
              <small className="e-invoices__under soft">
                {t('eInvoices.order')}{' '}
                <Link className="link num" to={address('adminOrder', { slug })}>
                  {slug}
                </Link>
              </small>
            </th>
            <td role="cell">{buyer}</td>
            <td role="cell">
              {shortDate(paidOn)}
              <small className="e-invoices__under soft">{t(`eInvoices.by.${by}`)}</small>
            </td>
            <td role="cell">
              <Badge tone={tones[state]}>{t(`eInvoices.report.${state}`)}</Badge>
              {error === null ? null : <p className="small break">{said(error)}</p>}
            </td>
            <td role="cell" data-place="figure">
              <span className="records__label">{t('eInvoices.amount')}: </span>
              {amount.toLocaleString(locale, { style: 'currency', currency })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
