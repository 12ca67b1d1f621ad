import type { StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { orderStateKeys } from '#site/features/orders/door/order-words.ts';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SelectField, SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { moveRules } from './order-rules.ts';

/** Brings an order to its next state, with word to the buyer and the parcel it went with. */
export function MovePanel({ order }: { order: StaffOrder }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'move', rules: moveRules });
  const moves = movesByHand(order);
  const labels = {
    state: t('shopOrders.newState'),
    note: t('shopOrders.note'),
    carrier: t('shopOrders.carrier'),
    parcel: t('shopOrders.parcelNumber'),
    url: t('shopOrders.parcelUrl'),
  };
  return (
    <section className="panel stack" aria-labelledby="h-stanje">
      <h2 id="h-stanje">{t('shopOrders.move')}</h2>
      {moves.length === 0 ? (
        <p className="soft">{t('shopOrders.noMoves')}</p>
      ) : (
        // Again with each state: what was typed for the last one is not meant for the next.
        <FormFrame key={order.state} form={form} label={t('shopOrders.move')} labels={labels}>
          <SelectField form={form} name="state" label={labels.state} defaultValue="">
            <option value="">{t('shopOrders.choose')}</option>
            {moves.map((state) => (
              <option key={state} value={state}>
                {t(orderStateKeys[state])}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            form={form}
            name="note"
            label={labels.note}
            hint={t('shopOrders.noteHint')}
            rows={3}
            data-most={1000}
          />
          {moves.includes('sent') ? (
            <fieldset className="stack">
              <legend>{t('shopOrders.parcel')}</legend>
              <TextField form={form} name="carrier" label={labels.carrier} data-most={60} isOptional />
              <TextField form={form} name="parcel" label={labels.parcel} data-most={60} isOptional />
              <TextField form={form} name="url" type="url" label={labels.url} data-most={500} isOptional />
            </fieldset>
          ) : null}
          <CheckField form={form} name="isQuiet" label={t('shopOrders.quiet')} />
          <SendButton form={form} tone="primary">
            {t('shopOrders.moveSend')}
          </SendButton>
        </FormFrame>
      )}
    </section>
  );
}

/** The state "refunded" comes by giving the money back; by hand it only closes what has none left to give. */
const movesByHand = ({ moves, paidTotal, prices }: StaffOrder) =>
  moves.filter((state) => state !== 'refunded' || paidTotal <= prices.refundedTotal);
