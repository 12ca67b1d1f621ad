import type {
  filterIncomingInvoices,
  IncomingInvoice,
  takeIncomingInvoices,
} from '@izlog/contract/ecommerce/e-invoices/incoming-invoices';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { useActionData } from 'react-router';
import { AdminPages } from '#site/admin/ground/frame/admin-pages.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { Group, RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { ChooseFile } from '#site/admin/record/file/file-steps.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { SelectField, SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { type SentForm, useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { useEInvoiceError } from './door/e-invoice-words.tsx';
import { EInvoiceTabs } from './e-invoice-tabs.tsx';

type View = EndpointAnswer<typeof filterIncomingInvoices>;

/** What files were answered. */
export interface IncomingAnswer {
  refusedForm?: StaffKey;
  answer?: EndpointAnswer<typeof takeIncomingInvoices>;
}

/** E-invoices that came from others: kept as they came, accepted or refused. Works without scripts. */
export function IncomingScreen({ title, view, mayEdit }: { title: string; view: View; mayEdit: boolean }) {
  const { t } = useStaffText();
  const address = useAddress();
  const said = useActionData() as IncomingAnswer | undefined;
  const fetching = useSentForm({ name: 'fetch' });
  const { page, lastPage } = view.pagination;
  return (
    <>
      <RecordHead
        title={title}
        lead={t('eInvoices.incomingLead')}
        back={{ to: address('adminEInvoices'), name: t('eInvoices.title') }}
      >
        {mayEdit && view.point === 'mojEracun' ? <FetchNow form={fetching} /> : null}
      </RecordHead>
      <EInvoiceTabs of="adminIncomingInvoices" />
      <div className="stack stack--lg">
        <Fetched form={fetching} />
        {said?.answer ? <Answered answer={said.answer} /> : null}
        {view.records.length === 0 ? (
          <p className="soft">{t('eInvoices.noneIncoming')}</p>
        ) : (
          <ul className="plain stack">
            {view.records.map((one) => (
              <Incoming key={one.id} of={one} mayEdit={mayEdit} />
            ))}
          </ul>
        )}
        <AdminPages
          page={page}
          lastPage={lastPage}
          href={(number) => `${address('adminIncomingInvoices')}?page=${number}`}
        />
        {mayEdit ? (
          <Group title={t('eInvoices.bring')}>
            <p className="soft">{t('eInvoices.bringLead')}</p>
            <ChooseFile label={t('eInvoices.bring')} refused={said?.refusedForm} look="eInvoices.take">
              <Field label={t('eInvoices.files')}>
                {(given) => (
                  <TextInput
                    {...given}
                    type="file"
                    name="files"
                    accept=".xml,application/xml,text/xml"
                    multiple
                  />
                )}
              </Field>
            </ChooseFile>
          </Group>
        ) : null}
      </div>
    </>
  );
}

function FetchNow({ form }: { form: SentForm }) {
  const { t } = useStaffText();
  return (
    <FormFrame form={form} label={t('eInvoices.fetch')}>
      <SendButton form={form}>{t('eInvoices.fetch')}</SendButton>
    </FormFrame>
  );
}

/** How many came when the access point was asked, and what it could not give. */
function Fetched({ form: { answer } }: { form: SentForm }) {
  const { t } = useStaffText();
  const words = useEInvoiceError();
  if (!answer?.shown) return null;
  const { arrived, error } = answer.shown;
  return (
    <Note tone={error ? 'danger' : 'success'} role="status">
      {t('eInvoices.fetched', { count: Number(arrived) })}
      {error ? ` ${words(error)}` : ''}
    </Note>
  );
}

function Answered({ answer }: { answer: EndpointAnswer<typeof takeIncomingInvoices> }) {
  const { t } = useStaffText();
  return (
    <div className="stack">
      {answer.taken.length > 0 ? (
        <Note tone="success" role="status">
          {t('eInvoices.took', { numbers: answer.taken.map(({ number }) => number).join(', ') })}
        </Note>
      ) : null}
      {answer.refused.map(({ file, reason, detail }) => (
        <Note key={file} tone="danger" role="alert" title={t('eInvoices.notTaken', { file })}>
          <p className="break">{t(`eInvoices.fault.${reason}`, { detail })}</p>
        </Note>
      ))}
    </div>
  );
}

const tones = { new: 'offer', accepted: 'success', refused: 'danger' } as const;

