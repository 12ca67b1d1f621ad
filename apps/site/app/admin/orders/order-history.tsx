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
      <ol className="plain stack">
        {order.events.toReversed().map((event, index) => {
          const [what, note] = eventWords(event, t, money);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: events are only ever added, and nothing in a row has a state
            <li key={order.events.length - index} className="small">
              <p className="between">
                <span>{what}</span>
                <time className="soft" dateTime={event.at}>
                  {shortDate(event.at)} {time(event.at)}
                </time>
              </p>
              {note ? <p className="soft">{note}</p> : null}
              {event.by ? <p className="soft">{event.by}</p> : null}
            </li>
          );
        })}
      </ol>
      <OrderParcels order={order} />
    </section>
  );
}
