import { type DocumentWords, moneyText, rateText } from '../documents/document-words.ts';
import type { OrderRow } from '../order.queries.ts';

type Summed = Pick<
  OrderRow,
  | 'itemsTotal'
  | 'promotion'
  | 'promotions'
  | 'coupon'
  | 'couponCode'
  | 'deliveryMethod'
  | 'delivery'
  | 'isTaxIncluded'
  | 'orderTotal'
  | 'taxes'
  | 'currency'
>;

/**
 * The sums of an order with their words, from the items to what is to be paid, which they add up to. Tax stands among them
 * only where prices are without it. `isPaid`: nobody is asked for money that is here already.
 */
export function sumsOf(order: Summed, words: DocumentWords, { isPaid = false } = {}) {
  const sum = (label: string, amount: number, text = moneyText(amount, order.currency, words)) => ({
    label,
    amount,
    text,
  });
  return [
    sum(words.itemsTotal, order.itemsTotal),
    ...promotionsOf(order, words).map(({ name, amount }) => sum(name, -amount)),
    ...(order.coupon > 0 ? [sum(`${words.coupon} ${order.couponCode ?? ''}`.trim(), -order.coupon)] : []),
    ...(order.deliveryMethod
      ? [order.delivery === 0 ? sum(words.delivery, 0, words.free) : sum(words.delivery, order.delivery)]
      : []),
    ...(order.isTaxIncluded ? [] : taxesOf(order, words)),
    { ...sum(isPaid ? words.totalPaid : words.total, order.orderTotal), isMain: true },
  ];
}

/** What promotions without a code took off, each by the words the buyer read; free delivery alone takes nothing off. */
export function promotionsOf(
  { promotion, promotions }: Pick<OrderRow, 'promotion' | 'promotions'>,
  words: DocumentWords,
): { name: string; amount: number }[] {
  if (promotion === 0) return [];
  const named = promotions.filter(({ amount }) => amount > 0);
  return named.length > 0 ? named : [{ name: words.promotion, amount: promotion }];
}

/** The tax of an order by rate, with its words. */
export const taxesOf = (order: Pick<OrderRow, 'taxes' | 'currency'>, words: DocumentWords) =>
  order.taxes
    .filter(({ tax }) => tax !== 0)
    .map(({ rate, tax }) => ({
      label: `${words.tax} ${rateText(rate, words)}`,
      amount: tax,
      text: moneyText(tax, order.currency, words),
    }));
