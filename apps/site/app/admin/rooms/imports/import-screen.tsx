import type { ContentImport } from '@izlog/contract/cms/import/content-import';
import type { ImportReport } from '@izlog/contract/cms/import/import-report';
import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useLookAgain } from '#site/admin/ground/frame/use-look-again.ts';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { Note } from '#site/ui/note.tsx';
import { ImportNotes } from './import-notes.tsx';
import { typeWord } from './old-site-words.ts';

/** Milliseconds after which a running import is looked at again. */
const again = 1500;

/** One import: what would come in and the form that begins it, its progress, and its report. */
export function ImportScreen({ title, record }: { title: string; record: ContentImport }) {
  const { t } = useStaffText();
  const address = useAddress();
  const isRunning = record.state === 'checking' || record.state === 'running';
  useLookAgain(isRunning ? again : null);
  return (
    <AdminScreen title={title}>
      <p className="soft">
        {record.name}
        {' · '}
        {t(`imports.state.${record.state}`)}
      </p>
      {isRunning ? <Progress record={record} /> : null}
      {record.fault ? <Fault fault={record.fault} /> : null}
      {record.report && !isRunning ? <Report report={record.report} /> : null}
      {record.state === 'ready' && record.report ? <StartForm report={record.report} /> : null}
      <p>
        <Link className="link" to={address('adminImports')}>
          {t('imports.back')}
        </Link>
      </p>
    </AdminScreen>
  );
}

function Progress({ record }: { record: ContentImport }) {
  const { t } = useStaffText();
  const address = useAddress();
  const percent = Math.round(record.done * 100);
  const label = t(record.state === 'checking' ? 'imports.checking' : 'imports.running');
  return (
    <div className="stack admin__form">
      <p role="status">
        {label} {percent} %
      </p>
      <progress value={percent} max={100} aria-label={label} />
      <noscript>
        <a className="link" href={address('adminImport', { id: String(record.id) })}>
          {t('imports.lookAgain')}
        </a>
      </noscript>
    </div>
  );
}

function Fault({ fault }: { fault: NonNullable<ContentImport['fault']> }) {
  const { t } = useStaffText();
  const code = isFaultCode(fault.code) ? fault.code : 'fault';
  return (
    <Note tone="danger" role="alert">
      {t(`imports.fault.${code}`, { line: fault.line ?? '?' })} {t('imports.nothingChanged')}
    </Note>
  );
}

const faultCodes = ['unreadable', 'empty', 'notExport', 'encoding', 'malformed', 'recordTooLong'] as const;
const isFaultCode = (code: string): code is (typeof faultCodes)[number] =>
  faultCodes.some((one) => one === code);

function Report({ report }: { report: ImportReport }) {
  const { t } = useStaffText();
  const { site, counts, otherTypes, missingImages, isDryRun } = report;
  const rows = Object.entries(counts).filter(([, one]) => Object.values(one).some((count) => count > 0));
  return (
    <>
      <h2>{isDryRun ? t('imports.wouldCome') : t('imports.came')}</h2>
      <p className="soft">
        {site.title} {site.address}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard. */}
      <section className="table-wrap" aria-label={t('imports.counts')} tabIndex={0}>
        <table className="grid-table">
          <thead>
            <tr>
              <th scope="col">{t('imports.what')}</th>
              <th scope="col">{t('imports.created')}</th>
              <th scope="col">{t('imports.updated')}</th>
              <th scope="col">{t('imports.unchanged')}</th>
              <th scope="col">{t('imports.refusedCount')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([what, count]) => (
              <tr key={what}>
                <th scope="row">{t(`imports.thing.${what as keyof typeof counts}`)}</th>
                <td className="num">{count.created}</td>
                <td className="num">{count.updated}</td>
                <td className="num">{count.unchanged}</td>
                <td className="num">{count.refused}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {Object.keys(otherTypes).length > 0 ? (
        <p>
          {t('imports.otherTypes')}{' '}
          {Object.entries(otherTypes)
            .map(([type, count]) => `${t(`imports.type.${typeWord(type)}`, { type })} (${count})`)
            .join(', ')}
        </p>
      ) : null}
      {Object.keys(missingImages).length > 0 && !isDryRun ? <p>{t('imports.missingImages')}</p> : null}
      <ImportNotes report={report} />
    </>
  );
}

function StartForm({ report }: { report: ImportReport }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'start' });
  const hosts = Object.entries(report.missingImages).filter(([host]) => host !== '');
  return (
    <FormFrame form={form} label={t('imports.start')} className="stack admin__form">
      {hosts.length > 0 ? (
        <fieldset>
          <legend>{t('imports.hosts')}</legend>
          {hosts.slice(0, 20).map(([host, count]) => (
            <Checkbox key={host} name="host" value={host} label={host} count={count} />
          ))}
        </fieldset>
      ) : null}
      <Checkbox name="isDraft" value="1" label={t('imports.asDrafts')} />
      <SendButton form={form}>{t('imports.start')}</SendButton>
    </FormFrame>
  );
}
