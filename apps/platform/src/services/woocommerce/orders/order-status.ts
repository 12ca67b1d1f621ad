import type { OrderState } from '@izlog/contract/ecommerce/orders/order-states';
import { type PaymentKind, paymentKinds } from '@izlog/contract/ecommerce/payment';
import type { StateOf } from '#platform/services/orders/index.ts';

/** States of orders in the dialect. */
export const wcStatuses = [
  'pending',
  'processing',
  'on-hold',
  'completed',
  'cancelled',
  'refunded',
  'failed',
] as const;
export type WcStatus = (typeof wcStatuses)[number];

/** When an order is paid: after the goods, by a transfer that takes days, or by a provider at once. */
type Paying = 'later' | 'transfer' | 'provider';

const payingOf: Readonly<Partial<Record<PaymentKind, Paying>>> = {
  cashOnDelivery: 'later',
  hpf: 'later',
  bankTransfer: 'transfer',
};

const paying = ({ paymentKind }: { paymentKind: PaymentKind }): Paying => payingOf[paymentKind] ?? 'provider';

/**
 * Each of our states in the dialect; of an order that is not paid it depends on how it will be: what is paid later is to be
 * sent (`processing`), what is paid by transfer waits for its money (`on-hold`), what a provider takes is `pending` until then.
 * What left the shop is `completed` there.
 */
const statusOfState: Readonly<Record<OrderState, WcStatus | Readonly<Record<Paying, WcStatus>>>> = {
  created: { later: 'processing', transfer: 'on-hold', provider: 'pending' },
  awaitingPayment: { later: 'on-hold', transfer: 'on-hold', provider: 'pending' },
  paid: 'processing',
  processing: 'processing',
  sent: 'completed',
  readyForPickup: 'processing',
  delivered: 'completed',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
  returned: 'completed',
  refunded: 'refunded',
};

interface Order {
  state: OrderState;
  paymentKind: PaymentKind;
}

/** The state of an order as the dialect says it. */
export function wcStatusOf(order: Order): WcStatus {
  const said = statusOfState[order.state];
  return typeof said === 'string' ? said : said[paying(order)];
}

/** The states of ours that some of the dialect mean, for lists: the same table read the other way. */
export function statesOf(statuses: readonly string[]): StateOf[] {
  return (Object.keys(statusOfState) as OrderState[]).flatMap((state): StateOf[] => {
    const said = statusOfState[state];
    if (typeof said === 'string') return statuses.includes(said) ? [{ state }] : [];
    const kinds = paymentKinds.filter((paymentKind) => statuses.includes(said[paying({ paymentKind })]));
    return kinds.length > 0 ? [{ state, kinds }] : [];
  });
}

/** What an order is, as far as a wish to move it depends on it. */
export interface Movable extends Order {
  isPickup: boolean;
  /** Nothing of it is sent: downloads and services. */
  isDigital: boolean;
}

/** Our state that a wish means, or why a program may not wish it. */
type Wish = ((order: Movable) => OrderState) | { refused: string };

/**
 * What a program may make of an order, for each state of the dialect (forgotten ones do not compile). Whether the order may go
 * there from where it is, our own table of moves says.
 */
const wishes: Readonly<Record<WcStatus, Wish>> = {
  // The money of a transfer came, or what is paid later is taken in hand.
  processing: (order) => (paying(order) === 'later' ? 'processing' : 'paid'),
  completed: ({ isPickup, isDigital }) => (isPickup || isDigital ? 'completed' : 'sent'),
  cancelled: () => 'cancelled',
  pending: { refused: 'Only the shop itself says that an order waits for its payment.' },
  'on-hold': { refused: 'Orders are not put on hold by a program: leave a note, or cancel the order.' },
  failed: { refused: 'Only the payment itself says that it failed.' },
  refunded: { refused: 'The state comes with the money: give it back in the back office, under Orders.' },
};

/** Where a wish brings an order: our state, nothing where it is there already in the words of the dialect, or a reason. */
export function wishedState(order: Movable, status: WcStatus): { to?: OrderState; refused?: string } {
  if (wcStatusOf(order) === status) return {};
  const wish = wishes[status];
  return typeof wish === 'function' ? { to: wish(order) } : wish;
}
