import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { pageAddress, sendMail, siteAddress } from '#platform/services/messaging/index.ts';
import { staffMail } from '#platform/services/people/index.ts';
import { dayText, documentWords } from '../documents/document-words.ts';
import { listItems, type OrderRow } from '../order.queries.ts';
import { readPapers } from '../papers/order-papers.ts';
import { readSeller, type Seller } from '../placing/seller.ts';
import { deadlinesOf, hasGoods } from './move-return.ts';
import { listReturnLines, type ReturnRow } from './return.queries.ts';
import { returnKey } from './return-key.ts';

/** What the buyer hears of; of money that goes back the refund has its own mail. */
type ReturnStep = 'requested' | 'approved' | 'refused' | 'received' | 'settled' | 'cancelled' | 'expired';

/** Where a return is sent: name, street and town of the shop, as far as it has said them. */
export const sendToOf = ({ name, street, town }: Seller): string[] => [name, street, town].filter(Boolean);

/** To the buyer, in the language of the order: what happened to the return, what comes next and until when. */
export async function mailReturn(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  row: ReturnRow,
  step: ReturnStep,
): Promise<void> {
  if (row.contact === '') return;
  const { base } = await readPapers(kernel, ctx, order);
  const page = `/povrat?return=${row.number}&key=${returnKey(kernel, row)}` as const;
  const words = documentWords(order.language);
  const { answerUntil, sendUntil } = await deadlinesOf(ctx, row);
  const isToSend = step === 'approved' && (await hasGoods(ctx, row));
  const lastDay = (end: Date | null) => (end ? dayText(new Date(end.getTime() - 1), words) : '');
  await sendMail(
    ctx,
    'orderReturn',
    row.contact,
    {
      step,
      number: row.number,
      order: order.slug,
      name: row.name,
      lines: await linesOf(ctx, row),
      message: step === 'refused' || step === 'approved' ? row.answer : '',
      sendTo: isToSend ? sendToOf(await readSeller(ctx)) : [],
      until: lastDay(step === 'requested' ? answerUntil : isToSend ? sendUntil : null),
      url: pageAddress(base, ctx, page, order.language),
    },
    {
      language: order.language,
      recipientName: row.name,
      key: `return ${row.id} ${step} ${row.history.length}`,
    },
  );
}

/** To the shop's people: somebody announced a return. */
export async function mailReturnToStaff(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  row: ReturnRow,
): Promise<void> {
  const language = ctx.site.defaultLanguage;
  const { answerUntil } = await deadlinesOf(ctx, row);
  await staffMail.send(
    ctx,
    'orderReturnForStaff',
    {
      number: row.number,
      order: order.slug,
      name: row.name,
      contact: row.contact,
      reason: row.reason,
      lines: await linesOf(ctx, row),
      message: row.message,
      until: answerUntil ? dayText(new Date(answerUntil.getTime() - 1), documentWords(language)) : '',
      url: await siteAddress(kernel, ctx, `/admin/povrati/${row.id}`, language),
    },
    { key: `return ${row.id} staff`, replyTo: row.contact },
  );
}

async function linesOf(ctx: Ctx, row: ReturnRow): Promise<string[]> {
  const names = new Map((await listItems(ctx, [row.orderId])).map(({ id, name }) => [id, name]));
  const lines = await listReturnLines(ctx, [row.id]);
  return lines.map(({ itemId, quantity }) => `${quantity} × ${names.get(itemId) ?? ''}`);
}
