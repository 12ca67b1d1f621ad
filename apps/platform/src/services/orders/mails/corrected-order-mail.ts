import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { sendMail } from '#platform/services/messaging/index.ts';
import { documentWords } from '../documents/document-words.ts';
import type { OrderRow } from '../order.queries.ts';
import { readPapers } from '../papers/order-papers.ts';
import { orderMail, recipient } from './order-mail.ts';

/**
 * The order with the buyer's data as they are now, to the e-mail as it is now: one that was mistyped may be a stranger's.
 * Once for each key.
 */
export async function mailCorrectedOrder(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  key: string,
): Promise<void> {
  const words = documentWords(order.language);
  const data = orderMail(kernel, ctx, await readPapers(kernel, ctx, order), words);
  const reached = [order.email, order.deliveryAddress.contactPhone].filter(Boolean).join('\n');
  const facts = [{ label: words.contact, value: reached }, ...data.facts];
  await sendMail(ctx, 'orderCorrected', order.email, { ...data, facts }, recipient(order, key));
}
