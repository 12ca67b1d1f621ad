import type { TaxPart } from '@izlog/contract/ecommerce/cart/tax-part';
import { isProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import type { StaffReturn } from '@izlog/contract/ecommerce/returns/return-staff';
import { openReturnStates, returnMovesOf } from '@izlog/contract/ecommerce/returns/return-states';
import { toDecimal } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { creditOf } from '../documents/credit-of.ts';
import { listDocuments } from '../documents/document.queries.ts';
import { findOrderById, listItems, type OrderItemRow, type OrderRow } from '../order.queries.ts';
import { listPayments } from '../payment/payment.queries.ts';
import { listRefunds } from '../staff/staff-orders.queries.ts';
import { deliveryRefund } from '../state/refund-amount.ts';
import { deadlinesOf, hasGoods } from './move-return.ts';
import { isAtGateway, proposalOf, replacementOf } from './proposal-of-return.ts';
import type { Proposal } from './propose-settlement.ts';
import { findReturnById, listPictures, listReturnLines, type ReturnRow } from './return.queries.ts';
import { staffPicturePath } from './return-pictures.ts';

/** A return for staff; refuses with notFound. */
export async function readReturn(kernel: Kernel, ctx: Ctx, { id }: { id: number }): Promise<StaffReturn> {
  const row = await findReturnById(ctx, id);
  if (!row) throw new Refusal('notFound');
  return presentReturn(kernel, ctx, row);
}

const holds = ({ caller }: Pick<Ctx, 'caller'>, right: 'orders.read'): boolean =>
  caller.kind === 'staff' && caller.permissions.includes(right);

/** A return as staff see it; its money and its buyer only where they may read orders. */
export async function presentReturn(kernel: Kernel, ctx: Ctx, row: ReturnRow): Promise<StaffReturn> {
  const order = await findOrderById(ctx, row.orderId);
  if (!order) throw new Refusal('notFound');
  const items = await listItems(ctx, [order.id]);
  const lines = await listReturnLines(ctx, [row.id]);
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const { answerUntil, sendUntil, moneyUntil } = await deadlinesOf(ctx, row);
  const maySee = holds(ctx, 'orders.read');
  const pictures = maySee ? await listPictures(ctx, [row.id]) : [];
  return {
    id: row.id,
    number: row.number,
    orderSlug: order.slug,
    state: row.state,
    reason: row.reason,
    wish: row.wish,
    history: row.history,
    message: maySee ? row.message : '',
    answer: maySee ? row.answer : '',
    trackingNumber: row.trackingNumber,
    dueAt: row.dueAt?.toISOString() ?? null,
    isOverdue: isOverdue(row, ctx.now),
    answerUntil: answerUntil?.toISOString() ?? null,
    sendUntil: sendUntil?.toISOString() ?? null,
    moneyUntil: moneyUntil?.toISOString() ?? null,
    hasGoods: await hasGoods(ctx, row),
    lines: lines.map((line) => {
      const item = itemOf.get(line.itemId);
      const { id, itemId, quantity, received, sound, damaged, lost, restock, refunded } = line;
      return {
        ...{ id, itemId, quantity, received, sound, damaged, lost, restock, refunded },
        productId: item?.productId ?? 0,
        name: item?.name ?? '',
        sku: item?.sku ?? null,
        options: item?.options ?? [],
      };
    }),
    pictures: pictures.map(({ id, name }) => ({ url: staffPicturePath(kernel, ctx, id), name })),
    moves: returnMovesOf(row, 'staff'),
    buyer: maySee ? { name: row.name, email: row.contact, town: order.billingAddress.city } : null,
    money: maySee ? await moneyOf(ctx, order, row, items) : null,
    replacementDraftId: maySee ? await replacementOf(ctx, row) : null,
  };
}

/** Whether the shop has let a day pass on which it had to act. */
export const isOverdue = ({ dueAt }: Pick<ReturnRow, 'dueAt'>, now: Date): boolean =>
  dueAt !== null && dueAt <= now;

async function moneyOf(
  ctx: Ctx,
  order: OrderRow,
  row: ReturnRow,
  items: readonly OrderItemRow[],
): Promise<StaffReturn['money']> {
  const lines = await listReturnLines(ctx, [row.id]);
  const isOpen = openReturnStates.includes(row.state);
  const proposal = isOpen ? await proposalOf(ctx, order, row, { items, lines }) : null;
  const refund = (await listRefunds(ctx, order.id)).find(({ id }) => id === row.refundId);
  const payments = await listPayments(ctx, order.id);
  const ofRefund = refund && row.settlement ? refund.amount : null;
  return {
    proposal: proposal && (await presentProposal(ctx, order, items, proposal)),
    refunded: ofRefund === null ? null : toDecimal(ofRefund),
    creditNumber: refund?.creditNumber ?? null,
    isStuck: isOpen && (await isAtGateway(ctx, row)),
    isThroughGateway: payments.some(({ state, gateway }) => state === 'approved' && isProviderCode(gateway)),
    paymentName: order.paymentMethodName,
    invoiceNumber: order.invoiceNumber,
    currency: { iso: order.currency, symbol: order.currencySymbol },
  };
}

async function presentProposal(
  ctx: Ctx,
  order: OrderRow,
  items: readonly OrderItemRow[],
  proposal: Proposal,
): Promise<NonNullable<NonNullable<StaffReturn['money']>['proposal']>> {
  const nameOf = new Map(items.map(({ id, name }) => [id, name]));
  const taxes = await taxesOf(ctx, order, items, proposal);
  return {
    lines: proposal.lines.map(({ lineId, itemId, quantity, amount, exception }) => ({
      lineId,
      name: nameOf.get(itemId) ?? '',
      quantity,
      amount: toDecimal(amount),
      why: exception,
    })),
    delivery: toDecimal(proposal.delivery),
    deliveryPaid: toDecimal(deliveryRefund(order)),
    total: toDecimal(proposal.total),
    left: toDecimal(order.paidTotal - order.refundedTotal),
    taxes: taxes.map(({ rate, base, tax }) => ({ rate, base: toDecimal(-base), tax: toDecimal(-tax) })),
  };
}

/** The tax of a proposal by rate, as its credit note would say it; none where there is no invoice to correct. */
async function taxesOf(
  ctx: Ctx,
  order: OrderRow,
  items: readonly OrderItemRow[],
  { lines, delivery, total }: Proposal,
): Promise<TaxPart[]> {
  const documents = await listDocuments(ctx, order.id);
  const invoice = documents.find(({ kind }) => kind === 'invoice');
  if (!invoice || total === 0) return [];
  const credits = documents.filter(({ kind }) => kind === 'credit').flatMap(({ content }) => content.taxes);
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const credit = creditOf(order, invoice.content.taxes, credits, {
    refundId: 0,
    amount: total,
    reason: '',
    pieces: lines.flatMap(({ itemId, quantity, amount }) => {
      const item = itemOf.get(itemId);
      return item && quantity > 0 ? [{ item, quantity, before: item.refundedQuantity, amount }] : [];
    }),
    withDelivery: delivery > 0,
    deliveryAmount: delivery,
    paidBefore: order.paidTotal - order.refundedTotal,
  });
  return credit?.taxes ?? [];
}
