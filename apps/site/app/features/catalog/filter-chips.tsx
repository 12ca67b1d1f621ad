import { Link } from 'react-router';
import { type Text, useText } from '#site/i18n/use-text.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { choices } from './choices.ts';
import { oneChip } from './filter-kind.ts';
import { filterKindOf } from './filter-kinds.ts';
import { type ListState, listAddress } from './list-address.ts';
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
  text: Text,
): Array<{ name: string; to: string }> {
  const value = list.chosen[filter.code];
  if (!value) return [];
  return chipsIn(filter, value, text).map(({ name, without }) => {
    const rest = without(next.chosen[filter.code] ?? '');
    return { name, to: listAddress({ ...next, chosen: { ...next.chosen, [filter.code]: rest } }) };
  });
}

function chipsIn(filter: FilterView, value: string, text: Text) {
  const { t } = text;
  if (filter.type === 'Discount') return oneChip(t('list.discounted'));
  if (value === 'yes' || value === 'no') return oneChip(`${filter.label}: ${t(`list.${value}`)}`);
  return (filterKindOf(filter.type) ?? choices).chipsOf(filter, value, text);
}
