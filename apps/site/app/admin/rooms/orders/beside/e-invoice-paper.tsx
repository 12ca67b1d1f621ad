import type { StaffEInvoice } from '@izlog/contract/ecommerce/e-invoices/e-invoices';
import { rejectionLength } from '@izlog/contract/field-lengths';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { EInvoiceBadge, EInvoiceReasons } from '#site/admin/rooms/e-invoices/door/e-invoice-words.tsx';
import { KpdField } from '#site/admin/rooms/e-invoices/door/kpd-field.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Note } from '#site/ui/note.tsx';
import { kpdField } from '../e-invoice-fields.ts';

type Props = { of: StaffEInvoice; mayEdit: boolean };

/** An e-invoice of an order: where it is, its file, and what is left to do. */
export function EInvoicePaper({ of, mayEdit }: Props) {
  const { t, shortDate, time } = useStaffText();
  const { id, number, state, point, lastAt, attempts } = of;
  if (number === null) return <Blocked of={of} mayEdit={mayEdit} />;
  return (
    <div className="stack">
      <p>
        eRačun <span className="num">{number}</span> <EInvoiceBadge of={of} />{' '}
        <a className="link" href={`/_/e-invoice/${id}`} download>
          UBL <span className="vh">{number}</span>
        </a>
      </p>
      {of.error === null ? null : (
        <Note tone={state === 'refused' ? 'danger' : 'info'}>
          <EInvoiceReasons of={of} />
          {lastAt === null || attempts === 0 ? null : (
            <p>{t('papers.tried', { count: attempts, at: `${shortDate(lastAt)} ${time(lastAt)}` })}</p>
          )}
        </Note>
      )}
      {of.rejectedAt === null ? null : (
        <Note tone={of.isRejectionOpen ? 'danger' : 'info'} title={t('eInvoices.rejected')}>
          <p>
            {shortDate(of.rejectedAt)}: {of.rejection}
          </p>
          {of.isRejectionOpen ? <p>{t('eInvoices.rejectedNext')}</p> : null}
          {mayEdit && of.isRejectionOpen ? (
            <Act name={`eInvoice-accepted-${id}`} words={t('eInvoices.rejectedNot')} number={number} />
          ) : null}
        </Note>
      )}
      {mayEdit && (state === 'sent' || state === 'delivered') && of.rejectedAt === null && of.isInvoice ? (
        <Rejection id={id} number={number} />
      ) : null}
      {mayEdit && state === 'waiting' && point === 'hand' ? (
        <Act name={`eInvoice-hand-${id}`} words={t('eInvoices.handOver')} number={number} />
      ) : null}
      {mayEdit && (state === 'refused' || (state === 'waiting' && point !== 'hand')) ? (
        <Act name={`eInvoice-again-${id}`} words={t('eInvoices.sendAgain')} number={number} />
      ) : null}
    </div>
  );
}

function Act({ name, words, number }: { name: string; words: string; number: string }) {
  const form = useSentForm({ name });
  return (
    <FormFrame form={form} label={`${words}: ${number}`}>
      <SendButton form={form}>{words}</SendButton>
    </FormFrame>
  );
}

/** Notes what the buyer said who does not accept the invoice. */
function Rejection({ id, number }: { id: number; number: string }) {
  const { t } = useStaffText();
  const name = `eInvoice-rejected-${id}`;
  const form = useSentForm({
    name,
    rules: () => ({
      reason: [(value) => (value.trim() === '' ? { key: 'validation.required' } : undefined)],
    }),
  });
  return (
    <details>
      <summary>{t('eInvoices.reject')}</summary>
      <FormFrame
        form={form}
        label={`${t('eInvoices.reject')}: ${number}`}
        labels={{ reason: t('eInvoices.rejection') }}
        className="stack"
      >
        <TextField
          form={form}
          name="reason"
          label={t('eInvoices.rejection')}
          data-most={rejectionLength}
          autoComplete="off"
        />
        <SendButton form={form}>{t('eInvoices.reject')}</SendButton>
      </FormFrame>
    </details>
  );
}

/** One that lacks something: each line without its KPD has a field, and the invoice is issued with what is typed there. */
function Blocked({ of, mayEdit }: Props) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'eInvoiceIssue' });
  const lacking = of.problems.flatMap(({ rule, itemId, name }) =>
    rule === 'HR-BR-25' && itemId !== null ? [{ itemId, name: name ?? '' }] : [],
  );
  const labels = Object.fromEntries(
    lacking.map(({ itemId, name }) => [kpdField.of(itemId), t('eInvoices.kpdOf', { name })]),
  );
  return (
    <Note tone="danger" title={t('eInvoices.blocked')}>
      <EInvoiceReasons of={of} />
      {mayEdit ? (
        <FormFrame form={form} label={t('eInvoices.issue')} labels={labels} className="stack">
          {lacking.map(({ itemId }) => (
            <KpdField
              key={itemId}
              form={form}
              name={kpdField.of(itemId)}
              label={labels[kpdField.of(itemId)] ?? ''}
            />
          ))}
          {lacking.length > 0 ? <p className="hint">{t('eInvoices.kpdKeep')}</p> : null}
          <SendButton form={form}>{t('eInvoices.issue')}</SendButton>
        </FormFrame>
      ) : null}
    </Note>
  );
}
