import { Link } from 'react-router';
import {
  OrderBilling,
  OrderDelivery,
  OrderDocuments,
  OrderMessages,
  OrderSums,
  orderMoney,
} from '../../features/account/door/order-parts.tsx';
import { isRefundOwed, orderStateKey, orderTones } from '../../features/account/door/order-words.ts';
import { SendButton } from '../../kit/forms/form-fields.tsx';
import { FormFrame } from '../../kit/forms/form-frame.tsx';
import { useSentForm } from '../../kit/forms/use-sent-form.ts';
import { useAddress } from '../../links/staff-addresses.ts';
import { Note } from '../../ui/note.tsx';
import { Badge } from '../../ui/tag.tsx';
import { AdminScreen } from '../frame/admin-screen.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import { MailsPanel } from './mails-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { MovePanel } from './move-panel.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { attentionWords } from './order-words.ts';
import type { StaffOrderView } from './orders-view.ts';
import { RefundPanel } from './refund-panel.tsx';

/** One order for staff: what it holds, whose it is, what is to be done next, what was paid and what happened. */
export function StaffOrderScreen({ title, view }: { title: string; view: StaffOrderView }) {
  const { t, locale, longDate, time } = useStaffText();
  const address = useAddress();
  const { order, guarantees, countries, refundKey, mayEdit, mayRefund } = view;
  const money = orderMoney(order, locale);
  const phone = order.billingAddress.contactPhone || order.deliveryAddress.contactPhone;
  return (
    <AdminScreen title={title}>
      <div className="stack">
        <p className="row">
          <Badge tone={orderTones[order.state]}>{t(orderStateKey(order.state, isRefundOwed(order)))}</Badge>
          <time className="soft" dateTime={order.createdAt}>
            {longDate(order.createdAt)}, {time(order.createdAt)}
          </time>
        </p>
        <p className="row">
          <a className="link" href={`mailto:${order.email}`}>
            {order.email}
          </a>
          {phone ? (
            <a className="link" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
              {phone}
            </a>
          ) : null}
          <OrderDocuments order={order} />
          <Link className="link" to={address('adminOrders')}>
            {t('orders.back')}
          </Link>
        </p>
        {order.attention ? <Attention why={order.attention} mayEdit={mayEdit} /> : null}
      </div>
      <OrderLines order={order} guarantees={guarantees} money={money} />
      <div className="order-desk">
        <div className="order-desk__column">
          {mayEdit ? <MovePanel order={order} /> : null}
          {mayRefund ? (
            <RefundPanel key={refundKey} order={order} money={money} refundKey={refundKey} />
          ) : null}
          {mayEdit ? <MailsPanel order={order} /> : null}
        </div>
        <div className="order-desk__column">
          <OrderSums order={order} money={money} paidTotal={order.paidTotal} />
          <OrderDelivery order={order} countries={countries} />
          <OrderBilling order={order} countries={countries} />
          <OrderMessages order={order} />
          <MoneyPanel order={order} money={money} mayRefund={mayRefund} />
          <OrderHistory order={order} money={money} />
        </div>
      </div>
    </AdminScreen>
  );
}

/** Why people must look at the order, until somebody says that it is dealt with. */
function Attention({ why, mayEdit }: { why: string; mayEdit: boolean }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'settle' });
  return (
    <Note tone="offer" title={t('shopOrders.attention')}>
      <div className="stack">
        <p>{attentionWords(why, t)}</p>
        {mayEdit ? (
          <FormFrame form={form} label={t('shopOrders.settle')}>
            <input type="hidden" name="attention" value={why} />
            <SendButton form={form}>{t('shopOrders.settle')}</SendButton>
          </FormFrame>
        ) : null}
      </div>
    </Note>
  );
}
