import { deliveryWords } from '@izlog/contract/ecommerce/delivery-words';
import { toDecimal } from '@izlog/contract/money';
import { hidden } from '#platform/kernel/audit.ts';
import type { OrderItemRow, OrderRow } from '../order.queries.ts';

interface Stand {
  order: OrderRow;
  items: readonly OrderItemRow[];
}

/** What a change made of an order, for its history: lines, delivery, payment and total, before and after. */
export function editNote(before: Stand, after: Stand): string {
  const was = new Map(before.items.map((item) => [nameOf(item), item.quantity]));
  const is = new Map(after.items.map((item) => [nameOf(item), item.quantity]));
  const lines = [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const [old = 0, now = 0] = [was.get(name), is.get(name)];
    return old === now ? [] : `${name}: ${old} → ${now}`;
  });
  const arrow = (old: string, now: string) => (old === now ? [] : `${old} → ${now}`);
  return [
    ...lines,
    ...arrow(wayOf(before.order), wayOf(after.order)),
    ...arrow(placeOf(before.order), placeOf(after.order)),
    ...arrow(before.order.paymentMethodName, after.order.paymentMethodName),
    ...arrow(sumOf(before.order), sumOf(after.order)),
  ].join('; ');
}

/** What of an order stands in the log of staff: of the person only whether it was changed. */
export const loggedOf = (order: OrderRow, items: readonly OrderItemRow[]) => ({
  lines: items.map(({ productId, quantity, unitPrice }) => [productId, quantity, unitPrice]),
  delivery: order.deliveryMethod?.id ?? null,
  payment: order.paymentMethodId,
  total: order.orderTotal,
  address: `${hidden} ${JSON.stringify([order.deliveryAddress, order.billingAddress, order.company]).length}`,
});

const nameOf = ({ name, options }: OrderItemRow): string =>
  [name, ...options.map(({ value }) => value)].join(', ');

const wayOf = ({ deliveryMethod }: OrderRow): string =>
  deliveryMethod ? deliveryWords(deliveryMethod) : '–';

const placeOf = ({ deliveryAddress: { street, houseNumber, zipCode, city } }: OrderRow): string =>
  `${street} ${houseNumber}, ${zipCode} ${city}`;

const sumOf = ({ orderTotal, currency }: OrderRow): string =>
  `${toDecimal(orderTotal).toFixed(2)} ${currency}`;
