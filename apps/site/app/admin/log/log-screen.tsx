import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/text-input.tsx';
import { AdminList } from '../frame/admin-list.tsx';
import { DayField } from '../frame/day-field.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import { actAreas, actWords } from './act-words.ts';
import { fieldWords, targetWords, valueWords } from './change-words.ts';
import type { LogEntry, LogView } from './log-view.ts';

/** What staff did: who, what, when and what changed, narrowed by person, act and days. */
export function LogScreen({ title, view }: { title: string; view: LogView }) {
  return (
    <AdminList
      title={title}
      route="adminLog"
      filter={view.filter}
      fields={<LogFields view={view} />}
      page={view.page}
      isEmpty={view.entries.length === 0}
      words={{
        filter: 'log.filter',
        count: 'log.count',
        nothing: 'log.nothing',
        nothingLead: 'log.nothingLead',
        nothingFoundLead: 'log.nothingFoundLead',
      }}
    >
      <ul className="ledger">
        {view.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </AdminList>
  );
}

function LogFields({ view: { filter, people } }: { view: LogView }) {
  const { t } = useStaffText();
  return (
    <>
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
    </>
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
