import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useText } from '../../i18n/use-text.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import { useCartAddress } from '../cart/cart-address.ts';
import { refreshCart } from '../cart/cart-store.ts';
import { useAddress } from '../layout/addresses.ts';
import { WithdrawalLink } from '../withdrawal/withdrawal-link.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import type { OrderView, ResultView } from './load-result.server.ts';
import { PaymentSlip } from './payment-slip.tsx';

/** Thanks, the order's number, how to pay what is not paid, downloads and the document (CHECKOUT-059, CHECKOUT-060). */
export function SuccessScreen({ view: { orderSlug, orderKey, order } }: { view: ResultView }) {
  const { t } = useText();
  const address = useAddress();
  useEmptiedCart();
  useWaiting(order?.isPending ?? false);
  return (
    <CheckoutFrame>
      <div className="order-result">
        <h1>{t('checkout.success')}</h1>
        {orderSlug === '' ? null : (
          <p>
            {t('checkout.number')}: <strong className="order-number">{orderSlug}</strong>
          </p>
        )}
        {order ? <Placed order={order} /> : null}
        {order?.mayWithdraw ? (
          <p>
            <WithdrawalLink className="link" order={{ slug: orderSlug, key: orderKey }} />
          </p>
        ) : null}
        <p>
          <ButtonLink to={address('shop')}>{t('checkout.onward')}</ButtonLink>
        </p>
      </div>
    </CheckoutFrame>
  );
}

function Placed({ order }: { order: OrderView }) {
  const { t } = useText();
  return (
    <>
      <p className="soft">{t('checkout.mailSent', { email: order.email })}</p>
      {order.isPaid ? (
        <Note tone="success" role="status">
          {t('checkout.isPaid')}
        </Note>
      ) : null}
      {order.isPending ? (
        <Note tone="info" role="status">
          {t('checkout.pending')}
        </Note>
      ) : null}
      {order.slip ? <PaymentSlip slip={order.slip} expiresAt={order.expiresAt} /> : null}
      {order.downloads.length > 0 ? (
        <section className="stack" aria-labelledby="downloads">
          <h2 id="downloads">{t('checkout.downloads')}</h2>
          <ul className="stack">
            {order.downloads.map(({ id, name, url }) => (
              <li key={id}>
                <a className="button" href={url} download>
                  <Icon name="download" /> {t('checkout.download', { name })}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Ordered order={order} />
    </>
  );
}

function Ordered({ order }: { order: OrderView }) {
  const { t, money } = useText();
  const { sums } = order;
  return (
    <section className="summary" aria-labelledby="ordered">
      <h2 id="ordered">{t('checkout.items')}</h2>
      <ul className="mini-items mini-items--plain">
        {order.items.map(({ id, name, words, row, quantity }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong>
              <span>{[words, t('checkout.pieces', { count: quantity })].filter(Boolean).join(', ')}</span>
            </p>
            <b className="num">{money(row)}</b>
          </li>
        ))}
      </ul>
      <dl className="sums">
        {sums.promotion > 0 ? (
          <Sum label={t('checkout.promotion')} amount={money(-sums.promotion)} isOff />
        ) : null}
        {sums.coupon > 0 ? <Sum label={t('cart.sumCoupon')} amount={money(-sums.coupon)} isOff /> : null}
        {sums.delivery ? (
          <Sum label={t('cart.sumDelivery')} hint={sums.delivery.name} amount={money(sums.delivery.amount)} />
        ) : null}
        <Sum label={t('cart.sumTax')} amount={money(sums.tax)} />
        <div className="is-total">
          <dt>{t(order.isPaid ? 'checkout.paidTotal' : 'cart.sumTotal')}</dt>
          <dd>{money(sums.total)}</dd>
        </div>
      </dl>
      <p>
        <a className="more" href={order.pdfUrl} download>
          <Icon name="doc" /> {t(order.isPaid ? 'checkout.pdfInvoice' : 'checkout.pdfOffer')}
        </a>
      </p>
    </section>
  );
}

function Sum({
  label,
  hint,
  amount,
  isOff,
}: {
  label: string;
  hint?: string;
  amount: string;
  isOff?: boolean;
}) {
  return (
    <div className={isOff ? 'is-off' : undefined}>
      <dt>
        {label} {hint ? <span className="faint">{hint}</span> : null}
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}

/** The badge follows: the cart became the order. */
function useEmptiedCart(): void {
  const cartAddress = useCartAddress()();
  useEffect(() => void refreshCart(cartAddress), [cartAddress]);
}

const waitSeconds = [2, 3, 5, 10, 20, 30];

/** While the bank has not told the outcome the page asks again, ever less often. */
function useWaiting(isPending: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isPending) return;
    let round = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const seconds = waitSeconds[round];
      round += 1;
      if (seconds === undefined) return;
      timer = setTimeout(() => void revalidate().then(wait), seconds * 1000);
    };
    wait();
    return () => clearTimeout(timer);
  }, [isPending, revalidate]);
}
