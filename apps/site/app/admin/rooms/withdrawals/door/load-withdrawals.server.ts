import { withdrawalResource } from '@izlog/contract/ecommerce/orders/withdrawal-resource';
import type { RowOf } from '#site/admin/record/list-view.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { RefundState, WithdrawalsView } from '../withdrawals-view.ts';

/** A page of the statements of withdrawal, the newest first, or those about the order that the address asks for. */
export async function loadWithdrawals(site: SiteContext, url: URL): Promise<WithdrawalsView> {
  const view = await loadList(site, url, withdrawalResource);
  const now = Date.now();
  return { ...view, rows: view.rows.map((row) => ({ ...row, refundState: refundStateOf(row, now) })) };
}

function refundStateOf(
  { order, proposedRefund, refundUntil }: RowOf<typeof withdrawalResource>,
  now: number,
): RefundState {
  if (order === null) return null;
  if (order.refundedTotal > 0) return order.handedBackTotal < order.refundedTotal ? 'owed' : 'refunded';
  if (order.paidTotal === 0 && order.orderTotal > 0) return 'unpaid';
  if (proposedRefund === 0) return null;
  return now < Date.parse(refundUntil) ? 'due' : 'overdue';
}
