import { homeCountry } from '@izlog/contract/european-union';
import { Link } from 'react-router';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { Pager, RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { StaffNotes } from '#site/admin/ground/frame/staff-notes.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import {
  OrderBilling,
  OrderDelivery,
  OrderMessages,
  OrderSums,
  orderMoney,
} from '#site/features/orders/door/order-parts.tsx';
import { isRefundOwed, orderStateKey, orderTones } from '#site/features/orders/door/order-words.ts';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Note } from '#site/ui/note.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { CorrectBuyer } from './beside/correct-buyer.tsx';
import { DeskPanel } from './beside/desk-panel.tsx';
import { PapersPanel } from './beside/papers-panel.tsx';
import { VatPanel } from './beside/vat-panel.tsx';
import { CancelPanel } from './cancel-panel.tsx';
import { attentionWords } from './door/order-words.ts';
import { EditPanel } from './edit-panel.tsx';
import { CamePanel, HeldMoney, isHeld } from './ended-panel.tsx';
import { MailsPanel } from './mails-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { MovePanel } from './move-panel.tsx';
import { OrderActs } from './order-acts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import type { StaffOrderView } from './orders-view.ts';
import { ParcelsPanel } from './packing/parcels-panel.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { RestPanel, TermPanel } from './rest-panel.tsx';

/** One order for staff: what it holds, its parcels and notes, what is to be done next; beside it money, buyer and papers. */
export function StaffOrderScreen({ title, view }: { title: string; view: StaffOrderView }) {
  const { t, locale, number, longDate, time } = useStaffText();
  const address = useAddress();
  const { order, desk, query, guarantees, countries, refundKey, mayEdit, mayShip, mayRefund } = view;
  const money = orderMoney(order, locale);
  const total = desk.isMore ? t('resource.moreThan', { number: number(desk.total) }) : number(desk.total);
  const at = (slug: string | null) => slug && `${address('adminOrder', { slug })}${query}`;
  const { companyData, billingAddress: by } = order;
  const who = {
    name: companyData?.companyName || `${by.firstName} ${by.lastName}`.trim() || order.email,
    city: order.deliveryAddress.city || by.city,
  };
  return (
    <>
      <RecordHead
        title={title}
        badges={
          <>
            <Badge tone={orderTones[order.state]}>{t(orderStateKey(order.state, isRefundOwed(order)))}</Badge>
            {isPartlySent(view) ? <Badge tone="info">{t('shopOrders.partlySent')}</Badge> : null}
          </>
        }
        lead={
          <>
            {who.name}, {who.city}.{' '}
            <time dateTime={order.createdAt}>
              {longDate(order.createdAt)}, {time(order.createdAt)}
            </time>
            , {view.spoken}
          </>
        }
        back={{
          to: `${address('adminOrders')}${query}`,
          name: t('orders.title'),
          ...(desk.place === null ? {} : { place: t('record.place', { place: desk.place, total }) }),
        }}
      >
        <Pager before={at(desk.before)} after={at(desk.after)} />
        <OrderActs view={view} />
      </RecordHead>
      {order.ended && isHeld(order) ? (
        <HeldMoney ended={order.ended} money={money} mayEdit={mayEdit} mayRefund={mayRefund} />
      ) : null}
      {order.attention && !(isHeld(order) && order.attention === 'paidAfterEnd') ? (
        <Attention why={order.attention} mayEdit={mayEdit} />
      ) : null}
      {mayEdit || mayRefund ? null : (
        <Note tone="info">{t(mayShip ? 'shopOrders.onlySend' : 'shopOrders.onlyRead')}</Note>
      )}
      <div className="record">
        <div>
          <OrderLines order={order} guarantees={guarantees} money={money} />
          <ParcelsPanel order={order} mayShip={mayShip} />
          <StaffNotes notes={desk.notes} hint={t('shopOrders.deskNoteHint')} mayWrite={mayEdit} />
          <OrderHistory order={order} money={money} />
          {mayEdit ? <MovePanel order={order} /> : null}
          {mayEdit ? <CamePanel order={order} /> : null}
          {mayEdit ? <EditPanel order={order} /> : null}
          {mayRefund ? (
            <RefundPanel key={refundKey} order={order} money={money} refundKey={refundKey} />
          ) : null}
          {mayEdit ? <CancelPanel order={order} money={money} /> : null}
          {mayEdit ? <MailsPanel order={order} /> : null}
        </div>
        <aside className="record__side" aria-label={t('shopOrders.beside')}>
          <OrderSums order={order} money={money} paidTotal={order.paidTotal} />
          <TermPanel order={order} />
          <RestPanel order={order} money={money} mayEdit={mayEdit} />
          {order.events.some(({ kind }) => kind === 'return') ? (
            <p className="small">
              <Link
                className="link"
                to={`${address('adminReturns')}?${new URLSearchParams({ search: order.slug })}`}
              >
                {t('shopOrders.itsReturns')}
              </Link>
            </p>
          ) : null}
          {view.mayAskWhy ? (
            <p className="small">
              <Link className="link" to={`${address('adminWhy')}?narudzba=${order.slug}`}>
                {t('why.ofOrder')}
              </Link>
            </p>
          ) : null}
          <TaxRates view={view} money={money} />
          <Buyer view={view} />
          <OrderDelivery order={order} countries={countries} />
          <OrderBilling order={order} countries={countries} />
          <VatPanel
            order={order}
            mayEdit={mayEdit}
            mayRefund={mayRefund}
            refundKey={refundKey}
            money={money}
          />
          <PapersPanel order={order} money={money} mayEdit={mayEdit} />
          <DeskPanel view={view} />
          <OrderMessages order={order} />
          <MoneyPanel order={order} money={money} mayRefund={mayRefund} />
        </aside>
      </div>
    </>
  );
}

