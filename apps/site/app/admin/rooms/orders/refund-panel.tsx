import type { StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { typedPrice } from '#site/admin/ground/frame/typed/read-price.ts';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { isHeld } from './ended-panel.tsx';
import { quantityField } from './order-rules.ts';

type RefundPanelProps = { order: StaffOrder; money: (amount: number) => string; refundKey: string };

/** Whether pieces may come back of which no money is left to give: they cost nothing, or it was given back before. */
export const mayTakeBack = ({ isPaid, state, items, paidTotal, prices }: StaffOrder): boolean =>
  isPaid &&
  paidTotal - prices.refundedTotal < 0.005 &&
  state !== 'cancelled' &&
  state !== 'failed' &&
  items.some((item) => item.quantity > item.refundedQuantity);

/** Gives money back, for pieces or as an amount, or takes pieces back without money; nothing where neither is left. */
export function RefundPanel({ order, money, refundKey }: RefundPanelProps) {
  const { t, locale } = useStaffText();
  const form = useSentForm({ name: 'refund' });
  const left = order.paidTotal - order.prices.refundedTotal;
  const isFree = mayTakeBack(order);
  if (left < 0.005 && !isFree) return null;
  const act = t(isFree ? 'shopOrders.takeBackOpen' : 'shopOrders.refundOpen');
  const items = order.items.filter((item) => item.quantity > item.refundedQuantity);
  const isDeliveryGiven = order.refunds.some(({ state, withDelivery }) => withDelivery && state !== 'failed');
  const labels = {
    ...Object.fromEntries(items.map(({ itemId, name }) => [quantityField(itemId), name])),
    amount: t('shopOrders.amount'),
    reason: t('shopOrders.reason'),
  };
  return (
    <section className="panel stack" aria-labelledby="h-povrat">
      <h2 id="h-povrat">{t(isFree ? 'shopOrders.takeBack' : 'shopOrders.refund')}</h2>
      <p className="soft">
        {isFree ? t('shopOrders.takeBackLead') : t('shopOrders.refundLeft', { amount: money(left) })}
      </p>
      <details open={form.answer !== undefined}>
        <summary className="link">{act}</summary>
        <FormFrame form={form} label={t('shopOrders.refund')} labels={labels}>
          <input type="hidden" name="key" value={refundKey} />
          {isFree ? <input type="hidden" name="withoutMoney" value="true" /> : null}
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
          {order.prices.delivery > 0 && !isDeliveryGiven && !isFree ? (
            <CheckField
              form={form}
              name="withDelivery"
              label={t('shopOrders.withDelivery', { amount: money(order.prices.delivery) })}
            />
          ) : null}
          {isFree ? null : (
            <TextField
              form={form}
              name="amount"
              label={t('shopOrders.amount')}
              hint={t('shopOrders.amountHint')}
              defaultValue={isHeld(order) ? typedPrice(left, locale) : undefined}
              inputMode="decimal"
              autoComplete="off"
              isOptional
            />
          )}
          <TextField
            form={form}
            name="reason"
            label={t('shopOrders.reason')}
            hint={t('shopOrders.reasonHint')}
            data-most={500}
            isOptional
          />
          <CheckField form={form} name="restock" label={t('shopOrders.restock')} isTicked />
          {isFree ? null : (
            <>
              <CheckField form={form} name="isByHand" label={t('shopOrders.byHand')} />
              <CheckField form={form} name="isHandedOver" label={t('shopOrders.isHandedOver')} />
              <p className="small soft">{t('shopOrders.refundLead')}</p>
            </>
          )}
          <SendButton form={form} tone="danger">
            {isFree ? act : t('shopOrders.refundSend')}
          </SendButton>
        </FormFrame>
      </details>
    </section>
  );
}
