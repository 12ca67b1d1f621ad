import type { RefusalRow } from './refusal-row.ts';

/** Of orders, their drafts, payments, refunds and withdrawals. */
export const orderRefusals = {
  draftClosed: {
    code: 'DRAFT_CLOSED',
    status: 409,
    message: 'The draft is an offer or an order by now.',
    key: 'error.orderMoveNotAllowed',
  },
  orderNotEditable: {
    code: 'ORDER_NOT_EDITABLE',
    status: 409,
    message: 'The order cannot be changed any more; the payload says why.',
    key: 'error.orderMoveNotAllowed',
  },
  offerEnded: {
    code: 'OFFER_ENDED',
    status: 409,
    message: 'The time of the offer is over.',
    key: 'error.orderMoveNotAllowed',
  },
  shopNotOpen: {
    code: 'SHOP_NOT_OPEN',
    status: 409,
    message: 'The shop does not take orders yet.',
    key: 'error.shopNotOpen',
  },
  paymentUnavailable: {
    code: 'PAYMENT_UNAVAILABLE',
    status: 503,
    message: 'The payment provider cannot be reached now.',
    key: 'error.paymentUnavailable',
  },
  paymentMessageRefused: {
    code: 'PAYMENT_MESSAGE_REFUSED',
    status: 400,
    message: 'This message about a payment is not believed.',
    key: 'error.somethingWentWrong',
  },
  returnAddressForeign: {
    code: 'RETURN_ADDRESS_FOREIGN',
    status: 400,
    message: 'The address does not belong to this site.',
    key: 'error.somethingWentWrong',
  },
  orderMoveNotAllowed: {
    code: 'ORDER_MOVE_NOT_ALLOWED',
    status: 409,
    message: 'The order cannot be brought to this state.',
    key: 'error.orderMoveNotAllowed',
  },
  orderNotRefundable: {
    code: 'ORDER_NOT_REFUNDABLE',
    status: 409,
    message: 'There is nothing left to refund.',
    key: 'error.orderNotRefundable',
  },
  refundPending: {
    code: 'REFUND_PENDING',
    status: 409,
    message: 'It is not known yet whether the payment provider gave the money of a refund back.',
    key: 'error.refundPending',
  },
  refundTooLarge: {
    code: 'REFUND_TOO_LARGE',
    status: 400,
    message: 'More would be refunded than was paid.',
    key: 'error.refundTooLarge',
  },
  withdrawalOrderUnknown: {
    code: 'WITHDRAWAL_ORDER_UNKNOWN',
    status: 404,
    message: 'There is no order with this number and e-mail.',
    key: 'error.withdrawalOrderUnknown',
  },
  withdrawalLinesWrong: {
    code: 'WITHDRAWAL_LINES_WRONG',
    status: 409,
    message: 'These items or quantities are not in the order, or were withdrawn before.',
    key: 'error.withdrawalLinesWrong',
  },
  returnLinesWrong: {
    code: 'RETURN_LINES_WRONG',
    status: 409,
    message: 'These items or quantities are not in the order, or were announced or given back before.',
    key: 'error.returnLinesWrong',
  },
  returnPeriodOver: {
    code: 'RETURN_PERIOD_OVER',
    status: 409,
    message: 'The time for this return is over; the payload says until when (exclusive) it was possible.',
    key: 'error.returnPeriodOver',
  },
  returnNotDelivered: {
    code: 'RETURN_NOT_DELIVERED',
    status: 409,
    message: 'The goods have not been delivered yet.',
    key: 'error.returnNotDelivered',
  },
  returnMoveNotAllowed: {
    code: 'RETURN_MOVE_NOT_ALLOWED',
    status: 409,
    message: 'The return is in a state that does not allow this; the payload says in which.',
    key: 'error.returnMoveNotAllowed',
  },
  returnChanged: {
    code: 'RETURN_CHANGED',
    status: 409,
    message: 'The sum of the return is another one by now; the payload says which.',
    key: 'error.returnChanged',
  },
  downloadOver: {
    code: 'DOWNLOAD_OVER',
    status: 410,
    message: 'The file can no longer be downloaded.',
    key: 'error.downloadOver',
  },
} as const satisfies Record<string, RefusalRow>;
