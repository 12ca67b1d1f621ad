import {
  mayMoveReturn,
  mostReturnPictures,
  openReturnStates,
} from '@izlog/contract/ecommerce/returns/return-states';
import type { sendWebReturn, WebReturn } from '@izlog/contract/ecommerce/returns/return-web';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { toDecimal } from '@izlog/contract/money';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findOrderById, listItems, type OrderRow } from '../order.queries.ts';
import { readSeller } from '../placing/seller.ts';
import { listRefunds } from '../staff/staff-orders.queries.ts';
import { deadlinesOf, hasGoods, moveReturn } from './move-return.ts';
import { findReturn, listPictures, listReturnLines, type ReturnRow } from './return.queries.ts';
import { isReturnKey } from './return-key.ts';
import { mailReturn, sendToOf } from './return-mails.ts';
import { webPicturePath } from './return-pictures.ts';

interface Which {
  number: string;
  key: string;
}

/** A return for the holder of its link; anybody else learns nothing of it (notFound). */
export async function readWebReturn(kernel: Kernel, ctx: Ctx, which: Which): Promise<WebReturn> {
  const { order, row } = await find(kernel, ctx, which);
  return present(kernel, ctx, order, row);
}

/** The buyer keeps the goods after all; of a withdrawal nobody else can say so. */
export function cancelByBuyer(kernel: Kernel, outer: Ctx, which: Which): Promise<WebReturn> {
  return inTransaction(outer, async (ctx) => {
    const { order, row } = await find(kernel, ctx, which, { lock: true });
    if (row.state === 'cancelled') return present(kernel, ctx, order, row);
    const moved = await moveReturn(ctx, row, 'cancelled', 'buyer');
    await mailReturn(kernel, ctx, order, moved, 'cancelled');
    return present(kernel, ctx, order, moved);
  });
}

/** The buyer says that it is on its way; only a number of a parcel is proof of it (Directive 2011/83/EU, Article 13 (3)). */
export function sendByBuyer(
  kernel: Kernel,
  outer: Ctx,
  { trackingNumber, ...which }: EndpointParsed<typeof sendWebReturn>,
): Promise<WebReturn> {
  return inTransaction(outer, async (ctx) => {
    const { order, row } = await find(kernel, ctx, which, { lock: true });
    if (row.state === 'sent') return present(kernel, ctx, order, row);
    const evidence = trackingNumber === '' ? {} : { evidenceAt: ctx.now };
    const moved = await moveReturn(ctx, row, 'sent', 'buyer', { trackingNumber, ...evidence });
    return present(kernel, ctx, order, moved);
  });
}

async function find(
  kernel: Kernel,
  ctx: Ctx,
  { number, key }: Which,
  { lock = false } = {},
): Promise<{ order: OrderRow; row: ReturnRow }> {
  const seen = await findReturn(ctx, number);
  if (!seen || !isReturnKey(kernel, seen, key)) throw new Refusal('notFound');
  const order = await findOrderById(ctx, seen.orderId, { lock });
  const row = lock ? await findReturn(ctx, number) : seen;
  if (!order || !row) throw new Refusal('notFound');
  return { order, row };
}

async function present(kernel: Kernel, ctx: Ctx, order: OrderRow, row: ReturnRow): Promise<WebReturn> {
  const items = new Map((await listItems(ctx, [order.id])).map((item) => [item.id, item]));
  const lines = await listReturnLines(ctx, [row.id]);
  const pictures = await listPictures(ctx, [row.id]);
  const { answerUntil, sendUntil, moneyUntil } = await deadlinesOf(ctx, row);
  const refund = (await listRefunds(ctx, order.id)).find(({ id }) => id === row.refundId);
  const goods = await hasGoods(ctx, row);
  const isOpen = openReturnStates.includes(row.state);
  return {
    number: row.number,
    orderSlug: order.slug,
    state: row.state,
    reason: row.reason,
    wish: row.wish,
    message: row.message,
    answer: row.answer,
    trackingNumber: row.trackingNumber,
    requestedAt: row.requestedAt.toISOString(),
    history: row.history,
    answerUntil: answerUntil?.toISOString() ?? null,
    sendUntil: sendUntil?.toISOString() ?? null,
    moneyUntil: moneyUntil?.toISOString() ?? null,
    hasGoods: goods,
    sendTo: goods && isOpen ? sendToOf(await readSeller(ctx)) : [],
    lines: lines.map(({ itemId, quantity, received }) => ({
      name: items.get(itemId)?.name ?? '',
      quantity,
      received,
    })),
    pictures: pictures.map(({ id, name }) => ({ url: webPicturePath(kernel, row, id), name })),
    refunded: refund ? toDecimal(refund.amount) : null,
    currency: { iso: order.currency, symbol: order.currencySymbol },
    mayCancel: mayMoveReturn(row, 'cancelled', 'buyer'),
    maySend: goods && mayMoveReturn(row, 'sent', 'buyer'),
    mayAddPictures: isOpen && row.reason !== 'withdrawal' && pictures.length < mostReturnPictures,
  };
}
