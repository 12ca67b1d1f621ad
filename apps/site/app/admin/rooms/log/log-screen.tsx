import type { auditResource } from '@izlog/contract/user/audit-resource';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { LookOf } from '#site/admin/record/list-view.ts';
import { ResourceList } from '#site/admin/record/resource-list.tsx';
import { actAreas, actWords } from './act-words.ts';
import { fieldWords, nameWords, targetWords, valueWords } from './door/change-words.ts';
import type { LogEntry, LogView } from './log-view.ts';

const look = {
  record: 'audit',
  route: 'adminLog',
  choices: {
    act: Object.fromEntries(Object.entries(actWords).map(([action, { words }]) => [action, words])),
  },
  groups: {
    act: actAreas.map((area) => ({
      title: `log.area.${area}` as const,
      values: Object.keys(actWords).filter((action) => actWords[action]?.area === area),
    })),
  },
} satisfies LookOf<typeof auditResource>;

/** What staff did: who, what, when and what changed, narrowed by person, act and days. */
export function LogScreen({ title, view }: { title: string; view: LogView }) {
  return (
    <ResourceList title={title} view={view} look={look}>
      <ul className="ledger">
        {view.rows.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </ResourceList>
  );
}

function Entry({ entry }: { entry: LogEntry }) {
  const { t, longDate, shortDate, time } = useStaffText();
  const { names, moreNames, plannedAt } = entry;
  const about = [
    [
      ...names.map((name) => nameWords(name, t)),
      moreNames > 0 ? t('log.moreNames', { count: moreNames }) : '',
    ]
      .filter(Boolean)
      .join(', '),
    plannedAt ? t('log.at', { date: shortDate(plannedAt), time: time(plannedAt) }) : '',
  ].filter(Boolean);
  return (
    <li>
      <div>
        <b>{[t(entry.words), about.join(', ')].filter(Boolean).join(': ')}</b>
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
        {entry.moreChanges > 0 ? (
          <p className="small soft">{t('log.more', { count: entry.moreChanges })}</p>
        ) : null}
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

/** Fields of one thing that an entry shows; the others are folded away. */
const mostFields = 6;

function Change({ change }: { change: LogEntry['changes'][number] }) {
  const { t } = useStaffText();
  const { fields } = change;
  const more = fields.length - mostFields;
  return (
    <>
      <Fields change={change} fields={more > 1 ? fields.slice(0, mostFields) : fields} />
      {more > 1 ? (
        <details>
          <summary className="link small">{t('log.more', { count: more })}</summary>
          <Fields change={change} fields={fields.slice(mostFields)} />
        </details>
      ) : null}
    </>
  );
}

function Fields({
  change,
  fields,
}: {
  change: LogEntry['changes'][number];
  fields: LogEntry['changes'][number]['fields'];
}) {
  const text = useStaffText();
  const { t } = text;
  const inWords = (field: string, values: readonly string[]) =>
    values.map((value) => valueWords(field, value, text)).join(', ');
  return (
    <ul className="admin__changes small">
      {fields.map(({ field, label, before, after }) => (
        <li key={field}>
          <span className="soft">
            {targetWords(change, t)} · {label ?? fieldWords(field, t, change.target)}:
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