/** Something of it is on its way, and something is not. */
const isPartlySent = ({ order: { fulfilments, unpacked, state } }: StaffOrderView): boolean =>
  ['paid', 'processing'].includes(state) &&
  fulfilments.some((one) => one.state !== 'ready') &&
  (unpacked.length > 0 || fulfilments.some((one) => one.state === 'ready'));

/** What of the sum is tax, by rate, each on its base; nothing where there is one of our own, which the sums say. */
function TaxRates({ view: { order }, money }: { view: StaffOrderView; money: (amount: number) => string }) {
  const { t, number, locale } = useStaffText();
  const country = order.prices.taxCountry ?? homeCountry;
  if (order.prices.taxes.length < (country === homeCountry ? 2 : 1)) return null;
  return (
    <section className="panel stack" aria-labelledby="h-porezi">
      <h2 id="h-porezi">
        {t('shopOrders.taxes', {
          country: new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country,
        })}
      </h2>
      <dl className="facts-list">
        {order.prices.taxes.map(({ rate, base, tax }) => (
          <div key={rate}>
            <dt>{t('shopOrders.taxOf', { rate: number(rate), base: money(base) })}</dt>
            <dd>{money(tax)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Who bought, what else of them there is, and how they are reached. */
function Buyer({ view: { order, desk, countries, mayEdit, maySeeCustomers } }: { view: StaffOrderView }) {
  const { t, money } = useStaffText();
  const address = useAddress();
  const { billingAddress: by, deliveryAddress, companyData } = order;
  const phone = by.contactPhone || deliveryAddress.contactPhone;
  const name = companyData?.companyName || `${by.firstName} ${by.lastName}`.trim() || order.email;
  return (
    <section className="panel stack" aria-labelledby="h-kupac">
      <h2 id="h-kupac">{t('shopOrders.buyer')}</h2>
      <p>
        {desk.buyer && maySeeCustomers ? (
          <Link className="link" to={address('adminCustomer', { id: String(desk.buyer.id) })}>
            {name}
          </Link>
        ) : (
          name
        )}
        {desk.buyer ? (
          <>
            <br />
            <span className="soft">
              {t('shopOrders.boughtSoFar', { count: desk.buyer.orders, amount: money(desk.buyer.spent) })}
            </span>
          </>
        ) : null}
      </p>
      <p>
        <a className="link" href={`mailto:${order.email}`}>
          {order.email}
        </a>
        {phone ? (
          <>
            <br />
            <a className="link" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
              {phone}
            </a>
          </>
        ) : null}
      </p>
      {mayEdit ? <CorrectBuyer key={order.correction.revision} order={order} countries={countries} /> : null}
    </section>
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
