import { type ReactNode, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useCartAddress } from '#site/features/cart/door/cart-address.ts';
import { refreshCart } from '#site/features/cart/door/cart-store.ts';
import { DeliveryLabel } from '#site/features/cart/door/cart-sums.tsx';
import { TaxLine } from '#site/features/cart/door/tax-line.tsx';
import { NotFiscalised } from '#site/features/orders/door/not-fiscalised.tsx';
import { WhereToFetch } from '#site/features/orders/door/order-parts.tsx';
import { PayLink } from '#site/features/orders/door/pay-link.tsx';
import { PaymentSlip } from '#site/features/orders/door/payment-slip.tsx';
import { ReturnLink } from '#site/features/returns/door/return-link.tsx';
import { WithdrawalLink } from '#site/features/withdrawal/door/withdrawal-link.tsx';
import type { MessageKey } from '#site/i18n/messages.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Note } from '#site/ui/note.tsx';
import { CheckoutFrame } from '../checkout-frame.tsx';
import { MiniItems } from '../mini-items.tsx';
import type { OrderView, ResultView } from './load-result.server.ts';

/** Thanks, the order's number, how to pay what is not paid, downloads and the document (CHECKOUT-059, CHECKOUT-060). */
export function SuccessScreen({ view: { orderSlug, orderKey, order, isGuest } }: { view: ResultView }) {
  const { t } = useText();
  const address = useAddress();
  useEmptiedCart();
  useWaiting(order?.isPending ?? false);
  return (
    <CheckoutFrame>
      <div className="order-result">
        <h1 className="order-result__title">
          {order?.held ? null : <Icon name="ok" />}
          {t(order?.held ? 'checkout.heldTitle' : 'checkout.success')}
        </h1>
        {orderSlug === '' ? null : (
          <p>
            {t('checkout.number')}: <strong className="order-number">{orderSlug}</strong>
          </p>
        )}
        {order ? <Placed order={order} /> : null}
        <p className="row">
          <ButtonLink to={address('shop')}>{t('checkout.onward')}</ButtonLink>
        </p>
        {order && isGuest ? <AccountOffer /> : null}
        {order?.mayWithdraw ? (
          <p className="small faint">
            <WithdrawalLink className="link" order={{ slug: orderSlug, key: orderKey }} />
            {' · '}
            <ReturnLink className="link" order={{ slug: orderSlug, key: orderKey }} />
          </p>
        ) : null}
      </div>
    </CheckoutFrame>
  );
}

function Placed({ order }: { order: OrderView }) {
  const { t, money } = useText();
  return (
    <>
      <NotFiscalised isShown={order.notFiscalised} />
      {order.isPaid ? (
        <Note tone="success" role="status">
          {t('checkout.isPaid')}
        </Note>
      ) : null}
      {order.held > 0 ? (
        <Note tone="offer" role="status">
          {t('orders.held', { amount: money(order.held) })}
        </Note>
      ) : null}
      {order.isPending ? (
        <Note tone="info" role="status">
          {t('checkout.pending')}
        </Note>
      ) : null}
      {order.payLink ? <PayLink link={order.payLink} amount={money(order.payLink.amount)} /> : null}
      <WhatNext order={order} />
      {order.fetchedAt ? <WhereToFetch method={order.fetchedAt} /> : null}
      {order.slip ? <PaymentSlip slip={order.slip} expiresAt={order.expiresAt} dueAt={order.dueAt} /> : null}
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

/** What happens from here on, so that nobody has to ask. */
function WhatNext({ order: { email, next, sums } }: { order: OrderView }) {
  const { t } = useText();
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="next-steps__title">
        {t('checkout.nextTitle')}
      </h2>
      <ol className="next-steps">
        <li>{t('checkout.mailSent', { email })}</li>
        {next.map((step) => (
          <li key={step}>{t(`checkout.${step}`, { place: sums.delivery?.name ?? '' })}</li>
        ))}
      </ol>
    </section>
  );
}

/** Anyone who bought without an account is offered one, once and quietly. */
function AccountOffer() {
  const { t } = useText();
  const address = useAddress();
  return (
    <aside className="account-offer" aria-labelledby="account-offer">
      <p>
        <strong id="account-offer">{t('checkout.accountTitle')}</strong> {t('checkout.accountLead')}
      </p>
      <ButtonLink to={`${address('register')}?from=${encodeURIComponent(address('profile'))}`}>
        {t('checkout.accountOpen')}
      </ButtonLink>
    </aside>
  );
}

function Ordered({ order }: { order: OrderView }) {
  const { t, money } = useText();
  const { sums } = order;
  return (
    <section className="summary" aria-labelledby="ordered">
      <h2 id="ordered">{t('checkout.items')}</h2>
      <MiniItems
        items={order.items.map(({ quantity, words, ...item }) => ({
          ...item,
          words: [words, t('checkout.pieces', { count: quantity })].filter(Boolean).join(', '),
        }))}
      />
      <dl className="sums">
        {sums.promotions.map(({ name, discount }) => (
          <Sum key={name} label={name} amount={money(-discount)} isOff />
        ))}
        {sums.coupon > 0 ? <Sum label={t('cart.sumCoupon')} amount={money(-sums.coupon)} isOff /> : null}
        {sums.delivery ? (
          <Sum label={<DeliveryLabel name={sums.delivery.name} />} amount={money(sums.delivery.amount)} />
        ) : null}
        <TaxLine tax={sums.tax} rates={sums.taxByRate} isIncluded={sums.isTaxIncluded} money={money} />
        <div className="is-total">
          <dt>{t(order.isPaid ? 'checkout.paidTotal' : 'cart.sumTotal')}</dt>
          <dd>{money(sums.total)}</dd>
        </div>
        {sums.refunded > 0 ? <Sum label={t('orders.refunded')} amount={money(-sums.refunded)} /> : null}
        {sums.toBeRefunded > 0 ? (
          <Sum label={t('orders.toBeRefunded')} amount={money(-sums.toBeRefunded)} />
        ) : null}
      </dl>
      {order.documents.length === 0 ? (
        <p>
          <a className="more" href={order.pdfUrl} download>
            <Icon name="doc" /> {t(paperKeys[order.paper])}
          </a>
        </p>
      ) : null}
      {order.documents.map(({ kind, number, pdfUrl }) => (
        <p key={`${kind} ${number}`}>
          {pdfUrl === null ? (
            t(kind === 'credit' ? 'orders.creditNumber' : 'orders.invoiceNumber', { number })
          ) : (
            <a className="more" href={pdfUrl} download>
              <Icon name="doc" />{' '}
              {t(kind === 'credit' ? 'orders.creditPdf' : 'orders.invoicePdf', { number })}
            </a>
          )}
        </p>
      ))}
    </section>
  );
}

const paperKeys = {
  offer: 'checkout.pdfOffer',
  confirmation: 'checkout.pdfConfirmation',
  invoice: 'checkout.pdfInvoice',
} as const satisfies Record<OrderView['paper'], MessageKey>;

function Sum({ label, amount, isOff }: { label: ReactNode; amount: string; isOff?: boolean }) {
  return (
    <div className={isOff ? 'is-off' : undefined}>
      <dt>{label}</dt>
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

/** While the bank has not reported the outcome the page asks again, ever less often. */
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
