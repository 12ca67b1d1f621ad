import { filterWithdrawals } from '@izlog/contract/ecommerce/orders/withdrawal';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { readFilter } from '../frame/list-query.ts';
import { pageOf } from '../frame/page-of.server.ts';
import type { RefundState, Statement, WithdrawalsView } from './withdrawals-view.ts';

/** A page of the statements of withdrawal, the newest first, or those about the order that the address asks for. */
export async function loadWithdrawals({ call }: SiteContext, url: URL): Promise<WithdrawalsView> {
  const filter = readFilter(url, { search: (text) => text.length <= 40 });
  const { records, pagination } = await call(filterWithdrawals, {
    ...(filter.search && { orderSlug: filter.search }),
    page: pageOf(url),
  });
  const now = Date.now();
  return {
    filter,
    statements: records.map((statement) => ({ ...statement, refundState: refundStateOf(statement, now) })),
    page: pagination,
  };
}

function refundStateOf({ order, proposedRefund, refundUntil }: Statement, now: number): RefundState {
  if (order === null) return null;
  if (order.refundedTotal > 0) return order.handedBackTotal < order.refundedTotal ? 'owed' : 'refunded';
  if (order.paidTotal === 0) return 'unpaid';
  if (proposedRefund === 0) return null;
  return now < Date.parse(refundUntil) ? 'due' : 'overdue';
}