function Incoming({ of, mayEdit }: { of: IncomingInvoice; mayEdit: boolean }) {
  const { t, shortDate, locale } = useStaffText();
  const { id, number, sender, senderOib, issuedOn, dueOn, total, currency, state, report } = of;
  return (
    <li className="e-invoices__one">
      <div>
        <h2 className="e-invoices__name">
          <span className="num">{number}</span>{' '}
          <Badge tone={tones[state]}>{t(`eInvoices.came.${state}`)}</Badge>
        </h2>
        <p>
          {sender}
          {senderOib === null ? null : <span className="num"> OIB {senderOib}</span>}
          <small className="e-invoices__under soft">
            {t('eInvoices.issued', { day: shortDate(issuedOn) })}
            {dueOn === null ? '' : `, ${t('eInvoices.due', { day: shortDate(dueOn) })}`}
          </small>
        </p>
        <Decision of={of} />
      </div>
      <p className="e-invoices__sum">
        <strong>{total.toLocaleString(locale, { style: 'currency', currency })}</strong>
        <br />
        <a className="link" href={`/_/incoming-invoice/${id}`} download>
          UBL <span className="vh">{number}</span>
        </a>
      </p>
      {mayEdit && state === 'new' ? <Decide of={of} /> : null}
      {mayEdit && state === 'refused' && report !== 'reported' ? <Reported of={of} /> : null}
    </li>
  );
}

function Decision({
  of: { state, reason, decidedAt, by, report, reportBy, error },
}: {
  of: IncomingInvoice;
}) {
  const { t, shortDate } = useStaffText();
  const words = useEInvoiceError();
  return (
    <>
      {decidedAt === null ? null : (
        <p className="small">
          {shortDate(decidedAt)}
          {by ? `, ${by}` : ''}
          {reason ? `: ${reason}` : ''}
        </p>
      )}
      {state === 'refused' && report !== null ? (
        <p className="small">
          {report === 'reported'
            ? t('eInvoices.rejectionTold')
            : t('eInvoices.rejectionDue', { day: shortDate(reportBy ?? decidedAt ?? '') })}
        </p>
      ) : null}
      {error === null ? null : <p className="small break">{words(error)}</p>}
    </>
  );
}

function Decide({ of: { id, number, sender } }: { of: IncomingInvoice }) {
  const { t } = useStaffText();
  // Each sender has numbers of its own: two may give the same.
  const which = `${number}, ${sender}`;
  const accept = useSentForm({ name: `accept-${id}` });
  const refuse = useSentForm({ name: `refuse-${id}` });
  const labels = { kind: t('eInvoices.kind'), reason: t('eInvoices.reason') };
  return (
    <div className="e-invoices__acts">
      <FormFrame form={accept} label={`${t('eInvoices.accept')}: ${which}`}>
        <SendButton form={accept}>
          {t('eInvoices.accept')}
          <span className="vh"> {which}</span>
        </SendButton>
      </FormFrame>
      <details open={refuse.answer !== undefined}>
        <summary className="link">
          {t('eInvoices.refuse')}
          <span className="vh"> {which}</span>
        </summary>
        <FormFrame
          form={refuse}
          label={`${t('eInvoices.refuse')}: ${which}`}
          labels={labels}
          className="stack"
        >
          <SelectField form={refuse} name="kind" label={labels.kind} defaultValue="notOfVat">
            <option value="notOfVat">{t('eInvoices.kind.notOfVat')}</option>
            <option value="ofVat">{t('eInvoices.kind.ofVat')}</option>
            <option value="other">{t('eInvoices.kind.other')}</option>
          </SelectField>
          <TextField form={refuse} name="reason" label={labels.reason} data-most={1024} autoComplete="off" />
          <p className="hint">{t('eInvoices.refuseLead')}</p>
          <SendButton form={refuse} tone="danger">
            {t('eInvoices.refuse')}
          </SendButton>
        </FormFrame>
      </details>
    </div>
  );
}

/** Where no access point tells of it, staff do, and say so. */
function Reported({ of: { id, number, sender } }: { of: IncomingInvoice }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: `reported-${id}` });
  return (
    <FormFrame form={form} label={`${t('eInvoices.reportedByUs')}: ${number}, ${sender}`}>
      <SendButton form={form}>{t('eInvoices.reportedByUs')}</SendButton>
    </FormFrame>
  );
}
