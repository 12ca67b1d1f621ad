import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { sendMail } from '#platform/services/messaging/index.ts';
import { documentWords } from '../documents/document-words.ts';
import type { OrderRow } from '../order.queries.ts';
import { readPapers } from '../papers/order-papers.ts';
import type { OutsidePaper } from '../papers/outside-paper.queries.ts';
import { orderMail, recipient } from './order-mail.ts';
import { paperPath } from './order-urls.ts';

/** The invoice or credit note of another program to the buyer, with its PDF where there is one; once for each number and file. */
export async function mailOutsidePaper(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  { id, kind, number, fileName, storageKey }: OutsidePaper,
): Promise<void> {
  const words = documentWords(order.language);
  const data = orderMail(kernel, ctx, await readPapers(kernel, ctx, order), words);
  const { origin } = new URL(order.successUrl);
  const label = kind === 'invoice' ? words.invoice : words.credit;
  const url = storageKey && `${origin}${paperPath(kernel, order, id)}`;
  await sendMail(
    ctx,
    kind === 'invoice' ? 'orderInvoice' : 'orderCreditNote',
    order.email,
    { ...data, paper: number, facts: [{ label, value: number, ...(url && { url }) }, ...data.facts] },
    {
      ...recipient(order, `order ${order.id} paper ${kind} ${number} ${storageKey ?? ''}`),
      ...(storageKey && {
        files: [{ name: fileName ?? 'racun.pdf', storageKey, mime: 'application/pdf' }],
      }),
    },
  );
}
