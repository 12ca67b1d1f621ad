import type { OrderState } from '@izlog/contract/ecommerce/orders/order-states';
import { isByTransfer, type PaymentKind } from '@izlog/contract/ecommerce/payment';
import type { Cents } from '@izlog/contract/money';
import { referenceCheckDigit } from '../payment-slip/check-reference.ts';

/** An order that a movement may be for. */
export interface Candidate {
  id: number;
  slug: string;
  buyer: string;
  state: OrderState;
  paymentKind: PaymentKind;
  currency: string;
  rest: Cents;
  isPaid: boolean;
  /** Money that staff marked as paid, of which neither a provider nor a statement has told. */
  unproved: Cents;
}

/** Whether an order waits to be paid by transfer. */
export const waits = ({ state, paymentKind, isPaid, rest }: Candidate): boolean =>
  !isPaid && rest > 0 && isByTransfer(paymentKind) && !hasEnded(state);

/** Whether nothing more is paid of an order. */
export const hasEnded = (state: OrderState): boolean =>
  ['failed', 'cancelled', 'returned', 'refunded'].includes(state);

/** Orders by what movements say of them, so that thousands of movements are compared with thousands of orders in no time. */
export interface OrderIndex {
  /** Those with one of these digits as their number, with or without the check digit. */
  named(digits: readonly string[]): Candidate[];
  /** Those that wait for just that sum; undefined where none does. */
  waiting(amount: Cents, currency: string): WaitingOrders | undefined;
}

/** Orders that wait for the same sum. */
interface WaitingOrders {
  orders: readonly Candidate[];
  /** Those whose reference was written with one mistake. */
  nearly(digits: string): Candidate[];
  /** Those whose buyer has that name. */
  ofName(name: string): Candidate[];
}

/** Makes the index of a list of orders. */
export function indexOrders(candidates: readonly Candidate[]): OrderIndex {
  const sumOf = (amount: Cents, currency: string) => `${amount} ${currency}`;
  const waiting = Map.groupBy(candidates.filter(waits), ({ rest, currency }) => sumOf(rest, currency));
  const made = new Map<string, WaitingOrders>();
  const byDigits = groupedBy(candidates, ({ slug }) => writtenAs(slug));
  const inOrder = orderOf(candidates);
  return {
    named: (digits) => inOrder(digits.flatMap((one) => byDigits.get(one) ?? [])),
    waiting(amount, currency) {
      const sum = sumOf(amount, currency);
      const orders = waiting.get(sum);
      if (!orders) return undefined;
      const known = made.get(sum) ?? waitingOrders(orders);
      made.set(sum, known);
      return known;
    },
  };
}

function waitingOrders(orders: readonly Candidate[]): WaitingOrders {
  let byGap: Map<string, Candidate[]> | undefined;
  const written = new Map(orders.map((one) => [one, writtenAs(one.slug)]));
  let byWord: Map<string, Candidate[]> | undefined;
  const inOrder = orderOf(orders);
  return {
    orders,
    nearly(digits) {
      if (digits.length < 9) return [];
      // Two numbers with one mistake between them are the same once a sign is taken from each, or from one of them.
      byGap ??= groupedBy(orders, (one) => (written.get(one) ?? []).flatMap(withoutOne));
      const found = new Set(withoutOne(digits).flatMap((gap) => byGap?.get(gap) ?? []));
      return inOrder(
        [...found].filter((one) => written.get(one)?.some((right) => isOneMistake(digits, right))),
      );
    },
    ofName(name) {
      const words = wordsOf(name);
      byWord ??= byRarestWord(orders);
      const found = words.flatMap((word) => byWord?.get(word) ?? []);
      return inOrder(found).filter(({ buyer }) => hasWords(buyer, words));
    },
  };
}

/** Each under that word of its buyer's name which the fewest have. */
function byRarestWord(orders: readonly Candidate[]): Map<string, Candidate[]> {
  const byWord = groupedBy(orders, ({ buyer }) => wordsOf(buyer));
  const countOf = (word: string) => byWord.get(word)?.length ?? 0;
  return groupedBy(orders, ({ buyer }) =>
    wordsOf(buyer)
      .toSorted((one, other) => countOf(one) - countOf(other))
      .slice(0, 1),
  );
}

/** Puts some of them, each once, into the order of all. */
function orderOf(all: readonly Candidate[]): (some: readonly Candidate[]) => Candidate[] {
  const places = new Map(all.map((one, place) => [one, place]));
  const placeOf = (one: Candidate) => places.get(one) ?? 0;
  return (some) => [...new Set(some)].sort((one, other) => placeOf(one) - placeOf(other));
}

function groupedBy(orders: readonly Candidate[], keysOf: (one: Candidate) => readonly string[]) {
  const groups = new Map<string, Candidate[]>();
  for (const one of orders) {
    for (const key of new Set(keysOf(one))) {
      const group = groups.get(key);
      if (group) group.push(one);
      else groups.set(key, [one]);
    }
  }
  return groups;
}

/** A text, and all that it becomes when one of its signs is left out. */
const withoutOne = (text: string): string[] => [
  text,
  ...Array.from(text, (_, at) => `${text.slice(0, at)}${text.slice(at + 1)}`),
];

/** The digits of an order as its payment slip has them: those of its number, and the check digit behind. */
function writtenAs(slug: string): [plain: string, checked: string] {
  const plain = slug.replaceAll(/\D/g, '');
  return [plain, `${plain}${referenceCheckDigit(plain)}`];
}

/** Whether a number is another but for one sign: another, one too many or too few, or two that changed places. */
function isOneMistake(written: string, right: string): boolean {
  if (Math.abs(written.length - right.length) > 1 || written === right) return false;
  let start = 0;
  while (start < right.length && written[start] === right[start]) start++;
  let [end, until] = [written.length, right.length];
  while (end > start && until > start && written[end - 1] === right[until - 1]) {
    end--;
    until--;
  }
  const [wrong, meant] = [written.slice(start, end), right.slice(start, until)];
  const isSwapped =
    wrong.length === 2 && meant.length === 2 && wrong[0] === meant[1] && wrong[1] === meant[0];
  return (wrong.length <= 1 && meant.length <= 1) || isSwapped;
}

/** Whether the longer words of a name are among others, in whatever order and letters: banks write `MILAS TEA`. */
const hasWords = (name: string, others: readonly string[]): boolean =>
  wordsOf(name).every((word) => others.includes(word));

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !/^(doo|d\.o\.o|jdoo|obrt)$/.test(word));
