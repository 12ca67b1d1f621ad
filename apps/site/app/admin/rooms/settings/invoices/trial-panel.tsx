import type { FiscalTrial, fiscalHosts } from '@izlog/contract/ecommerce/duties/fiscal-certificates';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Note } from '#site/ui/note.tsx';
import type { SettingsView } from '../door/settings-view.ts';
import { Step } from './step.tsx';

type Host = (typeof fiscalHosts)[number];

type TrialProps = {
  trial: FiscalTrial | null;
  certificates: NonNullable<SettingsView['certificates']>;
};

/** The trial of the tax host: an invoice at the test host, or the echo of the live one where there is no certificate for tests. */
export function TrialPanel({ trial, certificates }: TrialProps) {
  const { t } = useStaffText();
  const hosts = certificates.map(({ host }) => host);
  const state = trial
    ? trial.hasPassed
      ? ({ words: t('trial.passed'), tone: 'success' } as const)
      : ({ words: t('trial.failed'), tone: 'danger' } as const)
    : ({ words: t('invoicing.isMissing'), tone: 'offer' } as const);
  return (
    <Step id="h-proba" number={5} title={t('trial.title')} state={state}>
      {trial ? <Outcome trial={trial} /> : null}
      {hosts.length === 0 ? <p>{t('trial.certificateFirst')}</p> : null}
      {hosts.includes('test') ? (
        <Try host="test" lead="trial.testLead" hasTried={trial?.host === 'test'} />
      ) : null}
      {hosts.includes('live') ? (
        <Try
          host="live"
          lead={hosts.includes('test') ? 'trial.liveToo' : 'trial.liveLead'}
          hasTried={trial?.host === 'live'}
        />
      ) : null}
    </Step>
  );
}

/** Why a trial failed, in words; what the host itself says stands below. */
const reasonWords: Readonly<Record<string, StaffKey>> = {
  tls: 'fiscal.reason.tls',
  timeout: 'fiscal.reason.timeout',
  noCertificate: 'fiscal.reason.noCertificate',
  ended: 'fiscal.wrong.ended',
  notYetValid: 'fiscal.wrong.notYetValid',
  otherOib: 'fiscal.wrong.otherOib',
  wrongInvoice: 'trial.wrongInvoice',
  notAnAnswer: 'trial.notAnAnswer',
  untrusted: 'trial.untrusted',
};

function Outcome({ trial }: { trial: FiscalTrial }) {
  const { t, shortDate, time, number } = useStaffText();
  const { host, sentAt, hasPassed, reason, error, tookMs } = trial;
  const at = `${shortDate(sentAt)} ${time(sentAt)}`;
  if (!hasPassed) {
    const isCode = reason !== null && /^[sv]\d{3}$/.test(reason);
    const known = reason ? reasonWords[reason] : undefined;
    return (
      <Note
        tone="danger"
        title={isCode ? t('trial.refused', { code: reason }) : t(known ?? 'fiscal.reason.unreachable')}
      >
        <p className="soft">{at}</p>
        {error && (isCode || !known) ? <p className="break">{error}</p> : null}
      </Note>
    );
  }
  const title = t(host === 'test' ? 'trial.answered' : 'trial.echoed', {
    seconds: number(Math.max(0.1, Math.round((tookMs ?? 0) / 100) / 10)),
  });
  const facts = [
    ['JIR', trial.jir],
    ['ZKI', trial.zki],
    [t('trial.invoice'), trial.number],
    [t('trial.when'), at],
  ] as const;
  return (
    <>
      <Note tone="success" title={title}>
        <p>{t('trial.answeredLead')}</p>
      </Note>
      <dl className="facts-list invoices__facts">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="break">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </>
  );
}

function Try({ host, lead, hasTried }: { host: Host; lead: StaffKey; hasTried: boolean }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: `tryHost-${host}` });
  const words = t(host === 'live' ? 'fiscal.try' : hasTried ? 'trial.again' : 'trial.send');
  return (
    <FormFrame form={form} label={words} className="stack">
      <p className="soft">{t(lead)}</p>
      <SendButton form={form}>{words}</SendButton>
      <span className="vh" role="status">
        {form.answer?.shown ? t(form.answer.shown.reason ? 'trial.failed' : 'trial.passed') : null}
      </span>
    </FormFrame>
  );
}
