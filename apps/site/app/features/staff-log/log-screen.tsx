import { Form, Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/text-input.tsx';
import { AdminPages } from '../admin/admin-pages.tsx';
import { AdminScreen } from '../admin/admin-screen.tsx';
import { DayField } from '../admin/day-field.tsx';
import { useStaffText } from '../admin/staff-text.tsx';
import { useAddress } from '../layout/addresses.ts';
import { actAreas, actWords } from './act-words.ts';
import { fieldWords, targetWords, valueWords } from './change-words.ts';
import type { LogEntry, LogView } from './log-view.ts';

/** What staff did: who, what, when and what changed, narrowed by person, act and days. */
export function LogScreen({ title, view }: { title: string; view: LogView }) {
  const { t } = useStaffText();
  const address = useAddress();
  const { filter, entries, total, page, lastPage } = view;
  const isNarrowed = Object.values(filter).some((text) => text !== '');
  const href = (number: number) => {
    const wanted = Object.entries(filter).filter(([, text]) => text !== '');
    return `${address('adminLog')}?${new URLSearchParams([...wanted, ['page', String(number)]])}`;
  };
  return (
    <AdminScreen title={title}>
      <LogFilters key={JSON.stringify(filter)} view={view} isNarrowed={isNarrowed} />
      <p className="small soft" role="status">
        {t('log.count', { count: total })}
      </p>
      {entries.length > 0 ? (
        <ul className="ledger">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t(isNarrowed ? 'log.nothingFound' : 'log.nothing')}
          actions={isNarrowed ? <ButtonLink to={address('adminLog')}>{t('log.all')}</ButtonLink> : undefined}
        >
          <p>{t(isNarrowed ? 'log.nothingFoundLead' : 'log.nothingLead')}</p>
        </EmptyState>
      )}
      <AdminPages page={page} lastPage={lastPage} href={href} />
    </AdminScreen>
  );
}

function LogFilters({ view, isNarrowed }: { view: LogView; isNarrowed: boolean }) {
  const { t } = useStaffText();
  const address = useAddress();
  const { filter, people } = view;
  return (
    <Form method="get" action={address('adminLog')} className="admin__filters" aria-label={t('log.filter')}>
      <Field label={t('log.who')}>
        {(control) => (
          <Select {...control} name="who" defaultValue={filter.who}>
            <option value="">{t('log.everybody')}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('log.act')}>
        {(control) => (
          <Select {...control} name="act" defaultValue={filter.act}>
            <option value="">{t('log.everything')}</option>
            {actAreas.map((area) => (
              <optgroup key={area} label={t(`log.area.${area}`)}>
                {Object.entries(actWords)
                  .filter(([, act]) => act.area === area)
                  .map(([action, { words }]) => (
                    <option key={action} value={action}>
                      {t(words)}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      <DayField name="from" label={t('log.from')} day={filter.from} />
      <DayField name="to" label={t('log.to')} day={filter.to} />
      <p className="row">
        <Button type="submit">{t('log.show')}</Button>
        {isNarrowed ? (
          <Link className="link" to={address('adminLog')}>
            {t('log.all')}
          </Link>
        ) : null}
      </p>
    </Form>
  );
}

function Entry({ entry }: { entry: LogEntry }) {
  const { t, longDate, time } = useStaffText();
  return (
    <li>
      <div>
        <b>{t(entry.words)}</b>
        <p className="small soft">
          {entry.who || t('log.machine')}
          {' · '}
          <time dateTime={entry.at}>
            {longDate(entry.at)}, {time(entry.at)}
          </time>
        </p>
        {entry.changes.map((change) => (
          <Change key={change.target} change={change} />
        ))}
      </div>
      <details>
        <summary className="link">{t('log.details')}</summary>
        <dl className="admin__facts small">
          <dt>{t('log.call')}</dt>
          <dd>
            <code>{entry.action}</code>
          </dd>
          {entry.ip ? (
            <>
              <dt>{t('log.network')}</dt>
              <dd>{entry.ip}</dd>
            </>
          ) : null}
          {entry.input ? (
            <>
              <dt>{t('log.sent')}</dt>
              <dd>
                <pre className="admin__sent">{entry.input}</pre>
              </dd>
            </>
          ) : null}
        </dl>
      </details>
    </li>
  );
}

function Change({ change }: { change: LogEntry['changes'][number] }) {
  const { t } = useStaffText();
  const inWords = (field: string, values: readonly string[]) =>
    values.map((value) => valueWords(field, value, t)).join(', ');
  return (
    <ul className="admin__changes small">
      {change.fields.map(({ field, before, after }) => (
        <li key={field}>
          <span className="soft">
            {targetWords(change.target, t)} · {fieldWords(field, t)}:
          </span>{' '}
          {before.length > 0 ? <del>{inWords(field, before)}</del> : null}
          {before.length > 0 ? <span aria-hidden="true"> → </span> : null}
          {after.length > 0 ? (
            <ins>{inWords(field, after)}</ins>
          ) : (
            <span className="soft">{t('log.removed')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
