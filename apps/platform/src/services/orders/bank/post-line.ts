import type { Cents } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { lockCart } from '#platform/services/cart/index.ts';
import { findOrderById, type OrderRow } from '../order.queries.ts';
import { bankGateway, countPayments, findPayment, insertPayment } from '../payment/payment.queries.ts';
import { restOf } from '../state/rest-to-pay.ts';
import { settlePayment } from '../state/settle-payment.ts';
import { type BankLineRow, insertPart, updateLine } from './bank.queries.ts';

export interface LinePart {
  order: OrderRow;
  amount: Cents;
}

/** Orders by their ids, locked as everybody locks them: all carts first, then the orders, each by its number. */
export async function lockOrders(ctx: Ctx, ids: readonly number[]): Promise<OrderRow[]> {
  const known = await Promise.all([...new Set(ids)].map((id) => findOrderById(ctx, id)));
  const carts = known.flatMap((order) => (order ? [order.cartId] : [])).toSorted((a, b) => a - b);
  for (const cart of carts) await lockCart(ctx, cart);
  const locked: OrderRow[] = [];
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    const order = await findOrderById(ctx, id, { lock: true });
    if (!order) throw new Refusal('notFound');
    locked.push(order);
  }
  return locked;
}

/**
 * Books a movement, whose row and orders the caller has locked: for each order a payment that goes by the same door as a
 * provider's. What is more than an order still wants is a payment of its own, which is held for people.
 */
export async function postLine(
  kernel: Kernel,
  ctx: Ctx,
  line: BankLineRow,
  parts: readonly LinePart[],
  decided: { userId: number | null; isAutomatic: boolean },
): Promise<BankLineRow> {
  // What was taken back keeps its numbers.
  let number = line.undoneAt === null ? 0 : await countPayments(ctx, `${bankGateway}-${line.id}-`);
  for (const { order, amount } of parts) {
    const rest = order.paidAt === null ? restOf(order) : 0;
    const sums = rest > 0 && amount > rest ? [rest, amount - rest] : [amount];
    for (const [place, sum] of sums.entries())
      await payPart(kernel, ctx, line, order, { amount: sum, number: ++number, isExcess: place > 0 });
  }
  return updateLine(ctx, line.id, { state: 'booked', ...decided, decidedAt: ctx.now });
}

async function payPart(
  kernel: Kernel,
  ctx: Ctx,
  line: BankLineRow,
  order: OrderRow,
  { amount, number, isExcess }: { amount: Cents; number: number; isExcess: boolean },
): Promise<void> {
  const reference = `${bankGateway}-${line.id}-${number}`;
  const { currency } = line;
  await insertPayment(ctx, { orderId: order.id, gateway: bankGateway, reference, amount, currency });
  await settlePayment(
    kernel,
    ctx,
    reference,
    {
      ...{ reference, outcome: 'approved', amount, currency, isHint: false, isExcess },
      transactionId: `${line.key}-${number}`,
      approvalCode: line.bankReference,
    },
    'notice',
  );
  const payment = await findPayment(ctx, reference);
  await insertPart(ctx, { lineId: line.id, orderId: order.id, amount, paymentId: payment?.id ?? null });
}

/** Says that a movement is the money for which staff had marked an order as paid: nothing of the order changes. */
export async function confirmLine(
  ctx: Ctx,
  line: BankLineRow,
  order: OrderRow,
  decided: { userId: number | null; isAutomatic: boolean },
): Promise<BankLineRow> {
  await insertPart(ctx, { lineId: line.id, orderId: order.id, amount: line.amount, paymentId: null });
  return updateLine(ctx, line.id, { state: 'booked', ...decided, decidedAt: ctx.now });
}
