import type { StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { OrderParcels } from '#site/features/orders/door/order-parts.tsx';
import { eventWords } from './door/order-words.ts';

type OrderHistoryProps = { order: StaffOrder; money: (amount: number) => string };

/** Everything that happened to an order, the papers that were issued too, the latest first, with who of the staff did it. */
export function OrderHistory({ order, money }: OrderHistoryProps) {
  const { t, shortDate, time } = useStaffText();
  const events = order.events.map((event) => {
    const [what, note] = eventWords(event, t, money);
    return { what, note, at: event.at, by: event.by };
  });
  const issued = order.documents.map(({ kind, number, issuedAt }) => ({
    what: t(kind === 'invoice' ? 'shopOrders.event.invoiced' : 'shopOrders.event.credited', { number }),
    note: '',
    at: issuedAt,
    by: '',
  }));
  const happened = [...events, ...issued].toSorted((one, other) => one.at.localeCompare(other.at)).reverse();
  return (
    <section className="panel stack" aria-labelledby="h-povijest">
      <h2 id="h-povijest">{t('shopOrders.history')}</h2>
      <ol className="plain trail">
        {happened.map(({ what, note, at, by }, index) => {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: it only ever becomes more, and nothing in a row has a state
            <li key={happened.length - index} className={index === 0 ? 'is-now' : undefined}>
              <span>{what}</span>
              <small>
                <time dateTime={at}>
                  {shortDate(at)} {time(at)}
                </time>
                {by ? ` · ${by}` : null}
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
