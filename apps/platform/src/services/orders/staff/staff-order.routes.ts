import {
  changeOrderState,
  exportOrders as exportEndpoint,
  filterOrders,
  getStaffOrder,
  handOverRefund as handOverEndpoint,
  refundOrder as refundEndpoint,
  resendOrderMail,
  settleOrderAttention,
  settleRefund as settleRefundEndpoint,
} from '@izlog/contract/ecommerce/orders/order-staff';
import { type Route, rawRoute, route } from '../../../kernel/http/route.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { handOverRefund } from '../state/hand-over-refund.ts';
import { refundOrder } from '../state/refund-order.ts';
import { settleAttention } from '../state/settle-attention.ts';
import { settleRefund } from '../state/settle-refund.ts';
import { exportOrders } from './export-orders.ts';
import { resendMail } from './resend-mail.ts';
import { changeState, filterForStaff, readForStaff } from './staff-orders.ts';

/** What staff do with orders. */
export function staffOrderRoutes(kernel: Kernel): Route[] {
  return [
    route(filterOrders, filterForStaff),
    route(getStaffOrder, (ctx, { slug }) => readForStaff(kernel, ctx, slug)),
    route(changeOrderState, (ctx, input) => changeState(kernel, ctx, input)),
    route(refundEndpoint, (ctx, input) => refundOrder(kernel, ctx, input)),
    route(handOverEndpoint, (ctx, input) => handOverRefund(kernel, ctx, input)),
    route(settleRefundEndpoint, (ctx, input) => settleRefund(kernel, ctx, input)),
    route(resendOrderMail, (ctx, input) => resendMail(kernel, ctx, input)),
    route(settleOrderAttention, (ctx, input) => settleAttention(kernel, ctx, input)),
    rawRoute(exportEndpoint, async (ctx, filters, _request, reply) => exportOrders(ctx, filters, reply)),
  ];
}
