/** States of an order. A refund of a part changes no state; `refundedTotal` of the order tells it. */
export const orderStates = [
  'created',
  'awaitingPayment',
  'paid',
  'processing',
  'sent',
  'readyForPickup',
  'delivered',
  'completed',
  'failed',
  'cancelled',
  'returned',
  'refunded',
] as const;
export type OrderState = (typeof orderStates)[number];

/** States of orders that wait to be sent, or to be made ready for anyone who fetches them. */
export const sendableStates: readonly OrderState[] = ['created', 'paid', 'processing'];

/** Who may make a move: the platform by itself (payments, jobs), staff, the buyer. */
export type Mover = 'platform' | 'staff' | 'buyer';

interface Move {
  to: OrderState;
  by: readonly Mover[];
}

const platform: readonly Mover[] = ['platform'];
const staff: readonly Mover[] = ['staff'];
const both: readonly Mover[] = ['platform', 'staff'];

/**
 * The allowed moves. `paid` is where payment in advance leads; goods paid on delivery or on invoice go from
 * `created` to `processing`. What the buyer fetches is not sent, it is ready for pick-up. A buyer whose card was refused may go on with the same order, also paying otherwise; a
 * late payment brings a failed or cancelled order back to `paid`.
 */
export const orderMoves: Readonly<Record<OrderState, readonly Move[]>> = {
  created: [
    { to: 'awaitingPayment', by: platform },
    { to: 'paid', by: both },
    { to: 'processing', by: staff },
    { to: 'failed', by: platform },
    { to: 'cancelled', by: ['platform', 'staff', 'buyer'] },
  ],
  awaitingPayment: [
    { to: 'created', by: platform },
    { to: 'paid', by: both },
    { to: 'failed', by: platform },
    { to: 'cancelled', by: ['platform', 'staff', 'buyer'] },
  ],
  paid: [
    { to: 'processing', by: both },
    { to: 'sent', by: staff },
    { to: 'readyForPickup', by: staff },
    { to: 'completed', by: both },
    // What cost nothing has no money to give back.
    { to: 'cancelled', by: platform },
    { to: 'refunded', by: both },
  ],
  processing: [
    { to: 'sent', by: staff },
    { to: 'readyForPickup', by: staff },
    { to: 'completed', by: both },
    { to: 'cancelled', by: both },
    { to: 'refunded', by: both },
  ],
  sent: [
    { to: 'delivered', by: both },
    { to: 'returned', by: staff },
    { to: 'refunded', by: both },
  ],
  readyForPickup: [
    { to: 'delivered', by: both },
    { to: 'completed', by: both },
    { to: 'sent', by: staff },
    { to: 'cancelled', by: staff },
    { to: 'returned', by: staff },
    { to: 'refunded', by: both },
  ],
  delivered: [
    { to: 'completed', by: both },
    { to: 'returned', by: staff },
    { to: 'refunded', by: both },
  ],
  completed: [
    { to: 'returned', by: staff },
    { to: 'refunded', by: both },
  ],
  failed: [
    { to: 'created', by: platform },
    { to: 'awaitingPayment', by: platform },
    { to: 'paid', by: both },
    { to: 'cancelled', by: both },
  ],
  cancelled: [
    { to: 'paid', by: platform },
    { to: 'refunded', by: both },
  ],
  returned: [{ to: 'refunded', by: both }],
  refunded: [],
};

/** Whether `mover` may bring an order from one state to another. */
export function mayMove(from: OrderState, to: OrderState, mover: Mover): boolean {
  return orderMoves[from].some((move) => move.to === to && move.by.includes(mover));
}

/** States to which `mover` may bring an order; of sent and ready for pick-up the one that its delivery has. */
export function movesFrom(from: OrderState, mover: Mover, { isPickup = false } = {}): OrderState[] {
  const other = goneState(!isPickup);
  return orderMoves[from]
    .filter((move) => move.by.includes(mover) && move.to !== other)
    .map((move) => move.to);
}

/** Where an order is when all of it left the shop's hands, or waits for its buyer there. */
export const goneState = (isPickup: boolean): 'sent' | 'readyForPickup' =>
  isPickup ? 'readyForPickup' : 'sent';

/** States in which an order has nothing more to get or to give: its pieces are back in stock. */
export const releasedStates: readonly OrderState[] = ['failed', 'cancelled'];

/** States in which nothing is owed for an order that was not paid. */
export const unowedStates: readonly OrderState[] = ['failed', 'cancelled', 'returned', 'refunded'];

/** States of which the buyer gets a mail of its own. */
export const mailedStates = ['paid', 'sent', 'readyForPickup', 'completed', 'cancelled', 'refunded'] as const;
export type MailedState = (typeof mailedStates)[number];

/** The state with its mail, where the buyer gets one; undefined for the others. */
export const mailedState = (state: OrderState): MailedState | undefined =>
  mailedStates.find((one) => one === state);
