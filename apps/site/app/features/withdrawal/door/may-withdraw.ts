import type { OrderState } from '@izlog/contract/ecommerce/orders/order-states';

const over: ReadonlySet<OrderState> = new Set(['failed', 'cancelled', 'returned', 'refunded']);

/** Whether an order may still be withdrawn from by its state; whether the period is over is shown on the page itself. */
export const mayWithdraw = (state: OrderState): boolean => !over.has(state);
