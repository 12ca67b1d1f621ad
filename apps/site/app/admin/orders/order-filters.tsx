import { orderStateKeys } from '../../features/account/door/order-words.ts';
import { Checkbox } from '../../ui/controls/choice.tsx';
import { SearchFilter } from '../frame/admin-list.tsx';
import { ChoiceFilter } from '../frame/choice-filter.tsx';
import { DayField } from '../frame/day-field.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import { kindKeys } from './order-words.ts';
import type { OrderFilter } from './orders-view.ts';

/** Narrows the orders by words, state, and whether they need somebody. */
export function OrderFields({ filter }: { filter: OrderFilter }) {
  const { t } = useStaffText();
  return (
    <>
      <SearchFilter label={t('shopOrders.search')} search={filter.search} />
      <ChoiceFilter
        name="state"
        label="orders.state"
        every="shopOrders.everyState"
        choices={orderStateKeys}
        chosen={filter.state}
      />
      <Checkbox
        name="attention"
        value="true"
        label={t('shopOrders.attentionOnly')}
        defaultChecked={filter.attention === 'true'}
      />
    </>
  );
}

/** Narrows the orders by the way they are paid and by days. */
export function RareOrderFields({ filter }: { filter: OrderFilter }) {
  const { t } = useStaffText();
  return (
    <details className="admin__more" open={filter.kind !== '' || filter.from !== '' || filter.to !== ''}>
      <summary className="link">{t('shopOrders.moreFilters')}</summary>
      <div className="admin__filters">
        <ChoiceFilter
          name="kind"
          label="shopOrders.kind"
          every="shopOrders.everyKind"
          choices={kindKeys}
          chosen={filter.kind}
        />
        <DayField name="from" label={t('log.from')} day={filter.from} />
        <DayField name="to" label={t('log.to')} day={filter.to} />
      </div>
    </details>
  );
}
