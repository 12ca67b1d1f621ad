import { limits } from '@izlog/contract/limits';
import { useId } from 'react';
import { useText } from '#site/i18n/use-text.tsx';
import { Select } from '#site/ui/controls/text-input.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import type { ListView } from './list-view.ts';
import type { ListDraft } from './use-list-draft.ts';

/** Total, page size and sort (CATALOG-001), and on phones the button that opens the filters. The selects send `form`. */
export function ListBar({ list, draft, form }: { list: ListView; draft: ListDraft; form: string }) {
  const { t, number } = useText();
  const id = useId();
  return (
    <div className="catalog__bar">
      <p className="catalog__total" role="status">
        {t('list.total', { total: number(list.pagination.total) })}
      </p>
      <FilterSheet list={list} draft={draft} />
      <div className="bar-select catalog__per">
        <span>
          <label htmlFor={`${id}-limit`}>{t('list.perPage')}</label>
        </span>
        <Select
          id={`${id}-limit`}
          form={form}
          name="limit"
          value={draft.limit}
          onChange={(event) => draft.arrange({ limit: Number(event.target.value) })}
        >
          {limits.productPageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Select>
      </div>
      <div className="bar-select">
        <span>
          <label htmlFor={`${id}-sort`}>{t('list.sort')}</label>
        </span>
        <Select
          id={`${id}-sort`}
          form={form}
          name="sort"
          value={draft.sort}
          onChange={(event) => draft.arrange({ sort: event.target.value })}
        >
          {list.sorts.map((option) => (
            <option key={option.id} value={option.id}>
              {t(option.name)}
            </option>
          ))}
        </Select>
      </div>
      <noscript>
        <button className="button" type="submit" form={form}>
          {t('list.apply')}
        </button>
      </noscript>
    </div>
  );
}
