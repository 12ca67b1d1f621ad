import type { filterWithdrawals as endpoint } from '@izlog/contract/ecommerce/orders/withdrawal';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toDecimal } from '@izlog/contract/money';
import { paginate } from '@izlog/contract/pagination';
import type { Ctx } from '#platform/kernel/context.ts';
import { listWithdrawals } from './withdrawal.queries.ts';
import { withdrawalHash } from './withdrawal-chain.ts';
import { withdrawalEnd } from './withdrawal-end.ts';

/** Statements of the site for staff, the newest first, each checked against its hash. */
export async function filterWithdrawals(
  ctx: Ctx,
  { page, limit, orderSlug }: EndpointParsed<typeof endpoint>,
): Promise<EndpointReturn<typeof endpoint>> {
  const { rows, total } = await listWithdrawals(ctx, { orderSlug, page, limit });
  return {
    records: rows.map(({ row, order }) => ({
      number: row.number,
      orderSlug: row.orderSlug,
      name: row.name,
      contactEmail: row.contact,
      submittedAt: row.submittedAt.toISOString(),
      endsAt: row.endsAt?.toISOString() ?? null,
      isInTime: row.isInTime,
      lines: row.lines,
      proposedRefund: toDecimal(row.proposedRefund),
      refundUntil: withdrawalEnd(row.submittedAt).toISOString(),
      order: order && {
        orderTotal: toDecimal(order.orderTotal),
        paidTotal: toDecimal(order.paidTotal),
        refundedTotal: toDecimal(order.refundedTotal),
        handedBackTotal: toDecimal(order.handedBack),
      },
      currency: { iso: row.currency, symbol: row.currencySymbol },
      hash: row.hash,
      isUnchanged: row.hash === withdrawalHash(row),
    })),
    pagination: paginate(page, limit, total),
  };
}
