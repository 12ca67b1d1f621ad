import type { PackingOrder } from '@izlog/contract/ecommerce/orders/order-desk';
import { useAddress } from '../../links/staff-addresses.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { RecordHead } from '../frame/record-parts.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import { PrintButton } from './print-button.tsx';

type PackingView = {
  what: 'slips' | 'picking';
  orders: readonly PackingOrder[];
  countries: Readonly<Record<string, string>>;
};

/** Papers for those who pack: a slip for each order, or one list of everything to fetch. Printed without the frame. */
export function PackingScreen({ title, view }: { title: string; view: PackingView }) {
  const { t } = useStaffText();
  const address = useAddress();
  const { what, orders, countries } = view;
  const other = what === 'slips' ? 'picking' : 'slips';
  return (
    <>
      <RecordHead title={title} back={{ to: address('adminOrders'), name: t('orders.title') }}>
        <ButtonLink
          to={`${address('adminOrderPrint')}?what=${other}&ids=${orders.map(({ id }) => id).join()}`}
        >
          {t(`packing.${other}`)}
        </ButtonLink>
        <PrintButton />
      </RecordHead>
      {what === 'picking' ? <PickingList orders={orders} /> : null}
      {what === 'slips'
        ? orders.map((order) => <PackingPaper key={order.id} order={order} countries={countries} />)
        : null}
    </>
  );
}

function PackingPaper({ order, countries }: { order: PackingOrder } & Pick<PackingView, 'countries'>) {
  const { t, longDate } = useStaffText();
  const { slug, createdAt, deliveryAddress: to, delivery, lines, orderMessage, giftMessage } = order;
  return (
    <article className="slip" aria-label={slug}>
      <h2 className="num">
        {t('packing.slip')} {slug}
      </h2>
      <div className="slip__head">
        <address>
          {to.firstName} {to.lastName}
          <br />
          {to.street} {to.houseNumber}
          <br />
          {to.zipCode} {to.city}, {countries[to.country] ?? to.country}
          <br />
          {to.contactPhone}
        </address>
        <p>
          {longDate(createdAt)}
          <br />
          {delivery}
          {order.isCashOnDelivery ? (
            <>
              <br />
              <strong>{t('shopOrders.kind.cashOnDelivery')}</strong>
            </>
          ) : null}
        </p>
      </div>
      <ul className="plain slip__lines">
        {lines
          .filter(({ isDigital }) => !isDigital)
          .map((line) => (
            <li key={line.itemId}>
              <span className="slip__box" aria-hidden="true" />
              <strong className="num">{line.quantity} ×</strong>
              <LineWords line={line} />
            </li>
          ))}
      </ul>
      {orderMessage ? (
        <p className="keep-lines">
          {t('orders.message')}: {orderMessage}
        </p>
      ) : null}
      {giftMessage ? (
        <p className="keep-lines">
          {t('orders.gift')}: {giftMessage}
        </p>
      ) : null}
    </article>
  );
}

type Line = PackingOrder['lines'][number];

function LineWords({ line: { name, sku, details } }: { line: Line }) {
  return (
    <span>
      {name} {sku ? <span className="soft">{sku}</span> : null}
      {details.map((detail) => (
        <small key={detail} className="soft slip__detail">
          {detail}
        </small>
      ))}
    </span>
  );
}

/** Everything that some orders hold, each thing once, by its number; beside it the orders it goes to. */
function PickingList({ orders }: Pick<PackingView, 'orders'>) {
  const { t } = useStaffText();
  const all = orders.flatMap(({ slug, lines }) =>
    lines.filter(({ isDigital }) => !isDigital).map((line) => ({ ...line, slug })),
  );
  const same = Map.groupBy(all, ({ name, sku, details }) => [sku, name, ...details].join('\n'));
  const rows = [...same].sort(([a], [b]) => a.localeCompare(b));
  return (
    <article className="slip">
      <h2>{t('packing.pickingOf', { count: orders.length })}</h2>
      <ul className="plain slip__lines">
        {rows.map(([key, lines]) => {
          const [first] = lines;
          return first ? (
            <li key={key}>
              <span className="slip__box" aria-hidden="true" />
              <strong className="num">{lines.reduce((sum, { quantity }) => sum + quantity, 0)} ×</strong>
              <span>
                <LineWords line={first} />
                <small className="soft slip__detail">
                  {lines.map(({ slug, quantity }) => `${slug} (${quantity})`).join(', ')}
                </small>
              </span>
            </li>
          ) : null;
        })}
      </ul>
    </article>
  );
}
