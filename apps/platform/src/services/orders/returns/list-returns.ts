import type { filterReturns as endpoint } from '@izlog/contract/ecommerce/returns/return-staff';
import { openReturnStates } from '@izlog/contract/ecommerce/returns/return-states';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toDecimal } from '@izlog/contract/money';
import { paginate } from '@izlog/contract/pagination';
import type { Ctx } from '#platform/kernel/context.ts';
import { listItems } from '../order.queries.ts';
import { isOverdue } from './present-return.ts';
import { proposalOf } from './proposal-of-return.ts';
import { listReturnLines, listReturns } from './return.queries.ts';

/** Returns of the site for staff, what is due first first, with what each would give back now. */
export async function filterReturns(
  ctx: Ctx,
  { page, limit, ...filters }: EndpointParsed<typeof endpoint>,
): Promise<EndpointReturn<typeof endpoint>> {
  const { rows, total } = await listReturns(ctx, { page, limit, ...filters });
  const lines = await listReturnLines(
    ctx,
    rows.map(({ row }) => row.id),
  );
  const orderIds = [...new Set(rows.map(({ order }) => order.id))];
  const items = orderIds.length === 0 ? [] : await listItems(ctx, orderIds);
  const records: EndpointReturn<typeof endpoint>['records'] = [];
  for (const { row, order } of rows) {
    const own = lines.filter(({ returnId }) => returnId === row.id);
    const ofOrder = items.filter(({ orderId }) => orderId === order.id);
    const isOpen = openReturnStates.includes(row.state);
    const proposal = isOpen ? await proposalOf(ctx, order, row, { items: ofOrder, lines: own }) : null;
    const nameOf = new Map(ofOrder.map(({ id, name }) => [id, name]));
    records.push({
      id: row.id,
      number: row.number,
      orderSlug: order.slug,
      state: row.state,
      reason: row.reason,
      name: row.name,
      lines: own.map(({ id, itemId, quantity }) => ({ id, name: nameOf.get(itemId) ?? '', quantity })),
      requestedAt: row.requestedAt.toISOString(),
      dueAt: row.dueAt?.toISOString() ?? null,
      isOverdue: isOverdue(row, ctx.now),
      proposed: proposal && toDecimal(proposal.total),
      currency: { iso: order.currency, symbol: order.currencySymbol },
    });
  }
  return { records, pagination: paginate(page, limit, total) };
}
