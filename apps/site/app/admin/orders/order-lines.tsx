import { Link } from 'react-router';
import { useAddress } from '../../links/staff-addresses.ts';
import { ItemPicture } from '../../ui/pictures/item-picture.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import type { StaffOrderView } from './orders-view.ts';

/** What was bought, as it has to be packed: number, options, what a bundle holds, what was given back. */
export function OrderLines({
  order,
  guarantees,
  money,
}: Pick<StaffOrderView, 'order' | 'guarantees'> & { money: (amount: number) => string }) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <section className="stack" aria-labelledby="h-artikli">
      <h2 id="h-artikli">{t('orders.items')}</h2>
      <ul className="ledger ledger--pictures">
        {order.items.map((item) => (
          <li key={item.itemId}>
            <ItemPicture picture={item.media[0]} name={item.name} />
            <div>
              <strong className="num">{item.quantity} ×</strong>{' '}
              <Link className="link" to={address('product', { slug: item.slug })}>
                {item.name}
              </Link>
              {item.sku ? <span className="small soft"> {item.sku}</span> : null}
              <ul className="plain small soft">
                {item.options.map(({ name, value }) => (
                  <li key={name}>
                    {name}: {value}
                  </li>
                ))}
                {item.members.map(({ name, quantity }) => (
                  <li key={name}>
                    {quantity} × {name}
                  </li>
                ))}
                {guarantees[item.itemId] ? <li>{guarantees[item.itemId]}</li> : null}
                {item.refundedQuantity > 0 ? (
                  <li>{t('shopOrders.returned', { count: item.refundedQuantity })}</li>
                ) : null}
              </ul>
            </div>
            <strong className="num">{money(item.total)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
