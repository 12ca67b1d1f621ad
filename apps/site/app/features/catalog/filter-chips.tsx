import { Link } from 'react-router';
import { type Text, useText } from '../../i18n/use-text.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { type ListState, listAddress, toggleValue } from './list-address.ts';
import type { FilterView, ListView } from './list-view.ts';
import type { ListDraft } from './use-list-draft.ts';

/** Chosen filters above the grid; each is a link to the list without it, so that it works without scripts. */
export function FilterChips({ list, draft }: { list: ListView; draft: ListDraft }) {
  const text = useText();
  const { t } = text;
  const { chosen, sort, limit } = draft;
  const next = { ...list, chosen, sort, limit };
  const chips = list.filters.flatMap((filter) => chipsOf(filter, list, next, text));
  if (chips.length === 0) return null;
  return (
    <ul className="chips catalog__chips" aria-label={t('list.filters')}>
      {chips.map((chip) => (
        <li key={chip.to}>
          <Link className="chip" to={chip.to} onClick={draft.leave} preventScrollReset>
            <span className="vh">{t('list.removeFilter', { name: '' })} </span>
            {chip.name} <Icon name="close" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          className="button button--quiet"
          to={listAddress({ ...next, chosen: {} })}
          onClick={draft.leave}
          preventScrollReset
        >
          {t('list.clearFilters')}
        </Link>
      </li>
    </ul>
  );
}

function chipsOf(
  filter: FilterView,
  list: ListView,
  next: ListState,
  { t, number, shortDate }: Text,
): Array<{ name: string; to: string }> {
  const value = list.chosen[filter.code];
  if (!value) return [];
  const without = (rest: string) => listAddress({ ...next, chosen: { ...next.chosen, [filter.code]: rest } });
  if (filter.type === 'Discount') return [{ name: t('list.discounted'), to: without('') }];
  if (value === 'yes' || value === 'no')
    return [{ name: `${filter.label}: ${t(`list.${value}`)}`, to: without('') }];
  if (filter.type === 'Number' || filter.type === 'Date' || filter.type === 'DateTime') {
    const shown = value
      .split(',')
      .map((end) => (filter.type === 'Number' ? number(Number(end)) : shortDate(Number(end))));
    return [
      { name: `${filter.label}: ${shown.join('–')}${filter.unit ? ` ${filter.unit}` : ''}`, to: without('') },
    ];
  }
  const ids = value.split(',');
  return filter.values
    .filter((one) => ids.includes(String(one.id)))
    .map((one) => ({ name: one.label, to: without(toggleValue(next.chosen[filter.code], one.id, false)) }));
}
