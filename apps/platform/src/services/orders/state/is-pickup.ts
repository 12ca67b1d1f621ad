import { goneState } from '@izlog/contract/ecommerce/orders/order-states';
import type { OrderRow } from '../order.queries.ts';

type Travelling = Pick<OrderRow, 'deliveryMethod'>;

/** Whether the buyer fetches an order in the shop, as its way of delivery was when it was placed. */
export const isPickup = ({ deliveryMethod }: Travelling): boolean => deliveryMethod?.isPickup === true;

/** Whom the buyer calls about fetching it: the place that was chosen, else the shop where it is fetched there; empty else. */
export const phoneThere = (order: Travelling, ofShop: string): string =>
  order.deliveryMethod?.branch?.phone || (isPickup(order) ? ofShop : '');

/** The state of an order that is not in the shop's hands any more: sent, or ready for pick-up. */
export const goneStateOf = (order: Travelling) => goneState(isPickup(order));
