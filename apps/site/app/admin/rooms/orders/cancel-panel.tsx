import type { StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { cancelRules } from './order-rules.ts';

/** Whether an order may come to nothing by hand; one that was paid is given back instead. */
export const mayCancel = ({ moves }: StaffOrder): boolean => moves.includes('cancelled');

/** Ends an order that comes to nothing, with what that means; nothing where it may not be ended so. */
export function CancelPanel({ order, money }: { order: StaffOrder; money: (amount: number) => string }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'cancel', rules: cancelRules });
  if (!mayCancel(order)) return null;
  const left = order.paidTotal - order.prices.refundedTotal;
  return (
    <section className="panel stack" aria-labelledby="h-otkaz">
      <h2 id="h-otkaz">{t('shopOrders.cancel')}</h2>
      <p className="soft">{t('shopOrders.cancelLead')}</p>
      {left > 0.005 ? <p>{t('shopOrders.cancelOwed', { amount: money(left) })}</p> : null}
      <details open={form.answer !== undefined}>
        <summary className="link">{t('shopOrders.cancel')}</summary>
        <FormFrame form={form} label={t('shopOrders.cancel')} labels={{ note: t('shopOrders.note') }}>
          <span id="otkazivanje" />
          <TextAreaField
            form={form}
            name="note"
            label={t('shopOrders.note')}
            hint={t('shopOrders.noteHint')}
            rows={3}
            data-most={1000}
          />
          <CheckField form={form} name="isQuiet" label={t('shopOrders.quiet')} />
          <SendButton form={form} tone="danger">
            {t('shopOrders.cancelSend')}
          </SendButton>
        </FormFrame>
      </details>
    </section>
  );
}
