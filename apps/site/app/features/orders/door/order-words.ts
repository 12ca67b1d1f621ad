import type { Order } from '@izlog/contract/ecommerce/orders/order';
import type { OrderState } from '@izlog/contract/ecommerce/orders/order-states';
import type { MessageKey } from '#site/i18n/messages.ts';
import type { ToastTone } from '#site/ui/overlays/toasts.tsx';

/** How a state of an order is called. */
export const orderStateKeys: Readonly<Record<OrderState, MessageKey>> = {
  created: 'orderState.created',
  awaitingPayment: 'orderState.awaitingPayment',
  paid: 'orderState.paid',
  processing: 'orderState.processing',
  sent: 'orderState.sent',
  readyForPickup: 'orderState.readyForPickup',
  delivered: 'orderState.delivered',
  completed: 'orderState.completed',
  failed: 'orderState.failed',
  cancelled: 'orderState.cancelled',
  returned: 'orderState.returned',
  refunded: 'orderState.refunded',
};

/** The same of one order: what goes back to the buyer is not called refunded before it was handed to gateway or bank. */
export const orderStateKey = (state: OrderState, isRefundOwed: boolean): MessageKey =>
  state === 'refunded' && isRefundOwed ? 'orderState.refundOwed' : orderStateKeys[state];

/** Whether money of an order that goes back is still to be handed over. */
export const isRefundOwed = ({ prices }: Pick<Order, 'prices'>): boolean =>
  prices.handedBackTotal < prices.refundedTotal;

/** The colour that goes with it; the words say the same. */
export const orderTones: Readonly<Record<OrderState, ToastTone>> = {
  created: 'info',
  awaitingPayment: 'offer',
  paid: 'success',
  processing: 'info',
  sent: 'info',
  readyForPickup: 'success',
  delivered: 'success',
  completed: 'success',
  failed: 'danger',
  cancelled: 'danger',
  returned: 'offer',
  refunded: 'offer',
};
