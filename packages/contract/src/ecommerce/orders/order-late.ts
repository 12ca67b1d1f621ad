import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { staffOrder } from './order-staff.ts';

const slug = z.string().max(40);
const staff = { staff: 'orders.edit' } as const;

/** Takes up an order that had ended when its money came: what it had given back is won again together. */
export const takeUpOrder = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/order/takeUp/{slug}',
  summary: 'Takes up an ended order whose money came late; said again it changes nothing.',
  access: staff,
  params: z.object({ slug }),
  body: z.object({
    isPriceGranted: z
      .boolean()
      .default(false)
      .describe('True: its discounts stand, also those whose uses others have by now; these stay uncounted.'),
  }),
  answer: staffOrder,
  refusals: ['notFound', 'orderMoveNotAllowed', 'outOfStock', 'dayFull', 'couponUsedUp'],
});

/** Says that money for an ended order came by other ways than a gateway: a transfer that staff see at the bank. */
export const receiveLatePayment = defineEndpoint({
  method: 'POST',
  path: '/api/v2/ecommerce/order/receivePayment/{slug}',
  summary:
    'Notes money that came for an order after it had ended; while money of it is held already it changes nothing.',
  access: staff,
  params: z.object({ slug }),
  body: z.object({
    amount: z.number().positive().max(100_000_000).describe('What came, in the currency of the order.'),
  }),
  answer: staffOrder,
  refusals: ['notFound', 'orderMoveNotAllowed'],
});
