import type { BankReason } from '@izlog/contract/ecommerce/bank/bank-reasons';
import { isByTransfer } from '@izlog/contract/ecommerce/payment';
import type { Cents } from '@izlog/contract/money';
import { type Candidate, hasEnded, indexOrders, type OrderIndex, waits } from './order-index.ts';

/** What of a movement tells which order it is for. */
export interface MatchedLine {
  direction: 'in' | 'out';
  amount: Cents;
  currency: string;
  name: string;
  /** `HR01 2026-000123-6`; '' without one. */
  reference: string;
  text: string;
  returnReason: string | null;
  payments: number;
  /** Another statement has one that looks the same, and the bank gave neither a reference. */
  isMaybeTwice: boolean;
}

export interface Verdict {
  reason: BankReason;
  /** What one press books; empty where a person has to choose. */
  parts: { orderId: number; amount: Cents }[];
  /** Orders it may be for, the likeliest first. */
  orderIds: number[];
}

/**
 * What a movement that came in is to the orders of the shop (BANK-01). Sure is only what leaves no doubt: its reference is that
 * of one order, which waits to be paid by transfer, and sum and currency are right. Everything else is proposed, with why.
 */
export function matchLine(line: MatchedLine, candidates: readonly Candidate[]): Verdict {
  if (line.direction === 'out') return { reason: 'takenBack', parts: [], orderIds: [] };
  // Without a mistake, in its reference or in what the payer wrote.
  const named = indexOf(candidates).named(numbersOf(line));
  if (line.returnReason !== null) return only('returned', named);
  const verdict = judged(line, candidates, named);
  if (line.payments > 1) return { ...verdict, reason: 'batch' };
  return line.isMaybeTwice ? { ...verdict, reason: 'maybeTwice' } : verdict;
}

/** Whether a verdict is booked without anybody's press. */
export const isSure = ({ reason }: Pick<Verdict, 'reason'>): boolean =>
  reason === 'sure' || reason === 'confirms';

function judged(line: MatchedLine, candidates: readonly Candidate[], named: readonly Candidate[]): Verdict {
  const [order, ...others] = named;
  if (!order) return withoutReference(line, candidates);
  if (others.length > 0) return several(line, named);
  const all = { parts: [{ orderId: order.id, amount: line.amount }], orderIds: [order.id] };
  if (order.currency !== line.currency) return only('currency', named);
  if (order.isPaid && isByTransfer(order.paymentKind) && order.unproved === line.amount)
    return { reason: 'confirms', ...all };
  if (hasEnded(order.state)) return { reason: 'ended', ...all };
  if (order.isPaid) return { reason: 'paid', ...all };
  if (!isByTransfer(order.paymentKind)) return { reason: 'otherwise', ...all };
  if (line.amount !== order.rest) return { reason: line.amount < order.rest ? 'less' : 'more', ...all };
  return { reason: waits(order) ? 'sure' : 'paid', ...all };
}

const only = (reason: BankReason, found: readonly Candidate[]): Verdict => ({
  reason,
  parts: [],
  orderIds: found.map(({ id }) => id),
});

/** Several orders in one payment: what each still wants, where together that is what came. */
function several(line: MatchedLine, named: readonly Candidate[]): Verdict {
  const isWhole =
    named.every((one) => waits(one) && one.currency === line.currency) &&
    named.reduce((sum, { rest }) => sum + rest, 0) === line.amount;
  return {
    ...only('several', named),
    parts: isWhole ? named.map(({ id, rest }) => ({ orderId: id, amount: rest })) : [],
  };
}

/** Most orders that are shown beside a movement which names none. */
const mostGuesses = 5;

function withoutReference(line: MatchedLine, candidates: readonly Candidate[]): Verdict {
  const fitting = indexOf(candidates).waiting(line.amount, line.currency);
  const guess = (reason: BankReason, found: readonly Candidate[]): Verdict => {
    const [first, second] = found;
    const verdict = only(reason, found.slice(0, mostGuesses));
    return first && !second ? { ...verdict, parts: [{ orderId: first.id, amount: line.amount }] } : verdict;
  };
  // A reference of something else, such as an invoice of years ago, is no lack of one.
  if (!fitting) return only('unknown', []);
  const near = fitting.nearly(bareDigits(line.reference));
  if (near.length > 0) return guess('mistyped', near);
  const ofName = fitting.ofName(line.name);
  return guess('noReference', ofName.length > 0 ? ofName : fitting.orders);
}

const bareDigits = (text: string): string => text.replace(/^HR\d\d/, '').replaceAll(/\D/g, '');

/** One index for each list of orders: thousands of lines are compared with the same. */
const indexes = new WeakMap<readonly Candidate[], OrderIndex>();

function indexOf(candidates: readonly Candidate[]): OrderIndex {
  const known = indexes.get(candidates);
  if (known) return known;
  const index = indexOrders(candidates);
  indexes.set(candidates, index);
  return index;
}

/** Numbers of orders, as digits, that a movement may mean. */
const numbersOf = ({ reference, text }: Pick<MatchedLine, 'reference' | 'text'>): string[] => [
  ...numbersIn(reference.replace(/^HR\d\d ?/, ''), 1),
  // Among words `2026-11` is a month.
  ...numbersIn(text, 6),
];

/** `2026-000123`, `2026-123-6`, `2026000123`; `fewest` digits follow the year. */
function numbersIn(text: string, fewest: number): string[] {
  const parted = [...text.matchAll(/(?<!\d)(20\d\d) ?[-/] ?(\d{1,9})(?: ?- ?(\d))?(?!\d| ?- ?\d)/g)].flatMap(
    ([, year = '', number = '', check = '']) =>
      number.length < fewest ? [] : [`${year}${number.padStart(6, '0')}${check}`],
  );
  const joined = [...text.matchAll(/(?<!\d)20\d{8,11}(?!\d)/g)].map(([digits]) => digits);
  return [...parted, ...joined];
}

/** Orders that movements may name, as their numbers are written; of digits that may end in a check digit both readings. */
export function slugsIn(lines: readonly Pick<MatchedLine, 'reference' | 'text'>[]): string[] {
  const digits = new Set(lines.flatMap(numbersOf));
  const slugs = [...digits].flatMap((one) => [one, one.slice(0, -1)]);
  return [
    ...new Set(slugs.filter((one) => one.length > 9).map((one) => `${one.slice(0, 4)}-${one.slice(4)}`)),
  ];
}
