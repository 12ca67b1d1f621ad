// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { fieldWords, targetWords, valueWords } from '#site/admin/rooms/log/door/change-words.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import type { ShownProposal } from './load-proposals.server.ts';

type Row = ShownProposal['changes'][number];
type Field = Row['fields'][number];

type DifferencesProps = {
  changes: readonly Row[];
  /** It was done: what it became is how it is. */
  isDone: boolean;
  /** Each row has a box by which it is approved. */
  isChosen?: boolean;
};

/** What changes, a row for each thing: what it was and what it will be. */
export function Differences({ changes, isDone, isChosen = false }: DifferencesProps) {
  const { t } = useStaffText();
  return (
    <table className="grid-table records proposals__rows" role="table" aria-label={t('proposals.difference')}>
      <thead role="rowgroup">
        <tr role="row">
          {isChosen ? (
            <th role="columnheader" scope="col">
              {t('proposals.approves')}
            </th>
          ) : null}
          <th role="columnheader" scope="col">
            {t('proposals.thing')}
          </th>
          <th role="columnheader" scope="col">
            {t('proposals.change')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {changes.map((change) => (
          <tr role="row" key={change.target}>
            {isChosen ? (
              <td role="cell" data-label={t('proposals.approves')}>
                <label className="check">
                  <input type="checkbox" name={`row.${change.row}`} value="true" defaultChecked />
                  <span className="vh">{targetWords(change, t)}</span>
                </label>
              </td>
            ) : null}
            <th role="rowheader" scope="row">
              <Thing change={change} />
            </th>
            <td role="cell" data-label={t('proposals.change')}>
              <ul className="plain">
                {change.fields.map((field) => (
                  <FieldLine key={field.field} field={field} target={change.target} isDone={isDone} />
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What it is called; a product leads to its form. */
function Thing({ change }: { change: Row }) {
  const { t } = useStaffText();
  const address = useAddress();
  const words = <bdi>{targetWords(change, t)}</bdi>;
  const id = /^product (\d+)$/.exec(change.target)?.[1];
  return id ? (
    <Link className="link" to={address('adminProduct', { id })}>
      {words}
    </Link>
  ) : (
    words
  );
}

function FieldLine({ field, target, isDone }: { field: Field; target: string; isDone: boolean }) {
  const text = useStaffText();
  const { t } = text;
  const inWords = (values: readonly string[]) =>
    values
      .map((value) => amountIn(field.field, value, text) ?? valueWords(field.field, value, text))
      .join(', ');
  const percent = percentOf(field);
  return (
    <li>
      <span className="soft">{field.label ?? fieldWords(field.field, t, target)}:</span>{' '}
      {field.before.length > 0 ? (
        <del>
          <span className="vh">{t('proposals.was')} </span>
          {inWords(field.before)}
        </del>
      ) : null}
      {field.before.length > 0 ? <span aria-hidden="true"> → </span> : null}
      {field.after.length > 0 ? (
        <ins>
          <span className="vh">{t(isDone ? 'proposals.is' : 'proposals.willBe')} </span>
          {inWords(field.after)}
        </ins>
      ) : (
        <span>{t('proposals.removed')}</span>
      )}
      {percent === null ? null : <span className="soft"> {percentWords(percent, text.number)}</span>}
    </li>
  );
}

const isPrice = (field: string): boolean => /^price\.(base|sale|member)$/.test(field);

/** An amount of money as it is written; nothing of other fields. */
function amountIn(field: string, value: string, { money }: Pick<ReturnType<typeof useStaffText>, 'money'>) {
  return isPrice(field) && Number.isFinite(Number(value)) ? money(Number(value)) : undefined;
}

/** By how much a price changes, in percent; null of what is none. */
function percentOf({ field, before, after }: Field): number | null {
  const [was, is] = [Number(before[0]), Number(after[0])];
  return isPrice(field) && was > 0 && Number.isFinite(is) ? (is - was) / was : null;
}

/** As the site writes numbers: what a browser writes by itself is not always what the server wrote. */
function percentWords(share: number, number: (value: number) => string): string {
  const percent = Math.round(share * 1000) / 10;
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${number(Math.abs(percent))}\u00a0%`;
}
