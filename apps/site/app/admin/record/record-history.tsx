import type { FieldKind } from '@izlog/contract/resource/field';
import { createElement, type ReactNode } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useRooms } from './from-rooms.ts';
import type { CellProps } from './kind.ts';
import { kindsOnSite } from './kinds-on-site.ts';
import type { AnyRow, FormView, HistoryAct, ListLook } from './list-view.ts';
import { plainWords } from './plain-words.ts';

type HistoryProps = {
  acts: readonly HistoryAct[];
  look?: ListLook;
  /** What fields are called, where no look of a record says so. */
  names?: Readonly<Record<string, string>>;
} & Partial<Pick<FormView, 'fields' | 'options' | 'languages'>>;

/** Who changed what of a record, before and after, in the words of its form. */
export function RecordHistory({ acts, ...words }: HistoryProps) {
  const { t, longDate, time } = useStaffText();
  if (acts.length === 0) return null;
  return (
    <section className="panel" aria-label={t('resource.history')}>
      <details>
        <summary className="link">{t('resource.history')}</summary>
        <ul className="ledger">
          {acts.map((act) => (
            <li key={`${act.at} ${act.by}`}>
              <div>
                <p className="small soft">
                  {act.by || t('log.machine')}
                  {' · '}
                  <time dateTime={act.at}>
                    {longDate(act.at)}, {time(act.at)}
                  </time>
                </p>
                <ul className="admin__changes small">
                  {[...new Set([...Object.keys(act.before), ...Object.keys(act.after)])].map((name) => (
                    <Change key={name} name={name} act={act} {...words} />
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

type ChangeProps = Omit<HistoryProps, 'acts'> & { name: string; act: HistoryAct };

function Change({ name, act, ...words }: ChangeProps) {
  const { t } = useStaffText();
  const { fieldWords } = useRooms();
  const key = words.look?.fields[name];
  const called = words.names?.[name] ?? (key ? t(key) : fieldWords(name, t));
  const [was, is] = apart(act.before[name], act.after[name]);
  const [before, after] = [
    <Shown key="before" name={name} row={{ ...act.before, [name]: was }} {...words} />,
    <Shown key="after" name={name} row={{ ...act.after, [name]: is }} {...words} />,
  ];
  const [had, has] = [isSaid(was), isSaid(is)];
  // What was empty and is "no" by itself says nothing.
  if (!had && (!has || is === false)) return null;
  return (
    <li>
      <span className="soft">{called}:</span> {had ? <del>{before}</del> : null}
      {had ? <span aria-hidden="true"> → </span> : null}
      {has ? <ins>{after}</ins> : <span className="soft">{t('log.removed')}</span>}
    </li>
  );
}

/** A value as its list shows it, with nothing left out; of a field that the form does not have, as the log tells it. */
function Shown({
  name,
  row,
  fields = [],
  options = {},
  languages = [],
  look,
}: Omit<ChangeProps, 'act'> & { row: AnyRow }): ReactNode {
  const text = useStaffText();
  const { valueWords } = useRooms();
  const value = row[name];
  const field = fields.find((one) => one.name === name);
  if (!isSaid(value)) return null;
  // A cell would show less of a long text than there is.
  if (typeof value === 'string' && !rendered.has(field?.kind)) return valueWords(name, value, text);
  const labelOf = (one: unknown) => options[name]?.find((option) => option.value === String(one))?.label;
  if (Array.isArray(value))
    return value
      .flatMap((one) => labelOf(one) ?? plainWords(one).map((words) => valueWords(name, words, text)))
      .join(', ');
  if (typeof value === 'object' && value !== null) {
    const languageOf = (code: string) => languages.find((one) => one.code === code)?.name;
    return Object.entries(value)
      .map(([code, one]) => [languageOf(code), plainWords(one).join(', ')].filter(Boolean).join(': '))
      .join(' · ');
  }
  const known = labelOf(value);
  if (known) return known;
  return field && look
    ? createElement(kindsOnSite[field.kind].Cell as (props: CellProps<unknown>) => ReactNode, {
        value,
        field,
        row,
        look,
      })
    : valueWords(name, String(value), text);
}

/** Kinds whose texts are no words of their own. */
const rendered: ReadonlySet<FieldKind | undefined> = new Set(['choice', 'state', 'instant', 'day']);

const isSaid = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(typeof value === 'object' && Object.keys(value).length === 0);

/** Of words in several languages only those that differ. */
function apart(before: unknown, after: unknown): [before: unknown, after: unknown] {
  if (!(isRecord(before) && isRecord(after))) return [before, after];
  const differs = (code: string) => JSON.stringify(before[code]) !== JSON.stringify(after[code]);
  const of = (value: AnyRow) => Object.fromEntries(Object.entries(value).filter(([code]) => differs(code)));
  return [of(before), of(after)];
}

const isRecord = (value: unknown): value is AnyRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
