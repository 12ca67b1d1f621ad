import type { OrderFileReason } from '@izlog/contract/ecommerce/orders/order-files';

/** Ends the work on a row of a file, with the reason that its report tells. */
export class RowRefused extends Error {
  readonly reason: OrderFileReason;
  constructor(reason: OrderFileReason) {
    super(reason);
    this.reason = reason;
  }
}
