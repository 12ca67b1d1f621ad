import {
  confirmWithdrawal as confirmEndpoint,
  filterWithdrawals as filterEndpoint,
  mailWithdrawalLink as linkEndpoint,
  openWithdrawal,
} from '@izlog/contract/ecommerce/orders/withdrawal';
import { type Route, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { confirmWithdrawal } from './confirm-withdrawal.ts';
import { filterWithdrawals } from './filter-withdrawals.ts';
import { findWithdrawable } from './find-withdrawable.ts';
import { mailWithdrawalLink } from './mail-withdrawal-link.ts';
import { presentWithdrawable, withdrawableOrder } from './withdrawable-order.ts';

/** The calls of the right of withdrawal. */
export function withdrawalRoutes(kernel: Kernel): Route[] {
  return [
    route(openWithdrawal, async (ctx, input) =>
      presentWithdrawable(await withdrawableOrder(ctx, await findWithdrawable(kernel, ctx, input))),
    ),
    route(confirmEndpoint, (ctx, input) => confirmWithdrawal(kernel, ctx, input)),
    route(linkEndpoint, (ctx, input) => mailWithdrawalLink(kernel, ctx, input)),
    route(filterEndpoint, filterWithdrawals),
  ];
}
