import type { StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { CheckField } from '../../kit/forms/check-field.tsx';
import { SendButton, TextField } from '../../kit/forms/form-fields.tsx';
import { useSentForm } from '../../kit/forms/use-sent-form.ts';
import { FormFrame } from '../frame/once/form-frame.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import { quantityField } from './order-rules.ts';

type RefundPanelProps = { order: StaffOrder; money: (amount: number) => string; refundKey: string };

/** Gives money back, for pieces or as an amount; nothing where none is left to give. */
export function RefundPanel({ order, money, refundKey }: RefundPanelProps) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'refund' });
  const left = order.paidTotal - order.prices.refundedTotal;
  if (left < 0.005) return null;
  const items = order.items.filter((item) => item.quantity > item.refundedQuantity);
  const isDeliveryGiven = order.refunds.some(({ state, withDelivery }) => withDelivery && state !== 'failed');
  const labels = {
    ...Object.fromEntries(items.map(({ itemId, name }) => [quantityField(itemId), name])),
    amount: t('shopOrders.amount'),
    reason: t('shopOrders.reason'),
  };
  return (
    <section className="panel stack" aria-labelledby="h-povrat">
      <h2 id="h-povrat">{t('shopOrders.refund')}</h2>
      <p className="soft">{t('shopOrders.refundLeft', { amount: money(left) })}</p>
      <details open={form.answer !== undefined}>
        <summary className="link">{t('shopOrders.refundOpen')}</summary>
        <FormFrame form={form} label={t('shopOrders.refund')} labels={labels}>
          <input type="hidden" name="key" value={refundKey} />
          <span id="povrat" />
          {items.map(({ itemId, name, quantity, refundedQuantity }) => (
            <TextField
              key={itemId}
              form={form}
              name={quantityField(itemId)}
              label={name}
              hint={t('shopOrders.refundPieces', { count: quantity - refundedQuantity })}
              type="number"
              inputMode="numeric"
              min={0}
              max={quantity - refundedQuantity}
              defaultValue="0"
              isOptional
            />
          ))}
          {order.prices.delivery > 0 && !isDeliveryGiven ? (
            <CheckField
              form={form}
              name="withDelivery"
              label={t('shopOrders.withDelivery', { amount: money(order.prices.delivery) })}
            />
          ) : null}
          <TextField
            form={form}
            name="amount"
            label={t('shopOrders.amount')}
            hint={t('shopOrders.amountHint')}
            inputMode="decimal"
            autoComplete="off"
            isOptional
          />
          <TextField
            form={form}
            name="reason"
            label={t('shopOrders.reason')}
            hint={t('shopOrders.reasonHint')}
            data-most={500}
            isOptional
          />
          <CheckField form={form} name="restock" label={t('shopOrders.restock')} isTicked />
          <CheckField form={form} name="isByHand" label={t('shopOrders.byHand')} />
          <CheckField form={form} name="isHandedOver" label={t('shopOrders.isHandedOver')} />
          <p className="small soft">{t('shopOrders.refundLead')}</p>
          <SendButton form={form} tone="danger">
            {t('shopOrders.refundSend')}
          </SendButton>
        </FormFrame>
      </details>
    </section>
  );
}
