import type { Order } from '@izlog/contract/ecommerce/orders/order';
import { type SubmitEvent, use, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { NotFiscalised } from '#site/features/orders/door/not-fiscalised.tsx';
import {
  type Amounts,
  OrderBilling,
  OrderDelivery,
  OrderDocuments,
  OrderMessages,
  OrderParcels,
  OrderSums,
  orderMoney,
} from '#site/features/orders/door/order-parts.tsx';
import { isRefundOwed, orderStateKey, orderTones } from '#site/features/orders/door/order-words.ts';
import { PayLink } from '#site/features/orders/door/pay-link.tsx';
import { PaymentSlip } from '#site/features/orders/door/payment-slip.tsx';
import { ReturnLink } from '#site/features/returns/door/return-link.tsx';
import { mayWithdraw } from '#site/features/withdrawal/door/may-withdraw.ts';
import { WithdrawalLink } from '#site/features/withdrawal/door/withdrawal-link.tsx';
import { langMark } from '#site/i18n/lang-mark.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { PlainNotices } from '#site/kit/toasts/plain-toasts.tsx';
import { LanguageContext, useAddress } from '#site/links/addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { AnyIcon } from '#site/ui/icons/any-icon.tsx';
import { Note } from '#site/ui/note.tsx';
import { ItemPicture } from '#site/ui/pictures/item-picture.tsx';
import { Badge } from '#site/ui/tag.tsx';

type OrderScreenProps = {
  title: string;
  order: Order;
  countries: Readonly<Record<string, string>>;
  /** What a press of "order again" on this page is known by: pressed twice it adds once. */
  againKey: string;
};

/**
 * One order: what was bought, what it cost, how it is paid, where it goes and where it is (ACCT-016). `countries` are the
 * names of those in its addresses, by ISO code.
 */
export function OrderScreen({ title, order, countries, againKey }: OrderScreenProps) {
  const { t, locale, longDate } = useText();
  const address = useAddress();
  const money = orderMoney(order, locale);
  return (
    <div className="container account-page">
      <div className="stack">
        <h1>
          {title} <span className="num">{order.slug}</span>
        </h1>
        <p className="row">
          <time dateTime={order.createdAt}>{longDate(order.createdAt)}</time>
          <Badge tone={orderTones[order.state]}>{t(orderStateKey(order.state, isRefundOwed(order)))}</Badge>
        </p>
      </div>
      <NotFiscalised isShown={order.notFiscalised} />
      {order.heldTotal > 0 ? (
        <Note tone="offer">{t('orders.held', { amount: money(order.heldTotal) })}</Note>
      ) : null}
      {order.payLink ? <PayLink link={order.payLink} amount={money(order.payLink.amount)} /> : null}
      {order.slip ? (
        <div id="uplata">
          <PaymentSlip slip={order.slip} expiresAt={order.expiresAt} dueAt={order.dueAt} />
        </div>
      ) : null}
      <Items order={order} money={money} />
      <div className="panels panels--2">
        <OrderSums order={order} money={money} />
        <Course order={order} />
        <OrderDelivery order={order} countries={countries} />
        <OrderBilling order={order} countries={countries} />
        <OrderMessages order={order} />
      </div>
      <Again pressKey={againKey} />
      <p className="row">
        <OrderDocuments order={order} />
        <Link className="link" to={`${address('profile')}#narudzbe`}>
          {t('orders.back')}
        </Link>
      </p>
      {mayWithdraw(order.state) ? (
        <p>
          <WithdrawalLink className="link" order={order} />
        </p>
      ) : null}
      <p>
        <ReturnLink className="link" order={order} />
      </p>
      <Cancel mayCancel={order.mayCancel} />
    </div>
  );
}

function Items({ order, money }: Amounts) {
  const { t } = useText();
  const address = useAddress();
  const page = use(LanguageContext);
  return (
    <section className="panel stack" aria-labelledby="h-artikli">
      <h2 id="h-artikli">{t('orders.items')}</h2>
      <ul className="facts facts--pictures">
        {order.items.map((item) => (
          <li key={item.itemId}>
            <ItemPicture picture={item.media[0]} name={item.name} />
            <div className="stack">
              <p className="between">
                <span>
                  <Link
                    className="link"
                    to={address('product', { slug: item.slug })}
                    lang={langMark(item.language, page)}
                  >
                    {item.name}
                  </Link>{' '}
                  × {item.quantity}
                </span>
                <strong className="num">{money(item.row)}</strong>
              </p>
              {item.options.length > 0 ? (
                <p className="small soft">
                  {item.options.map(({ name, value }) => `${name}: ${value}`).join(', ')}
                </p>
              ) : null}
              {item.downloads.map((file) => (
                <p key={file.id}>
                  <a className="link" href={file.url}>
                    <AnyIcon name="download" /> {file.name}
                  </a>{' '}
                  <span className="small soft">{t('orders.downloadsLeft', { count: file.left })}</span>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What happened so far, and where the parcels are. */
function Course({ order }: { order: Order }) {
  const { t, longDate } = useText();
  return (
    <section className="panel stack" id="tijek" aria-labelledby="h-tijek">
      <h2 id="h-tijek">{t('orders.course')}</h2>
      <ol className="plain stack">
        {order.history.map((step) => (
          <li key={`${step.state} ${step.at}`} className="between small">
            <span>{t(orderStateKey(step.state, isRefundOwed(order)))}</span>
            <time dateTime={step.at}>{longDate(step.at)}</time>
          </li>
        ))}
      </ol>
      <OrderParcels order={order} />
    </section>
  );
}

/** Puts everything into the cart once more; the whole page is loaded again, so that every part of it knows the cart. */
function Again({ pressKey }: { pressKey: string }) {
  const { t } = useText();
  const isSent = useRef(false);
  // Back from the cart the browser shows the page as it was left.
  useEffect(() => {
    const again = () => {
      isSent.current = false;
    };
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSent.current) event.preventDefault();
    isSent.current = true;
  };
  return (
    <form method="post" className="stack" aria-label={t('orders.again')} onSubmit={onSubmit}>
      <input type="hidden" name="form" value="again" />
      <input type="hidden" name="key" value={pressKey} />
      <p>
        <Button type="submit" tone="primary">
          {t('orders.again')}
        </Button>
      </p>
      <p className="small soft">{t('orders.againLead')}</p>
    </form>
  );
}

/** Takes an unpaid order back; asked for once more, because nothing brings it back. */
function Cancel({ mayCancel }: Pick<Order, 'mayCancel'>) {
  const { t } = useText();
  const form = useSentForm({ name: 'cancel' });
  if (!mayCancel) return <PlainNotices names={form.done ?? []} />;
  return (
    <details className="stack">
      <summary className="link">{t('orders.cancel')}</summary>
      <FormFrame form={form} label={t('orders.cancel')}>
        <p className="soft">{t('orders.cancelLead')}</p>
        <p>
          <Button type="submit" tone="danger" busy={form.isBusy}>
            {t('orders.cancelSend')}
          </Button>
        </p>
      </FormFrame>
    </details>
  );
}
