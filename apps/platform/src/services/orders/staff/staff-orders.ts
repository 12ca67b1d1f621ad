import type { filterOrders, getStaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { movesFrom } from '@izlog/contract/ecommerce/orders/order-states';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toDecimal, toDecimalOrNull } from '@izlog/contract/money';
import { paginate } from '@izlog/contract/pagination';
import { countedRecords } from '@izlog/contract/resource';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { correctionOf } from '../desk/correctable.ts';
import { dueDocuments } from '../documents/due-documents.ts';
import { listOpenEdits } from '../drafts/draft.queries.ts';
import { whyUneditable } from '../edits/edited-order.ts';
import { findOrder, listItems, type OrderRow } from '../order.queries.ts';
import { mayTakePapers } from '../papers/may-take-papers.ts';
import { listParcels } from '../parcels/parcel.queries.ts';
import { presentParcel, unpackedOf } from '../parcels/unpacked.ts';
import { listPayments } from '../payment/payment.queries.ts';
import { buyerName } from '../reading/buyer-name.ts';
import { presentOrder, presentRefund } from '../reading/present-order.ts';
import { presentListed } from '../reading/read-orders.ts';
import { isPickup } from '../state/is-pickup.ts';
import { presentEnded } from '../state/late-payment.ts';
import { isLate, isMoneyBack } from '../state/rest-to-pay.ts';
import { isStuck } from '../state/stuck-refunds.ts';
import { presentVat } from '../taxes/check-order-vat.ts';
import { listOrders } from './list-orders.queries.ts';
import { listRefunds, listSignedEvents, namesOf } from './staff-orders.queries.ts';

export type StaffOrder = EndpointReturn<typeof getStaffOrder>;

/** Orders of the site for staff, a page of them. */
export async function filterForStaff(
  ctx: Ctx,
  { page, limit, ...filters }: EndpointParsed<typeof filterOrders>,
): Promise<EndpointReturn<typeof filterOrders>> {
  const { rows, total, isMore, waiting } = await listOrders(ctx, filters, page, limit);
  const items =
    rows.length === 0
      ? []
      : await listItems(
          ctx,
          rows.map(({ id }) => id),
        );
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  const edited = await listOpenEdits(
    ctx,
    rows.map(({ id }) => id),
  );
  const names = await namesOf(ctx, [...new Set(rows.flatMap(({ assigneeId }) => assigneeId ?? []))]);
  return {
    records: rows.map((row) => ({
      ...presentListed(row, itemsOf.get(row.id) ?? []),
      email: row.email,
      buyer: buyerName(row),
      paymentKind: row.paymentKind,
      attention: row.attention,
      tags: row.tags,
      assignee: (row.assigneeId && names.get(row.assigneeId)) || '',
      isBeingChanged: edited.has(row.id),
    })),
    pagination: paginate(page, limit, total),
    isMore,
    // What is counted no further cannot be told apart from what waits.
    parts: waiting === null ? null : { waiting, others: isMore ? countedRecords + 1 : total - waiting },
  };
}

/** An order with everything staff have to know. */
export async function readForStaff(kernel: Kernel, ctx: Ctx, slug: string): Promise<StaffOrder> {
  const order = await findOrder(ctx, slug);
  if (!order) throw new Refusal('notFound');
  return presentForStaff(kernel, ctx, order);
}

export async function presentForStaff(kernel: Kernel, ctx: Ctx, order: OrderRow): Promise<StaffOrder> {
  const payments = await listPayments(ctx, order.id);
  const refunds = await listRefunds(ctx, order.id);
  const events = await listSignedEvents(ctx, order.id);
  const parcels = await listParcels(ctx, order.id);
  const items = await listItems(ctx, [order.id]);
  return {
    ...(await presentOrder(kernel, ctx, order)),
    attention: order.attention,
    paidTotal: toDecimal(order.paidTotal),
    moves: movesFrom(order.state, 'staff', { isPickup: isPickup(order) }).filter(
      (to) => to !== 'refunded' || isMoneyBack(order),
    ),
    ended: await presentEnded(ctx, order),
    mayTakePapers: await mayTakePapers(ctx, order),
    ...(await dueDocuments(ctx, order)),
    isOverdue: isLate(ctx, order),
    uneditable: await whyUneditable(ctx, order),
    vat: presentVat(order),
    correction: await correctionOf(ctx, order, parcels),
    fulfilments: parcels.map(presentParcel),
    unpacked: unpackedOf(items, parcels),
    payments: payments.map((payment) => ({
      reference: payment.reference,
      gateway: payment.gateway,
      state: payment.state,
      amount: toDecimal(payment.amount),
      refunded: toDecimal(payment.refunded),
      transactionId: payment.transactionId,
      createdAt: payment.createdAt.toISOString(),
    })),
    refunds: refunds.map((refund) => ({
      ...presentRefund(refund),
      reason: refund.reason,
      state: refund.state,
      isThroughGateway: refund.paymentId !== null,
      withDelivery: refund.withDelivery,
      isStuck: isStuck(refund, ctx.now),
    })),
    events: events.map(({ at, amount, ...event }) => ({
      ...event,
      amount: toDecimalOrNull(amount),
      at: at.toISOString(),
    })),
  };
}
