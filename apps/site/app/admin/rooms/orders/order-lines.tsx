// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ItemPicture } from '#site/ui/pictures/item-picture.tsx';
import type { StaffOrderView } from './orders-view.ts';
import { parcelStateKeys } from './packing/parcels-panel.tsx';

type LinesProps = Pick<StaffOrderView, 'order' | 'guarantees'> & { money: (amount: number) => string };

/** What was bought, as it has to be packed and as it was paid: number, options, where it is, price, tax and sum. */
export function OrderLines({ order, guarantees, money }: LinesProps) {
  const { t } = useStaffText();
  const heads = [
    ['state', 'orders.state'],
    ['figure', 'reports.pieces'],
    ['figure', 'reports.price'],
    ['figure', 'reports.tax'],
    ['sum', 'reports.total'],
  ] as const;
  return (
    <section className="group" aria-labelledby="h-artikli">
      <header className="between">
        <h2 id="h-artikli">{t('orders.items')}</h2>
        <span className="small soft">
          {t('shopOrders.pieces', { count: order.items.reduce((sum, { quantity }) => sum + quantity, 0) })}
        </span>
      </header>
      <table className="grid-table records order-lines" role="table" aria-labelledby="h-artikli">
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            <th role="columnheader" scope="col">
              {t('shopOrders.line')}
            </th>
            {heads.map(([place, head]) => (
              <th key={head} role="columnheader" scope="col" data-place={place}>
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {order.items.map((item) => (
            <Line key={item.itemId} item={item} order={order} guarantees={guarantees} money={money} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Line({
  item,
  order,
  guarantees,
  money,
}: LinesProps & { item: LinesProps['order']['items'][number] }) {
  const { t, number } = useStaffText();
  const address = useAddress();
  const label = (words: string) => <span className="records__label">{words}: </span>;
  return (
    <tr role="row">
      <td role="cell" className="order-lines__picture">
        <ItemPicture picture={item.media[0]} name={item.name} />
      </td>
      <th role="rowheader" scope="row">
        <Link className="link" to={address('product', { slug: item.slug })}>
          <bdi>{item.name}</bdi>
        </Link>
        <ul className="plain small soft">
          {item.options.length > 0 || item.sku ? (
            <li>
              {item.options.map(({ name, value }) => `${name}: ${value}`).join(', ')}
              {item.options.length > 0 && item.sku ? ' · ' : null}
              {item.sku ? <span className="num">{item.sku}</span> : null}
            </li>
          ) : null}
          {item.members.map(({ name, quantity }) => (
            <li key={name}>
              {quantity} × {name}
            </li>
          ))}
          {guarantees[item.itemId] ? <li>{guarantees[item.itemId]}</li> : null}
        </ul>
      </th>
      <td role="cell" data-place="state" className="small soft">
        <Whereabouts item={item} order={order} />
      </td>
      <td role="cell" data-place="figure">
        {label(t('reports.pieces'))}
        {number(item.quantity)}
      </td>
      <td role="cell" data-place="figure">
        {label(t('reports.price'))}
        {money(item.unitPrice)}
      </td>
      <td role="cell" data-place="figure">
        {label(t('reports.tax'))}
        {money(item.tax)} <small className="soft">({number(item.taxRate)} %)</small>
      </td>
      <td role="cell" data-place="sum">
        {money(item.total)}
      </td>
    </tr>
  );
}

/** The parcels that a line is in, with what has become of them, and what came back. */
function Whereabouts({
  item,
  order,
}: {
  item: LinesProps['order']['items'][number];
  order: LinesProps['order'];
}) {
  const { t } = useStaffText();
  const parcels = order.fulfilments.filter(({ lines }) => lines.some(({ itemId }) => itemId === item.itemId));
  return (
    <>
      {parcels.map(({ id, number, state }) => (
        <span key={id} className="order-lines__state">
          {t('parcels.parcel', { number })}: {t(parcelStateKeys[state])}
        </span>
      ))}
      {item.downloads.map(({ id, left }) => (
        <span key={id} className="order-lines__state">
          {t('shopOrders.downloadsLeft', { count: left })}
        </span>
      ))}
      {item.refundedQuantity > 0 ? (
        <span className="order-lines__state">
          {t('shopOrders.returned', { count: item.refundedQuantity })}
        </span>
      ) : null}
    </>
  );
}
