import type { StaffOrder } from '@izlog/contract/ecommerce/order-staff';
import { useStaffText } from '../admin/staff-text.tsx';
import { paymentWords, refundWords } from './order-words.ts';

/** The payments of an order and what was given back; nothing where no bank was asked for anything. */
export function MoneyPanel({ order, money }: { order: StaffOrder; money: (amount: number) => string }) {
  const { t, shortDate, time } = useStaffText();
  const { payments, refunds } = order;
  if (payments.length + refunds.length === 0) return null;
  return (
    <section className="panel stack" aria-labelledby="h-uplate">
      <h2 id="h-uplate">{t('shopOrders.payments')}</h2>
      <ul className="ledger small">
        {payments.map((payment) => (
          <li key={payment.reference}>
            <div>
              {payment.gateway}: {paymentWords(payment.state, t)}
              <p className="soft">
                {shortDate(payment.createdAt)} {time(payment.createdAt)} · {payment.reference}
                {payment.transactionId ? ` · ${payment.transactionId}` : ''}
              </p>
            </div>
            <strong className="num">{money(payment.amount)}</strong>
          </li>
        ))}
        {refunds.map((refund) => (
          <li key={refund.id}>
            <div>
              {refundWords(refund.state, t)}
              {refund.isThroughGateway ? '' : ` (${t('shopOrders.byHandShort')})`}
              <p className="soft">
                {shortDate(refund.createdAt)} {time(refund.createdAt)}
                {refund.reason ? ` · ${refund.reason}` : ''}
              </p>
            </div>
            <strong className="num">{money(-refund.amount)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
