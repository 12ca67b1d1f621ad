import type { filterWithdrawals } from '@izlog/contract/ecommerce/orders/withdrawal';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { ListPage } from '../frame/list-query.ts';

export type Statement = EndpointAnswer<typeof filterWithdrawals>['records'][number];

/** How it stands with the money of a statement; where nothing is to be given back there is nothing to say. */
export type RefundState = 'unpaid' | 'refunded' | 'owed' | 'due' | 'overdue' | null;

/** A page of the statements of withdrawal. */
export interface WithdrawalsView {
  /** `search` is the number of an order. */
  filter: { search: string };
  statements: readonly (Statement & { refundState: RefundState })[];
  page: ListPage;
}
