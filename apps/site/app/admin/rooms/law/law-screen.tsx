// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
import { type DutyState, dutyStates } from '@izlog/contract/ecommerce/law/duty-states';
import type { DutyRow } from '@izlog/contract/ecommerce/law/law-list';
import { Form, Link } from 'react-router';
import { DayField } from '#site/admin/ground/frame/day-field.tsx';
import { PrintButton } from '#site/admin/ground/frame/print-button.tsx';
import { RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Tabs } from '#site/ui/controls/tabs.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Note } from '#site/ui/note.tsx';
import { Badge } from '#site/ui/tag.tsx';
import type { LawView } from './load-law.server.ts';

/** Each duty of the shop: whether it holds on a day, what mends it, and which law it is (LAW-01). Works without scripts. */
export function LawScreen({ title, view }: { title: string; view: LawView }) {
  const { t, shortDate } = useStaffText();
  const address = useAddress();
  const { list, only, wrongDay } = view;
  const isToday = list.on === list.today;
  const href = (state: DutyState | null, day = isToday ? null : list.on) => {
    const query = new URLSearchParams({ ...(day && { dan: day }), ...(state && { stanje: state }) });
    return `${address('adminLaw')}${query.size > 0 ? `?${query}` : ''}`;
  };
  return (
    <>
      <RecordHead
        title={title}
        lead={t('law.lead')}
        back={{ to: address('adminSettings'), name: t('settings.title') }}
      >
        <PrintButton />
      </RecordHead>
      <div className="stack stack--lg law">
        <Form method="get" className="law__day">
          <DayField
            name="dan"
            label={t('law.on')}
            day={wrongDay ?? list.on}
            error={wrongDay === null ? undefined : t('law.wrongDay')}
          />
          {only ? <input type="hidden" name="stanje" value={only} /> : null}
          <Button type="submit">{t('law.show')}</Button>
        </Form>
        {isToday ? null : (
          <Note tone="info">
            <p>
              {t('law.thatDay', { day: shortDate(list.on) })}{' '}
              <Link className="link" to={href(only, null)}>
                {t('law.today')}
              </Link>
            </p>
          </Note>
        )}
        <Tally list={list} next={list.nextChange && href(null, list.nextChange)} />
        <Tabs
          label={t('law.byState')}
          tabs={[
            { href: href(null), name: t('law.all'), count: list.duties.length, current: only === null },
            ...dutyStates.map((state) => ({
              href: href(state),
              name: list.states[state],
              count: count(list.duties, state),
              current: only === state,
            })),
          ]}
        />
        <DutyTable view={view} />
      </div>
    </>
  );
}

const count = (duties: readonly DutyRow[], state: DutyState) =>
  duties.filter((duty) => duty.state === state).length;

function Tally({ list, next }: { list: LawView['list']; next: string | null }) {
  const { t, number, shortDate } = useStaffText();
  return (
    <dl className="tally">
      {dutyStates.map((state) => (
        <div key={state}>
          <dt>{list.states[state]}</dt>
          <dd>{number(count(list.duties, state))}</dd>
        </div>
      ))}
      <div>
        <dt>{t('law.next')}</dt>
        <dd>{list.nextChange ? shortDate(list.nextChange) : t('law.nothing')}</dd>
        {next ? (
          <dd className="law__small">
            <Link className="link" to={next}>
              {t('law.seeDay')}
            </Link>
          </dd>
        ) : null}
      </div>
    </dl>
  );
}

/** What falls short and what must be looked at stand first; the rest by the steps of a purchase. */
function groupsOf({ list, only }: LawView): { name: string; duties: DutyRow[] }[] {
  const shown = list.duties.filter(({ state }) => only === null || state === only);
  const first = (['short', 'look'] as const).map((state) => ({
    name: list.states[state],
    duties: shown.filter((duty) => duty.state === state),
  }));
  const rest = shown.filter(({ state }) => state === 'holds' || state === 'notMine');
  const groups = Object.entries(list.groups).map(([group, name]) => ({
    name,
    duties: rest.filter((duty) => duty.group === group),
  }));
  return [...first, ...groups].filter(({ duties }) => duties.length > 0);
}

function DutyTable({ view }: { view: LawView }) {
  const { t } = useStaffText();
  const groups = groupsOf(view);
  if (groups.length === 0) return <p className="soft">{t('law.none')}</p>;
  return (
    <table className="grid-table records law__list" role="table" aria-label={t('law.list')}>
      <thead role="rowgroup">
        <tr role="row">
          {(['duty', 'state', 'from', 'source'] as const).map((name) => (
            <th key={name} role="columnheader" scope="col">
              {t(`law.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ name, duties }) => (
        <tbody key={name} role="rowgroup">
          <tr role="row" className="law__group">
            <th role="rowheader" colSpan={4} scope="row">
              {name} <span className="soft">{duties.length}</span>
            </th>
          </tr>
          {duties.map((duty) => (
            <DutyLine key={duty.name} duty={duty} words={view.list.states[duty.state]} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function DutyLine({ duty, words }: { duty: DutyRow; words: string }) {
  const { t, shortDate } = useStaffText();
  const address = useAddress();
  const { title, says, link, state, from, until, holdsUntil, source, national } = duty;
  const to = link && address(link.screen, link.params);
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <strong>{title}</strong>
        <span className="law__says">
          <span className={state === 'short' ? 'law__bad' : undefined}>{says}</span>{' '}
          {to ? (
            <Link className="link" to={to}>
              {t(state === 'short' ? 'law.mend' : 'law.open')}
              <span className="vh"> ({title})</span>
            </Link>
          ) : null}
        </span>
      </th>
      <td role="cell">
        <State state={state} words={words} />
        {holdsUntil ? (
          <span className="law__small">{t('law.holdsUntil', { day: shortDate(holdsUntil) })}</span>
        ) : null}
      </td>
      <td role="cell">
        <span className="records__label">{t('law.from')}: </span>
        {from ? shortDate(from) : t('law.unknown')}
        {until ? <span className="law__small">{t('law.until', { day: shortDate(until) })}</span> : null}
      </td>
      <td role="cell">
        <span className="records__label">{t('law.source')}: </span>
        {source}
        {national.length > 0 ? (
          <details className="law__national">
            <summary>
              {t('law.elsewhere')}
              <span className="vh"> ({title})</span>
            </summary>
            <ul className="plain">
              {national.map((one) => (
                <li key={one.country}>
                  <strong>{one.country}</strong> {one.source}. {one.says}
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </td>
    </tr>
  );
}

function State({ state, words }: { state: DutyState; words: string }) {
  if (state === 'short') return <Badge tone="danger">{words}</Badge>;
  if (state === 'look') return <Badge tone="offer">{words}</Badge>;
  return (
    <span className={state === 'holds' ? 'law__ok' : 'soft law__ok'}>
      <Icon name={state === 'holds' ? 'ok' : 'minus'} /> {words}
    </span>
  );
}
