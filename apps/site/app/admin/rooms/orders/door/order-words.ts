import type { StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import type { PaymentKind } from '@izlog/contract/ecommerce/payment';
import { paymentProviders } from '@izlog/contract/ecommerce/payment-providers';
import type { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { ChoiceWords } from '#site/admin/record/list-view.ts';
import { orderStateKeys } from '#site/features/orders/door/order-words.ts';
import { stateKeys } from '#site/features/returns/door/state-keys.ts';
import type { MessageKey, StaffKey } from '#site/i18n/messages.ts';

type Translate = ReturnType<typeof useStaffText>['t'];

/** How the ways to pay are called; a provider is called what it calls itself. */
export const kindWords: ChoiceWords = {
  cashOnDelivery: 'shopOrders.kind.cashOnDelivery',
  bankTransfer: 'shopOrders.kind.bankTransfer',
  hpf: 'shopOrders.kind.hpf',
  ...paymentProviders,
  sandbox: 'shopOrders.kind.sandbox',
} satisfies Record<PaymentKind, ChoiceWords[string]>;

/** What a way to pay is called. */
export function payingWords(kind: string, t: Translate): string {
  const words = kindWords[kind];
  return words === undefined ? kind : typeof words === 'string' ? t(words) : words.name;
}

/** Why the program moved an order; the number of a payment stays as it is. */
const stateNoteKeys: Readonly<Record<string, StaffKey>> = {
  expired: 'shopOrders.event.expired',
  soldOut: 'shopOrders.event.soldOut',
};

const attentionKeys: Readonly<Record<string, StaffKey>> = {
  paidTwice: 'shopOrders.attention.paidTwice',
  paidAfterEnd: 'shopOrders.attention.paidAfterEnd',
  paidOtherwise: 'shopOrders.attention.paidOtherwise',
  wrongAmount: 'shopOrders.attention.wrongAmount',
  paymentTakenBack: 'shopOrders.attention.paymentTakenBack',
  refundReturned: 'shopOrders.attention.refundReturned',
  refundTwice: 'shopOrders.attention.refundTwice',
  refundFileCarriedOut: 'shopOrders.attention.refundFileCarriedOut',
  refundDue: 'shopOrders.attention.refundDue',
  refundStuck: 'shopOrders.attention.refundStuck',
};

/** Why people must look at an order; a reason of a later release is reported as it is. */
export const attentionWords = (why: string, t: Translate): string => wordOf(attentionKeys, why, t);

const paymentKeys: Readonly<Record<string, StaffKey>> = {
  started: 'shopOrders.payment.started',
  pending: 'shopOrders.payment.pending',
  approved: 'shopOrders.payment.approved',
  refused: 'shopOrders.payment.refused',
  cancelled: 'shopOrders.payment.cancelled',
};

/** What became of a payment at its bank. */
export const paymentWords = (state: string, t: Translate): string => wordOf(paymentKeys, state, t);

const refundKeys: Readonly<Record<string, StaffKey>> = {
  asked: 'shopOrders.refund.asked',
  done: 'shopOrders.refund.done',
  failed: 'shopOrders.refund.failed',
};

/** What became of a refund. */
export const refundWords = (state: string, t: Translate): string => wordOf(refundKeys, state, t);

/** Why what was ordered cannot be changed any more. */
export const uneditableKeys: Readonly<Record<NonNullable<StaffOrder['uneditable']>, StaffKey>> = {
  invoiced: 'edits.why.invoiced',
  state: 'edits.why.state',
  packed: 'edits.why.packed',
  placedAnew: 'edits.why.placedAnew',
  refunded: 'edits.why.refunded',
  withdrawn: 'edits.why.withdrawn',
  currency: 'edits.why.currency',
  forgotten: 'edits.why.forgotten',
};

const mailKeys: Readonly<Record<string, StaffKey>> = {
  confirmation: 'shopOrders.mail.confirmation',
  state: 'shopOrders.mail.state',
  reminder: 'shopOrders.mail.reminder',
};

/** An event of the history in words: what happened, and what stands beside it. */
export function eventWords(
  event: StaffOrder['events'][number],
  t: Translate,
  money: (amount: number) => string,
): [what: string, note: string] {
  const { kind, state, note, amount } = event;
  if (kind === 'state') return [state ? t(orderStateKeys[state]) : '', wordOf(stateNoteKeys, note, t)];
  const what = t(`shopOrders.event.${kind}`);
  if (kind === 'payment' && amount !== null) return [`${what}: ${money(amount)}`, ''];
  if (kind === 'payment') {
    // What became of which payment: `2026-000134-Q7KK64GB approved`.
    const [reference = '', outcome = ''] = note.split(' ');
    return [outcome ? `${what}: ${paymentWords(outcome, t)}` : what, reference];
  }
  if (kind === 'attention' && note === 'settled') return [t('shopOrders.event.settled'), ''];
  if (kind === 'attention') return [what, attentionWords(note, t)];
  if (kind === 'edited') return [what, note];
  if (kind === 'return') {
    // What became of which return, and the pieces that left it: `2026-000134-P1 approved −1 × Teka`.
    const [number = '', became = '', ...pieces] = note.split(' ');
    const word = wordOf(stateKeys, became, t);
    return [word ? `${what}: ${word}` : what, [number, ...pieces].join(' ')];
  }
  if (kind === 'mail') return [what, wordOf(mailKeys, note, t)];
  if (kind === 'refund' && amount === 0) return [t('shopOrders.event.takenBack'), note];
  if (amount !== null) return [`${what}: ${money(amount)}`, note];
  if (kind === 'refund') return [what, wordOf(refundKeys, note, t)];
  return [what, note];
}

const wordOf = (keys: Readonly<Record<string, StaffKey | MessageKey>>, word: string, t: Translate): string =>
  keys[word] ? t(keys[word]) : word;
