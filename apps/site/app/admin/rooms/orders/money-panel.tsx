import type { StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SelectField, SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { payingWords, paymentWords, refundWords } from './door/order-words.ts';
import { settleRefundRules } from './order-rules.ts';

type MoneyPanelProps = { order: StaffOrder; money: (amount: number) => string; mayRefund: boolean };

/** The payments of an order and what was given back; nothing where no bank was asked for anything. */
export function MoneyPanel({ order, money, mayRefund }: MoneyPanelProps) {
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
              {payingWords(payment.gateway, t)}: {paymentWords(payment.state, t)}
              <p className="soft">
                {shortDate(payment.createdAt)} {time(payment.createdAt)} · {payment.reference}
                {payment.transactionId ? ` · ${payment.transactionId}` : ''}
              </p>
            </div>
            <strong className="num">{money(payment.amount)}</strong>
          </li>
        ))}
        {refunds.map((refund) => (
          <Refund key={refund.id} refund={refund} money={money} mayRefund={mayRefund} />
        ))}
      </ul>
    </section>
  );
}

type RefundProps = Omit<MoneyPanelProps, 'order'> & { refund: StaffOrder['refunds'][number] };

/** Money that goes back; what failed gave nothing back and stands without an amount to add up. */
function Refund({ refund, money, mayRefund }: RefundProps) {
  const { t, shortDate, time } = useStaffText();
  const { id, amount, state, reason, creditNumber, createdAt, handedAt, isThroughGateway, isStuck } = refund;
  const isOwed = state === 'done' && handedAt === null;
  const isFree = state === 'done' && amount === 0;
  // Two refunds of an order may give back the same.
  const which = [money(amount), `${shortDate(createdAt)} ${time(createdAt)}`, creditNumber]
    .filter(Boolean)
    .join(', ');
  return (
    <li>
      <div className="stack">
        <p>
          {isOwed
            ? t('shopOrders.refund.owed')
            : isFree
              ? t('shopOrders.refund.takenBack')
              : refundWords(state, t)}
          {isThroughGateway || isFree ? '' : ` (${t('shopOrders.byHandShort')})`}
        </p>
        <p className="soft">
          {shortDate(createdAt)} {time(createdAt)}
          {creditNumber ? ` · ${t('shopOrders.creditNote', { number: creditNumber })}` : ''}
          {reason ? ` · ${reason}` : ''}
          {state === 'failed' ? ` · ${money(amount)}` : ''}
        </p>
        {isStuck && mayRefund ? <StuckRefund refundId={id} which={which} /> : null}
        {isOwed && mayRefund ? <HandOver refundId={id} which={which} /> : null}
      </div>
      {state === 'failed' || isFree ? null : <strong className="num">{money(-amount)}</strong>}
    </li>
  );
}

/** Says that the money was handed to the bank or the buyer, who hears of it then. */
function HandOver({ refundId, which }: { refundId: number; which: string }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'handOver' });
  return (
    <FormFrame form={form} label={`${t('shopOrders.handOver')}: ${which}`}>
      <input type="hidden" name="refundId" value={refundId} />
      <SendButton form={form}>{t('shopOrders.handOver')}</SendButton>
    </FormFrame>
  );
}

/** Closes a refund of which nobody knows whether the bank gave the money back, with what staff saw there. */
function StuckRefund({ refundId, which }: { refundId: number; which: string }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'settleRefund', rules: settleRefundRules });
  const labels = { isGiven: t('shopOrders.refund.isGiven'), reason: t('shopOrders.refund.seen') };
  return (
    <FormFrame form={form} label={`${t('shopOrders.refund.settle')}: ${which}`} labels={labels}>
      <p>{t('shopOrders.refund.stuckLead')}</p>
      <input type="hidden" name="refundId" value={refundId} />
      <SelectField form={form} name="isGiven" label={labels.isGiven} defaultValue="">
        <option value="">{t('shopOrders.choose')}</option>
        <option value="true">{t('shopOrders.refund.given')}</option>
        <option value="false">{t('shopOrders.refund.notGiven')}</option>
      </SelectField>
      <TextField
        form={form}
        name="reason"
        label={labels.reason}
        hint={t('shopOrders.refund.seenHint')}
        data-most={500}
      />
      <SendButton form={form}>{t('shopOrders.refund.settle')}</SendButton>
    </FormFrame>
  );
}
