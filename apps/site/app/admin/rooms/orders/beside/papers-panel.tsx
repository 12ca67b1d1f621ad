import type { StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { fieldId } from '#site/kit/forms/field-id.ts';
import { SelectField, SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { type SentForm, useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import { packingAddress } from '../packing/parcels-panel.tsx';

type PapersProps = { order: StaffOrder; money: (amount: number) => string; mayEdit: boolean };

/** The papers of an order by kind: number, day and sum of what was issued, the offer until then, a slip for each parcel. */
export function PapersPanel({ order, money, mayEdit }: PapersProps) {
  const { t, shortDate } = useStaffText();
  const address = useAddress();
  const { documents, pdfUrl, fulfilments, unpacked } = order;
  const parcels = fulfilments.filter(({ state }) => state !== 'returned');
  const isInvoiced = documents.some(({ kind }) => kind === 'invoice');
  return (
    <section className="panel stack" aria-labelledby="h-isprave">
      <h2 id="h-isprave">{t('shopOrders.papers')}</h2>
      <dl className="facts-list">
        {isInvoiced ? null : (
          <Paper name={t(order.paper === 'offer' ? 'shopOrders.offer' : 'shopOrders.confirmation')}>
            <a className="link" href={pdfUrl}>
              PDF
            </a>
          </Paper>
        )}
        {documents.map(({ kind, number, issuedAt, total, pdfUrl: url, paperId, fiscal }) => (
          <Paper
            key={`${kind} ${number}`}
            name={t(kind === 'invoice' ? 'shopOrders.bill' : 'shopOrders.credit')}
          >
            {url === null ? (
              <span className="num">{number}</span>
            ) : (
              <a className="link num" href={url}>
                {number} <span className="vh">(PDF)</span>
              </a>
            )}
            <small className="papers__when soft">
              {shortDate(issuedAt)}
              {total === null ? '' : `, ${money(total)}`}
            </small>
            {fiscal?.jir ? <small className="papers__when soft break">JIR {fiscal.jir}</small> : null}
            {paperId !== null && mayEdit ? <RemovePaper paperId={paperId} number={number} /> : null}
          </Paper>
        ))}
        {isInvoiced && documents.every(({ kind }) => kind === 'invoice') ? (
          <Paper name={t('shopOrders.credit')}>{t('shopOrders.noPaper')}</Paper>
        ) : null}
        {parcels.map(({ id, number }) => (
          <Paper key={id} name={t('packing.slip')}>
            <Link className="link num" to={packingAddress(address, order, number)}>
              {order.slug}/{number}
            </Link>
          </Paper>
        ))}
        {parcels.length === 0 && unpacked.length > 0 ? (
          <Paper name={t('packing.slip')}>
            <Link className="link num" to={packingAddress(address, order)}>
              {order.slug}
            </Link>
          </Paper>
        ) : null}
      </dl>
      {order.documentsWaiting.map((one) => (
        <Waiting key={one.number} document={one} />
      ))}
      {mayEdit && order.documentsWaiting.some(({ why }) => why !== 'eInvoice') ? <ReportAgain /> : null}
      {order.invoiceDue === null ? null : <InvoiceDue why={order.invoiceDue} mayEdit={mayEdit} />}
      {mayEdit && order.mayTakePapers ? <PutPaper key={documents.length} isInvoiced={isInvoiced} /> : null}
      {mayEdit ? (
        <p>
          <a className="link" href="#h-poruke-kupcu">
            {t('shopOrders.sendAgain')}
          </a>
        </p>
      ) : null}
    </section>
  );
}

/** A document that is not yet where the law wants it: why, since when, and whether anybody has to do something. */
function Waiting({ document }: { document: StaffOrder['documentsWaiting'][number] }) {
  const { t, shortDate, time } = useStaffText();
  const at = (instant: string) => `${shortDate(instant)} ${time(instant)}`;
  const { number, why, since, attempts, lastAt, error } = document;
  return (
    <Note tone={why === 'taxHost' ? 'info' : 'danger'} title={t(waitingTitles[why], { number })}>
      <p>{t(waitingWords[why], { since: at(since) })}</p>
      {lastAt === null ? null : <p>{t('papers.tried', { count: attempts, at: at(lastAt) })}</p>}
      {error === null ? null : <p className="break">{error}</p>}
    </Note>
  );
}

const waitingTitles = {
  taxHost: 'papers.waits.taxHost',
  refused: 'papers.waits.refused',
  eInvoice: 'papers.waits.eInvoice',
} as const satisfies Record<string, StaffKey>;

const waitingWords = {
  taxHost: 'papers.waits.taxHostLead',
  refused: 'papers.waits.refusedLead',
  eInvoice: 'papers.waits.eInvoiceLead',
} as const satisfies Record<string, StaffKey>;

/** Sends again, at once, what the tax host has not confirmed. */
function ReportAgain() {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'reportAgain' });
  return (
    <FormFrame form={form} label={t('papers.reportAgain')}>
      <SendButton form={form}>{t('papers.reportAgain')}</SendButton>
    </FormFrame>
  );
}

/** A sale without its invoice, from while the shop was on trial: it is issued by hand once the shop is live. */
function InvoiceDue({ why, mayEdit }: { why: NonNullable<StaffOrder['invoiceDue']>; mayEdit: boolean }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'invoice' });
  return (
    <Note tone="offer" title={t('papers.due')}>
      <p>{t(why === 'trial' ? 'papers.dueTrial' : 'papers.dueIssue')}</p>
      {why === 'issue' && mayEdit ? (
        <FormFrame form={form} label={t('papers.issue')}>
          <Checkbox name="isQuiet" value="true" label={t('sending.quiet')} />
          <SendButton form={form}>{t('papers.issue')}</SendButton>
        </FormFrame>
      ) : null}
    </Note>
  );
}

