import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { DeletePanel } from '#site/admin/record/delete-panel.tsx';
import { queryOf } from '#site/admin/record/list-query.ts';
import { RecordList } from '#site/admin/record/resource-list.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { entryLook } from './door/form-look.tsx';
import type { EntriesView, EntryView } from './forms-view.ts';

/** What people filled into a form, and all of it as a file for a spreadsheet. */
export function EntriesScreen({ title, view: { form, list } }: { title: string; view: EntriesView }) {
  const { t } = useStaffText();
  const address = useAddress();
  const id = String(form.id);
  const csv = new URLSearchParams([['form', id], ...queryOf(list.filter, '')]);
  const action =
    list.page.total > 0 ? (
      <a className="button button--quiet" href={`/_/entries-csv?${csv}`} download>
        <Icon name="download" /> {t('shopOrders.csv')}
      </a>
    ) : null;
  return (
    <AdminScreen title={title} acts={action}>
      <div className="records-desk">
        <p className="row">
          <Link className="link" to={address('adminForms')}>
            {t('staffForms.all')}
          </Link>
        </p>
        <RecordList title={title} view={list} look={entryLook} />
      </div>
    </AdminScreen>
  );
}

/** One entry: what was filled in by the labels of its form, its private files, and whether somebody dealt with it. */
export function EntryScreen({ title, view: entry }: { title: string; view: EntryView }) {
  const { t, longDate, time } = useStaffText();
  const address = useAddress();
  const { created_at, state, email, confirmed, rows, downloads } = entry;
  return (
    <AdminScreen title={title}>
      <p className="row">
        <Badge tone={entryLook.tones.state[state]}>{t(`formEntry.state.${state}`)}</Badge>
        <time className="soft" dateTime={created_at}>
          {longDate(created_at)}, {time(created_at)}
        </time>
        {email ? (
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        ) : null}
        {confirmed ? <span className="soft">{t('staffForms.confirmed')}</span> : null}
        <Link className="link" to={address('adminEntries', { id: String(entry.formId) })}>
          {t('staffForm.entries')}
        </Link>
      </p>
      <dl className="entry">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {downloads.length > 0 ? <Files files={downloads} /> : null}
      <StatePanel state={state} />
      <DeletePanel />
    </AdminScreen>
  );
}

function Files({ files }: { files: EntryView['downloads'] }) {
  const { t, number } = useStaffText();
  return (
    <section className="stack" aria-labelledby="h-prilozi">
      <h2 id="h-prilozi">{t('formEntry.files')}</h2>
      <p className="small soft">{t('staffForms.filesLead')}</p>
      <ul className="plain stack">
        {files.map(({ name, size, path }) => (
          <li key={path}>
            <a className="link" href={path} download={name}>
              {name}
            </a>{' '}
            <span className="soft">{number(Math.ceil(size / 1024))} kB</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function StatePanel({ state }: Pick<EntryView, 'state'>) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'state' });
  const isOpen = state === 'open';
  const words = t(isOpen ? 'staffForms.markDone' : 'staffForms.reopen');
  return (
    <FormFrame form={form} label={t('orders.state')}>
      <SendButton
        form={form}
        tone={isOpen ? 'primary' : undefined}
        name="act"
        value={isOpen ? 'done' : 'reopen'}
      >
        {words}
      </SendButton>
    </FormFrame>
  );
}
