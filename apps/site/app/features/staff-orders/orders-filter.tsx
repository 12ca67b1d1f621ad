import type { OrderState } from '@izlog/contract/ecommerce/order-states';
import type { PaymentKind } from '@izlog/contract/ecommerce/payment';
import { Form, Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Select, TextInput } from '../../ui/text-input.tsx';
import { orderStateKeys } from '../account/order-words.ts';
import { DayField } from '../admin/day-field.tsx';
import { useStaffText } from '../admin/staff-text.tsx';
import { useAddress } from '../layout/addresses.ts';
import { kindKeys } from './order-words.ts';
import type { OrderFilter } from './orders-view.ts';

const states = Object.keys(orderStateKeys) as OrderState[];
const kinds = Object.keys(kindKeys) as PaymentKind[];

/** Narrows the orders by words, state, way to pay, days, and whether they need somebody. */
export function OrdersFilter({ filter, isNarrowed }: { filter: OrderFilter; isNarrowed: boolean }) {
  const { t } = useStaffText();
  const address = useAddress();
  const all = address('adminOrders');
  return (
    <Form method="get" action={all} className="admin__filters" aria-label={t('shopOrders.filter')}>
      <Field label={t('shopOrders.search')}>
        {(control) => (
          <TextInput {...control} type="search" name="search" maxLength={100} defaultValue={filter.search} />
        )}
      </Field>
      <Field label={t('orders.state')}>
        {(control) => (
          <Select {...control} name="state" defaultValue={filter.state}>
            <option value="">{t('shopOrders.everyState')}</option>
            {states.map((state) => (
              <option key={state} value={state}>
                {t(orderStateKeys[state])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Checkbox
        name="attention"
        value="true"
        label={t('shopOrders.attentionOnly')}
        defaultChecked={filter.attention === 'true'}
      />
      <p className="row">
        <Button type="submit">{t('log.show')}</Button>
        {isNarrowed ? (
          <Link className="link" to={all}>
            {t('log.all')}
          </Link>
        ) : null}
      </p>
      <details className="admin__more" open={filter.kind !== '' || filter.from !== '' || filter.to !== ''}>
        <summary className="link">{t('shopOrders.moreFilters')}</summary>
        <div className="admin__filters">
          <Field label={t('shopOrders.kind')}>
            {(control) => (
              <Select {...control} name="kind" defaultValue={filter.kind}>
                <option value="">{t('shopOrders.everyKind')}</option>
                {kinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(kindKeys[kind])}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <DayField name="from" label={t('log.from')} day={filter.from} />
          <DayField name="to" label={t('log.to')} day={filter.to} />
        </div>
      </details>
    </Form>
  );
}
