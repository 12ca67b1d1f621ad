import type { fiscalHosts } from '@izlog/contract/ecommerce/duties/fiscal-certificates';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { fieldId } from '#site/kit/forms/field-id.ts';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import type { SettingsView } from '../door/settings-view.ts';
import { Step } from './step.tsx';

type Certificates = NonNullable<SettingsView['certificates']>;
type Host = (typeof fiscalHosts)[number];

/** The certificates by which invoices are told to the tax host: whose they are and until when, never a key; and another one. */
export function CertificatePanel({ certificates }: { certificates: Certificates }) {
  const { t } = useStaffText();
  const isThere = certificates.some(({ host }) => host === 'live');
  const state = isThere
    ? ({ words: t('invoicing.isThere'), tone: 'success' } as const)
    : ({ words: t('invoicing.isMissing'), tone: 'offer' } as const);
  return (
    <Step id="h-certifikat" number={4} title={t('fiscal.certificates')} state={state}>
      {certificates.length === 0 ? <p>{t('fiscal.noCertificate')}</p> : null}
      {certificates.length > 0 && !isThere ? <p>{t('fiscal.onlyTest')}</p> : null}
      {certificates.map((one) => (
        <Certificate key={one.host} certificate={one} />
      ))}
      <PutCertificate
        key={certificates.map(({ validUntil }) => validUntil).join()}
        isFirst={certificates.length === 0}
      />
    </Step>
  );
}

const hostWords = { test: 'fiscal.host.test', live: 'fiscal.host.live' } as const satisfies Record<
  Host,
  StaffKey
>;

function Certificate({ certificate }: { certificate: Certificates[number] }) {
  const { t, shortDate } = useStaffText();
  const { host, name, oib, issuer, validUntil, endsSoon } = certificate;
  return (
    <article className="stack" aria-labelledby={`h-certifikat-${host}`}>
      <h3 id={`h-certifikat-${host}`}>{t(hostWords[host])}</h3>
      <p>
        {name}, OIB <span className="num">{oib}</span>. {t('fiscal.issuedBy', { issuer })}{' '}
        {t('fiscal.until', { day: shortDate(validUntil) })}
      </p>
      {endsSoon ? (
        <Note tone="danger" title={t('fiscal.endsSoon', { day: shortDate(validUntil) })}>
          <p>{t('fiscal.endsSoonLead')}</p>
        </Note>
      ) : null}
      <RemoveCertificate host={host} />
    </article>
  );
}

function PutCertificate({ isFirst }: { isFirst: boolean }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'certificate' });
  const labels = { certificateFile: t('fiscal.file'), certificatePassword: t('fiscal.password') };
  const fault = form.faults.certificateFile;
  return (
    <details open={isFirst || form.answer !== undefined}>
      <summary className="link">{t(isFirst ? 'fiscal.put' : 'fiscal.putAnother')}</summary>
      <FormFrame
        form={form}
        label={t('fiscal.put')}
        labels={labels}
        className="stack admin__form"
        encType="multipart/form-data"
      >
        <p className="hint">{t('fiscal.lead')}</p>
        <Field
          id={fieldId(form, 'certificateFile')}
          label={labels.certificateFile}
          hint={t('fiscal.fileHint')}
          error={fault && (fault.words ?? t(fault.key, fault.values))}
        >
          {(given) => <TextInput {...given} type="file" name="certificateFile" accept=".p12,.pfx" />}
        </Field>
        <TextField
          form={form}
          name="certificatePassword"
          type="password"
          label={labels.certificatePassword}
          data-most={200}
          autoComplete="off"
          isOptional
        />
        <SendButton form={form} tone="primary">
          {t('fiscal.save')}
        </SendButton>
      </FormFrame>
    </details>
  );
}

/** What was issued and is not reported waits for another one. */
function RemoveCertificate({ host }: { host: Host }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: `removeCertificate-${host}` });
  return (
    <FormFrame form={form} label={`${t('fiscal.remove')}: ${t(hostWords[host])}`}>
      <SendButton form={form} tone="danger">
        {t('fiscal.remove')}
      </SendButton>
    </FormFrame>
  );
}
