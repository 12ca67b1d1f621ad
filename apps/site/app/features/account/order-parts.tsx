import type { Order } from '@izlog/contract/ecommerce/order';
import { formatMoney } from '../../i18n/formats.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.tsx';

export type Amounts = { order: Order; money: (amount: number) => string };

/** Writes amounts in the currency of an order, which may be another one than that of the page. */
export const orderMoney =
  ({ currency: { iso, symbol } }: Pick<Order, 'currency'>, locale: string) =>
  (amount: number): string =>
    formatMoney(amount, { id: 0, label: symbol, iso }, locale);

/** What an order cost, and what was given back. */
export function OrderSums({ order, money }: Amounts) {
  const { t } = useText();
  const { prices } = order;
  const rows: [MessageKey, number][] = [
    ['orders.itemsTotal', prices.itemsTotal],
    ['orders.promotion', -prices.promotion],
    ['orders.coupon', -prices.coupon],
    ['orders.delivery', prices.delivery],
    ['orders.refunded', -prices.refundedTotal],
  ];
  return (
    <section className="panel stack" aria-labelledby="h-iznosi">
      <h2 id="h-iznosi">{t('orders.sums')}</h2>
      <dl className="sums">
        {rows
          .filter(([key, amount]) => amount !== 0 || key === 'orders.itemsTotal')
          .map(([key, amount]) => (
            <div key={key} className="between">
              <dt>{t(key)}</dt>
              <dd className="num">{money(amount)}</dd>
            </div>
          ))}
        <div className="between">
          <dt>
            <strong>{t('orders.total')}</strong>
          </dt>
          <dd className="num">
            <strong>{money(prices.orderTotal)}</strong>
          </dd>
        </div>
      </dl>
    </section>
  );
}

type Placed = {
  order: Order;
  /** Names of the countries of its addresses, by ISO code. */
  countries: Readonly<Record<string, string>>;
};

/** How and where it goes. */
export function OrderDelivery({ order, countries }: Placed) {
  const { t } = useText();
  const { deliveryMethod: method, deliveryAddress } = order;
  return (
    <section className="panel stack" aria-labelledby="h-dostava">
      <h2 id="h-dostava">{t('orders.delivery')}</h2>
      {method ? <p>{[method.name, method.branch?.name].filter(Boolean).join(', ')}</p> : null}
      <Place place={deliveryAddress} countries={countries} />
    </section>
  );
}

/** How it is paid, and by whom. */
export function OrderBilling({ order, countries }: Placed) {
  const { t } = useText();
  const { companyData, billingAddress, paymentMethod } = order;
  return (
    <section className="panel stack" aria-labelledby="h-naplata">
      <h2 id="h-naplata">{t('orders.payment')}</h2>
      <p>{paymentMethod.name}</p>
      {companyData ? (
        <p className="small">
          <strong>{companyData.companyName}</strong>
          <br />
          {t('orders.oib', { oib: companyData.oib })}
        </p>
      ) : null}
      <Place place={billingAddress} countries={countries} />
    </section>
  );
}

function Place({ place, countries }: { place: Order['deliveryAddress']; countries: Placed['countries'] }) {
  return (
    <address className="small not-italic">
      {place.firstName} {place.lastName}
      <br />
      {place.street} {place.houseNumber}
      <br />
      {place.zipCode} {place.city}, {countries[place.country] ?? place.country}
    </address>
  );
}

/** What the buyer wrote to the shop, and to whom a gift goes. */
export function OrderMessages({ order: { messages } }: Pick<Placed, 'order'>) {
  const { t } = useText();
  const { orderMessage, giftMessage, to, from } = messages;
  if (![orderMessage, giftMessage, to, from].some(Boolean)) return null;
  const rows: [MessageKey, string][] = [
    ['orders.message', orderMessage],
    ['orders.giftTo', to],
    ['orders.giftFrom', from],
    ['orders.gift', giftMessage],
  ];
  return (
    <section className="panel stack" aria-labelledby="h-poruke">
      <h2 id="h-poruke">{t('orders.messages')}</h2>
      <dl className="stack small">
        {rows
          .filter(([, text]) => text !== '')
          .map(([key, text]) => (
            <div key={key}>
              <dt className="soft">{t(key)}</dt>
              <dd className="whitespace-pre-line">{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** The parcels with which it is on its way; nothing before. */
export function OrderParcels({ order: { parcels } }: Pick<Placed, 'order'>) {
  return parcels.map(({ carrier, number, url }) => (
    <p key={number} className="small">
      {carrier}:{' '}
      {url ? (
        <a className="link" href={url} rel="noopener">
          {number}
        </a>
      ) : (
        number
      )}
    </p>
  ));
}
