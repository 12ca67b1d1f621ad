import { paymentCodes } from '@izlog/contract/ecommerce/duties/which-paper';
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
import { EInvoicePaper } from './e-invoice-paper.tsx';

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
            {fiscal ? <Codes fiscal={fiscal} /> : null}
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
        <Waiting key={`${one.number} ${one.why}`} document={one} />
      ))}
      {mayEdit && order.documentsWaiting.some(({ why }) => why !== 'eInvoice') ? <ReportAgain /> : null}
      {order.invoicePayment ? (
        <InvoicePayment
          key={`${order.invoicePayment.paidBy} ${order.invoicePayment.change}`}
          payment={order.invoicePayment}
          mayEdit={mayEdit}
        />
      ) : null}
      {order.eInvoices.map((one) => (
        <EInvoicePaper key={one.id} of={one} mayEdit={mayEdit} />
      ))}
      {order.invoiceDue === null || order.eInvoices.some(({ state }) => state === 'blocked') ? null : (
        <InvoiceDue why={order.invoiceDue} mayEdit={mayEdit} />
      )}
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

/** What the tax host gave a document; until then what its issuer gave it. */
function Codes({ fiscal: { jir, zki } }: { fiscal: NonNullable<StaffOrder['documents'][number]['fiscal']> }) {
  if (jir) return <small className="papers__when soft break">JIR {jir}</small>;
  return zki ? <small className="papers__when soft break">ZKI {zki}</small> : null;
}

/** A document that is not yet where the law wants it: why, since when, and whether anybody has to do something. */
function Waiting({ document }: { document: StaffOrder['documentsWaiting'][number] }) {
  const { t, shortDate, time } = useStaffText();
  const at = (instant: string) => `${shortDate(instant)} ${time(instant)}`;
  const { number, why, since, attempts, lastAt, error } = document;
  return (
    <Note
      tone={why === 'taxHost' || why === 'change' ? 'info' : 'danger'}
      title={t(waitingTitles[why], { number })}
    >
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
  change: 'papers.waits.change',
  changeRefused: 'papers.waits.changeRefused',
} as const satisfies Record<string, StaffKey>;

const waitingWords = {
  taxHost: 'papers.waits.taxHostLead',
  refused: 'papers.waits.refusedLead',
  eInvoice: 'papers.waits.eInvoiceLead',
  change: 'papers.waits.changeLead',
  changeRefused: 'papers.waits.changeRefusedLead',
} as const satisfies Record<string, StaffKey>;

/** How the invoice was paid by what the tax host is told, and the way to change it while it is the invoice's day. */
function InvoicePayment({
  payment: { paidBy, change, cannot },
  mayEdit,
}: {
  payment: NonNullable<StaffOrder['invoicePayment']>;
  mayEdit: boolean;
}) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'invoicePayment' });
  return (
    <>
      <p className="small">
        {t('papers.paidBy', { way: t(wayWords[paidBy]) })}
        {change === 'confirmed' ? ` ${t('papers.paidByChanged')}` : null}
      </p>
      {!mayEdit || cannot ? null : (
        <details open={form.answer !== undefined}>
          <summary className="link">{t('papers.changePayment')}</summary>
          <FormFrame
            form={form}
            label={t('papers.changePayment')}
            labels={{ paidBy: t('papers.paidNow') }}
            className="stack"
          >
            <SelectField form={form} name="paidBy" label={t('papers.paidNow')} defaultValue={paidBy}>
              {paymentCodes.map((code) => (
                <option key={code} value={code}>
                  {t(wayWords[code])}
                </option>
              ))}
            </SelectField>
            <p className="hint">{t('papers.changeHint')}</p>
            <SendButton form={form}>{t('papers.changeSend')}</SendButton>
          </FormFrame>
        </details>
      )}
    </>
  );
}

const wayWords = {
  cash: 'papers.way.cash',
  card: 'papers.way.card',
  transfer: 'papers.way.transfer',
  other: 'papers.way.other',
} as const satisfies Record<(typeof paymentCodes)[number], StaffKey>;

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
