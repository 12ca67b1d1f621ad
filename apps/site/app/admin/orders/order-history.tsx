import type { StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { OrderParcels } from '../../features/account/door/order-parts.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import { eventWords } from './order-words.ts';

type OrderHistoryProps = { order: StaffOrder; money: (amount: number) => string };

/** Everything that happened to an order, the latest first, with who of the staff did it. */
export function OrderHistory({ order, money }: OrderHistoryProps) {
  const { t, shortDate, time } = useStaffText();
  return (
    <section className="panel stack" aria-labelledby="h-povijest">
      <h2 id="h-povijest">{t('shopOrders.history')}</h2>
      <ol className="plain trail">
        {order.events.toReversed().map((event, index) => {
          const [what, note] = eventWords(event, t, money);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: events are only ever added, and nothing in a row has a state
            <li key={order.events.length - index} className={index === 0 ? 'is-now' : undefined}>
              <span>{what}</span>
              <small>
                <time dateTime={event.at}>
                  {shortDate(event.at)} {time(event.at)}
                </time>
                {event.by ? ` · ${event.by}` : null}
              </small>
              {note ? <small className="keep-lines">{note}</small> : null}
            </li>
          );
        })}
      </ol>
      <OrderParcels order={order} />
    </section>
  );
}
