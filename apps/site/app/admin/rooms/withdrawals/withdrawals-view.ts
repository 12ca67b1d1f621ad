import type { withdrawalResource } from '@izlog/contract/ecommerce/orders/withdrawal-resource';
import type { ListView, RowOf } from '#site/admin/record/list-view.ts';

/** How it stands with the money of a statement; where nothing is to be given back there is nothing to say. */
export type RefundState = 'unpaid' | 'refunded' | 'owed' | 'due' | 'overdue' | null;

export type Statement = RowOf<typeof withdrawalResource> & { refundState: RefundState };

/** A page of the statements of withdrawal. */
export type WithdrawalsView = ListView<Statement>;
