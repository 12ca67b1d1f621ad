import type { StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { isProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Note } from '#site/ui/note.tsx';

type RestPanelProps = { order: StaffOrder; money: (amount: number) => string; mayEdit: boolean };

/** By when what a company bought on invoice is to be paid, and whether that day is over; nothing of what is paid. */
export function TermPanel({ order: { dueAt, isOverdue, isPaid } }: Pick<RestPanelProps, 'order'>) {
  const { t, shortDate } = useStaffText();
  if (dueAt === null || isPaid) return null;
  return (
    <Note tone={isOverdue ? 'danger' : 'info'}>
      {t(isOverdue ? 'shopOrders.wasDue' : 'shopOrders.dueOn', { date: shortDate(dueAt) })}
    </Note>
  );
}

/** What a provider still has to bring in for an order, with the buyer's link, or a button that sends one. */
export function RestPanel({ order, money, mayEdit }: RestPanelProps) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'payLink' });
  const { payLink, prices, paidTotal, state, paymentMethod } = order;
  const rest = prices.orderTotal - (paidTotal - prices.refundedTotal);
  const isAwaited =
    (state === 'awaitingPayment' || state === 'failed') &&
    !order.isPaid &&
    isProviderCode(paymentMethod.kind);
  if (!isAwaited || rest <= 0) return null;
  return (
    <section className="panel stack" aria-labelledby="h-ostatak">
      <h2 id="h-ostatak">{t('shopOrders.toPay')}</h2>
      <p>
        <strong className="num">{money(rest)}</strong>
      </p>
      {payLink ? (
        <p className="stack">
          <label htmlFor="poveznica-placanja">{t('shopOrders.payLink')}</label>
          <input id="poveznica-placanja" className="input" readOnly value={payLink.url} />
        </p>
      ) : mayEdit && order.uneditable === null ? (
        <FormFrame form={form} label={t('shopOrders.sendPayLink')}>
          <p className="small soft">{t('shopOrders.noPayLink')}</p>
          <SendButton form={form}>{t('shopOrders.sendPayLink')}</SendButton>
        </FormFrame>
      ) : null}
    </section>
  );
}
