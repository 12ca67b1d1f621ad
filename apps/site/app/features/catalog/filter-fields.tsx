import { useText } from '#site/i18n/use-text.tsx';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { filterKindOf } from './filter-kinds.ts';
import type { FilterView } from './list-view.ts';
import type { ListDraft } from './use-list-draft.ts';

/** How many groups lie open, beside those in which something is chosen; the rarer ones are folded. */
const openGroups = 6;

/** All filters of a list, each in a group that opens and closes; a type nobody knows is left out (CATALOG-045). */
export function FilterFields({
  filters,
  draft,
  prefix,
}: {
  filters: readonly FilterView[];
  draft: ListDraft;
  prefix: string;
}) {
  const { t } = useText();
  return (
    <div className="filters">
      {filters.map((filter, place) => {
        if (filter.type === 'Discount')
          return <DiscountFilter key={filter.code} filter={filter} draft={draft} />;
        const kind = filterKindOf(filter.type);
        if (!kind) return null;
        const { Control } = kind;
        const value = draft.chosen[filter.code] ?? '';
        const count = kind.countOf(value);
        return (
          <details className="filter" key={filter.code} open={place <= openGroups || count > 0}>
            <summary>
              {filter.label}
              {count > 0 ? <span>{t('list.filtersChosen', { count })}</span> : null} <Icon name="down" />
            </summary>
            <div className="filter__body">
              <Control
                filter={filter}
                value={value}
                onChange={(value) => draft.change(filter.code, value)}
                prefix={prefix}
              />
            </div>
          </details>
        );
      })}
    </div>
  );
}

/** Only reduced products, as one box above all groups (CATALOG-051). */
function DiscountFilter({ filter, draft }: { filter: FilterView; draft: ListDraft }) {
  const { t } = useText();
  return (
    <Checkbox
      name={filter.code}
      value="yes"
      label={t('list.discounted')}
      checked={draft.chosen[filter.code] === 'yes'}
      onChange={(event) => draft.change(filter.code, event.target.checked ? 'yes' : '')}
    />
  );
}
