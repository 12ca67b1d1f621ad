import { notFiscalised } from '@izlog/contract/ecommerce/duties/invoicing';
import type { OrderToPack } from '@izlog/contract/ecommerce/orders/order-packing';
import { RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { orderStateKeys, orderTones } from '#site/features/orders/door/order-words.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Note } from '#site/ui/note.tsx';
import { ItemPicture } from '#site/ui/pictures/item-picture.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { ParcelsPanel, packingAddress } from './parcels-panel.tsx';

type PackingOrderProps = {
  title: string;
  view: { order: OrderToPack; countries: Readonly<Record<string, string>> };
  mayShip: boolean;
};

/** One order for anyone who packs it: what goes into its parcels, where they go, and where they are. */
export function PackingOrderScreen({ title, view: { order, countries }, mayShip }: PackingOrderProps) {
  const { t, longDate, time } = useStaffText();
  const address = useAddress();
  const goods = order.items.filter(({ isDigital, quantity }) => !isDigital && quantity > 0);
  return (
    <>
      <RecordHead
        title={title}
        badges={<Badge tone={orderTones[order.state]}>{t(orderStateKeys[order.state])}</Badge>}
        lead={
          <time dateTime={order.createdAt}>
            {longDate(order.createdAt)}, {time(order.createdAt)}
          </time>
        }
        back={{ to: address('adminPacking'), name: t('shopOrders.toPack') }}
      >
        <ButtonLink to={packingAddress(address, order)}>{t('packing.slip')}</ButtonLink>
      </RecordHead>
      {order.isHeld ? (
        <Note tone="danger" role="alert">
          <strong>{t('packing.held')}</strong> {t('packing.heldLead')}
        </Note>
      ) : null}
      <div className="record">
        <div>
          <section className="panel stack" aria-labelledby="h-roba">
            <h2 id="h-roba">{t('packing.lines')}</h2>
            {goods.length === 0 ? <p>{t('packing.nothingLeft')}</p> : null}
            <ul className="plain slip__lines slip__lines--pictured">
              {goods.map(({ itemId, name, sku, details, quantity, media }) => (
                <li key={itemId}>
                  <ItemPicture picture={media[0]} name={name} />
                  <strong className="num">{quantity} ×</strong>
                  <span>
                    <bdi>{name}</bdi> {sku ? <span className="soft num">{sku}</span> : null}
                    {details.map((detail) => (
                      <small key={detail} className="soft slip__detail">
                        {detail}
                      </small>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <ParcelsPanel order={order} mayShip={mayShip} />
        </div>
        <aside className="record__side" aria-label={t('shopOrders.beside')}>
          <WhereTo order={order} countries={countries} />
          <Messages order={order} />
        </aside>
      </div>
    </>
  );
}

function WhereTo({ order, countries }: PackingOrderProps['view']) {
  const { t } = useStaffText();
  const { deliveryAddress: to, delivery, isCashOnDelivery } = order;
  return (
    <section className="panel stack" aria-labelledby="h-dostava">
      <h2 id="h-dostava">{t('orders.delivery')}</h2>
      {delivery ? <p>{delivery}</p> : null}
      {isCashOnDelivery ? (
        <p>
          <strong>{t('shopOrders.kind.cashOnDelivery')}</strong>
        </p>
      ) : null}
      {order.notFiscalised ? (
        <p lang="hr">
          <strong>{notFiscalised}</strong>
        </p>
      ) : null}
      <address>
        {to.firstName} {to.lastName}
        <br />
        {to.street} {to.houseNumber}
        <br />
        {to.zipCode} {to.city}, {countries[to.country] ?? to.country}
        <br />
        {to.contactPhone}
      </address>
    </section>
  );
}

function Messages({ order: { orderMessage, giftMessage } }: Pick<PackingOrderProps['view'], 'order'>) {
  const { t } = useStaffText();
  if (orderMessage === '' && giftMessage === '') return null;
  const rows = [
    ['orders.message', orderMessage],
    ['orders.gift', giftMessage],
  ] as const;
  return (
    <section className="panel stack" aria-labelledby="h-poruke">
      <h2 id="h-poruke">{t('orders.messages')}</h2>
      <dl className="stack small">
        {rows
          .filter(([, text]) => text !== '')
          .map(([key, text]) => (
            <div key={key}>
              <dt className="soft">{t(key)}</dt>
              <dd className="keep-lines">{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
