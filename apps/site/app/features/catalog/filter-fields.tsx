import { useText } from '../../i18n/use-text.tsx';
import { Checkbox } from '../../ui/controls/choice.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { ChoiceFilter } from './choice-filter.tsx';
import type { FilterView } from './list-view.ts';
import { RangeFilter } from './range-filter.tsx';
import type { ListDraft } from './use-list-draft.ts';
import { YesNoFilter } from './yes-no-filter.tsx';

/** So many groups lie open, beside those in which something is chosen; the rarer ones are folded. */
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
        const Control = controlOf(filter);
        const ends = (draft.chosen[filter.code] ?? '').split(',').filter(Boolean);
        // A range is one choice, whose two ends stand in the address.
        const count = Control === RangeFilter ? Math.min(ends.length, 1) : ends.length;
        if (!Control) return null;
        return (
          <details className="filter" key={filter.code} open={place <= openGroups || count > 0}>
            <summary>
              {filter.label}
              {count > 0 ? <span>{t('list.filtersChosen', { count })}</span> : null} <Icon name="down" />
            </summary>
            <div className="filter__body">
              <Control
                filter={filter}
                value={draft.chosen[filter.code] ?? ''}
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

const controls: Readonly<Partial<Record<string, typeof ChoiceFilter>>> = {
  Dropdown: ChoiceFilter,
  MultiSelect: ChoiceFilter,
  TextSwatch: ChoiceFilter,
  VisualSwatch: ChoiceFilter,
  YesNo: YesNoFilter,
  Number: RangeFilter,
  Date: RangeFilter,
  DateTime: RangeFilter,
};

function controlOf({ type, code }: FilterView): typeof ChoiceFilter | undefined {
  const control = controls[type];
  if (!control && import.meta.env.DEV) console.warn(`Filter ${code} has the unknown type ${type}`);
  return control;
}
