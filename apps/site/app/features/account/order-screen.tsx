import type { Order } from '@izlog/contract/ecommerce/order';
import { Link } from 'react-router';
import { formatMoney } from '../../i18n/formats.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Badge } from '../../ui/tag.tsx';
import { useAddress } from '../layout/addresses.ts';
import { orderStateKeys, orderTones } from './order-words.ts';

type Amounts = { order: Order; money: (amount: number) => string };

/** One order: what was bought, what it cost, where it goes and where it is (ACCT-016). */
export function OrderScreen({ title, order }: { title: string; order: Order }) {
  const { t, locale, longDate } = useText();
  const address = useAddress();
  const { iso, symbol } = order.currency;
  const money = (amount: number) => formatMoney(amount, { id: 0, label: symbol, iso }, locale);
  return (
    <div className="container account-page">
      <div className="stack">
        <h1>
          {title} <span className="num">{order.slug}</span>
        </h1>
        <p className="row">
          <time dateTime={order.createdAt}>{longDate(order.createdAt)}</time>
          <Badge tone={orderTones[order.state]}>{t(orderStateKeys[order.state])}</Badge>
        </p>
      </div>
      <Items order={order} money={money} />
      <div className="panels panels--2">
        <Sums order={order} money={money} />
        <Course order={order} />
        <Place title={t('address.shipping')} place={order.deliveryAddress} />
        <Place title={t('address.billing')} place={order.billingAddress} />
      </div>
      <p className="row">
        <a className="button" href={order.pdfUrl}>
          <Icon name="download" /> {t('orders.pdf')}
        </a>
        <Link className="link" to={`${address('profile')}#narudzbe`}>
          {t('orders.back')}
        </Link>
      </p>
    </div>
  );
}

function Items({ order, money }: Amounts) {
  const { t } = useText();
  const address = useAddress();
  return (
    <section className="panel stack" aria-labelledby="h-artikli">
      <h2 id="h-artikli">{t('orders.items')}</h2>
      <ul className="facts">
        {order.items.map((item) => (
          <li key={item.itemId}>
            <Icon name={item.isDigital ? 'doc' : 'box'} />
            <div className="stack">
              <p className="between">
                <span>
                  <Link className="link" to={address('product', { slug: item.slug })}>
                    {item.name}
                  </Link>{' '}
                  × {item.quantity}
                </span>
                <strong className="num">{money(item.row)}</strong>
              </p>
              {item.options.map((option) => (
                <p key={option.name} className="small soft">
                  {option.name}: {option.value}
                </p>
              ))}
              {item.downloads.map((file) => (
                <p key={file.id}>
                  <a className="link" href={file.url}>
                    <Icon name="download" /> {file.name}
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

function Sums({ order, money }: Amounts) {
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

/** What happened so far, and where the parcels are. */
function Course({ order }: { order: Order }) {
  const { t, longDate } = useText();
  return (
    <section className="panel stack" aria-labelledby="h-tijek">
      <h2 id="h-tijek">{t('orders.course')}</h2>
      <ol className="plain stack">
        {order.history.map((step) => (
          <li key={`${step.state} ${step.at}`} className="between small">
            <span>{t(orderStateKeys[step.state])}</span>
            <time dateTime={step.at}>{longDate(step.at)}</time>
          </li>
        ))}
      </ol>
      {order.parcels.map((parcel) => (
        <p key={parcel.number} className="small">
          {parcel.carrier}:{' '}
          {parcel.url ? (
            <a className="link" href={parcel.url} rel="noopener">
              {parcel.number}
            </a>
          ) : (
            parcel.number
          )}
        </p>
      ))}
      <p className="small soft">{order.paymentMethod.name}</p>
    </section>
  );
}

function Place({ title, place }: { title: string; place: Order['deliveryAddress'] }) {
  return (
    <section className="panel stack">
      <h2>{title}</h2>
      <address className="small">
        {place.firstName} {place.lastName}
        <br />
        {place.street} {place.houseNumber}
        <br />
        {place.zipCode} {place.city}, {place.country}
      </address>
    </section>
  );
}
