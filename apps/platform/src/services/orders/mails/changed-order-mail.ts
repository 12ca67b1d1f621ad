import type { Cents } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { sendMail } from '#platform/services/messaging/index.ts';
import { documentWords, moneyText } from '../documents/document-words.ts';
import { settled } from '../edits/edited-order.ts';
import type { OrderItemRow, OrderRow } from '../order.queries.ts';
import { readPapers } from '../papers/order-papers.ts';
import { orderMail, recipient } from './order-mail.ts';

interface Changed {
  items: readonly OrderItemRow[];
  /** What staff wrote to the buyer; may be empty. */
  message: string;
  /** The total as it was. */
  before: Cents;
  /** Where it is paid, when a provider takes the money; null leads to the page of the order. */
  link: string | null;
  key: string;
}

/** The order as it is now, what it was, and what is left to pay or goes back; once for each change. */
export async function mailChangedOrder(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  { items, message, before, link, key }: Changed,
): Promise<void> {
  const words = documentWords(order.language);
  const data = orderMail(kernel, ctx, await readPapers(kernel, ctx, order, { items }), words);
  const { due, giveBack } = settled(order, order.orderTotal);
  const paid = order.paidTotal - order.refundedTotal;
  const fact = (label: string, cents: Cents) =>
    cents > 0 ? [{ label, value: moneyText(cents, order.currency, words) }] : [];
  const facts = [
    ...(before === order.orderTotal ? [] : fact(words.totalBefore, before)),
    ...fact(words.paidBefore, paid),
    ...(paid > 0 ? fact(words.leftToPay, due) : []),
    ...fact(words.givenBack, giveBack),
  ];
  await sendMail(
    ctx,
    'orderChanged',
    order.email,
    {
      ...data,
      url: link ?? data.url,
      isToPay: link !== null,
      facts: [...facts, ...data.facts],
      ...(message ? { message } : {}),
    },
    recipient(order, key),
  );
}