/** Puts the invoice that another program made out on the order: its number, its day, its PDF. */
function PutPaper({ isInvoiced }: { isInvoiced: boolean }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'paper' });
  const labels = { file: t('papers.file'), number: t('papers.number'), issuedOn: t('papers.issuedOn') };
  return (
    <details open={!isInvoiced || form.answer !== undefined}>
      <summary className="link">{t('papers.put')}</summary>
      <FormFrame
        form={form}
        label={t('papers.put')}
        labels={labels}
        className="stack"
        encType="multipart/form-data"
      >
        <SelectField
          form={form}
          name="kind"
          label={t('papers.kind')}
          defaultValue={isInvoiced ? 'credit' : 'invoice'}
        >
          <option value="invoice">{t('shopOrders.bill')}</option>
          <option value="credit">{t('shopOrders.credit')}</option>
        </SelectField>
        <TextField form={form} name="number" label={labels.number} data-most={60} autoComplete="off" />
        <TextField form={form} name="issuedOn" label={labels.issuedOn} type="date" isOptional />
        <Field
          id={fieldId(form, 'file')}
          label={labels.file}
          error={errorOf(form, 'file', t)}
          optional={t('form.optional')}
        >
          {(given) => <TextInput {...given} type="file" name="file" accept="application/pdf" />}
        </Field>
        <Checkbox name="isQuiet" value="true" label={t('sending.quiet')} />
        <SendButton form={form}>{t('papers.send')}</SendButton>
      </FormFrame>
    </details>
  );
}

function errorOf(form: SentForm, name: string, t: ReturnType<typeof useStaffText>['t']): string | undefined {
  const fault = form.faults[name];
  return fault && (fault.words ?? t(fault.key, fault.values));
}

/** A paper that was put on the wrong order. */
function RemovePaper({ paperId, number }: { paperId: number; number: string }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: `paper-${paperId}` });
  return (
    <FormFrame form={form} label={t('papers.removeOf', { number })}>
      <button type="submit" className="link small">
        {t('papers.remove')} <span className="vh">{number}</span>
      </button>
    </FormFrame>
  );
}

function Paper({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
