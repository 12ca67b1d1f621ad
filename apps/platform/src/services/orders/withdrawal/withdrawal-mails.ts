import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { sendMail } from '#platform/services/messaging/index.ts';
import { staffMail } from '#platform/services/people/index.ts';
import { dayText, documentWords, instantText, moneyText } from '../documents/document-words.ts';
import { staffAddress } from '../mails/order-urls.ts';
import type { OrderRow } from '../order.queries.ts';
import type { WithdrawalRow } from './withdrawal.queries.ts';

/** The acknowledgement for the consumer, to the address of the statement and that of the order, and the notice to staff. */
export async function mailWithdrawal(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  row: WithdrawalRow,
  isFree: boolean,
): Promise<void> {
  const { language } = order;
  const key = `withdrawal ${row.id}`;
  const recipients = new Map([row.contact, order.email].map((one) => [one.toLowerCase(), one]));
  for (const [lower, recipient] of recipients) {
    if (recipient === '') continue;
    const options = { language, recipientName: row.name, key: `${key} ${lower}` };
    await sendMail(ctx, 'withdrawalReceived', recipient, mailOf(row, language), options);
  }
  const own = ctx.site.defaultLanguage;
  const words = documentWords(own);
  await staffMail.send(
    ctx,
    'withdrawalForStaff',
    {
      ...mailOf(row, own),
      url: await staffAddress(kernel, ctx, order),
      isInTime: row.isInTime,
      endsAt: row.endsAt === null ? null : dayText(new Date(row.endsAt.getTime() - 1), words),
      refund: moneyText(row.proposedRefund, row.currency, words),
      ...(isFree && { isFree }),
    },
    { key: `${key} staff`, replyTo: row.contact },
  );
}

function mailOf(row: WithdrawalRow, language: string) {
  return {
    number: row.number,
    order: row.orderSlug,
    name: row.name,
    contact: row.contact,
    at: instantText(row.submittedAt, documentWords(language)),
    lines: row.lines.map(({ name, quantity, why }) => ({ name, quantity: `${quantity} ×`, why })),
  };
}
