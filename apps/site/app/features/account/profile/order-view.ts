import type { OrderState } from '@izlog/contract/ecommerce/orders/order-states';
import type { Currency } from '#site/i18n/formats.ts';

/** An order as one line of the history (ACCT-016). */
export interface OrderRow {
  slug: string;
  href: string;
  /** ISO moment. */
  createdAt: string;
  state: OrderState;
  /** Money that goes back is still to be handed to gateway or bank. */
  isRefundOwed: boolean;
  /** Whole units of its own currency. */
  total: number;
  currency: Currency;
  /** True while a bank transfer is awaited: the order's page then says where the money goes. */
  isTransferAwaited: boolean;
}
