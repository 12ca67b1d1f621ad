import { filterIssuedPapers } from '@izlog/contract/ecommerce/orders/issued-papers';
import { correctOrderBuyer } from '@izlog/contract/ecommerce/orders/order-buyer';
import {
  addOrderNote,
  assignOrder,
  getOrderDesk,
  getOrderPeople,
  removeOrderNote,
} from '@izlog/contract/ecommerce/orders/order-desk';
import { takeOrders as takeEndpoint } from '@izlog/contract/ecommerce/orders/order-files';
import {
  receiveLatePayment,
  takeUpOrder as takeUpEndpoint,
} from '@izlog/contract/ecommerce/orders/order-late';
import { filterPacking, getPacking, getPackingOrder } from '@izlog/contract/ecommerce/orders/order-packing';
import {
  cancelParcel,
  createParcel,
  sendOrders,
  updateParcel,
} from '@izlog/contract/ecommerce/orders/order-parcels';
import {
  changeOrderState,
  checkOrderVat as checkOrderVatEndpoint,
  exportOrders as exportEndpoint,
  filterOrders,
  getStaffOrder,
  handOverRefund as handOverEndpoint,
  issueOrderInvoice,
  refundOrder as refundEndpoint,
  resendOrderMail,
  settleOrderAttention,
  settleRefund as settleRefundEndpoint,
} from '@izlog/contract/ecommerce/orders/order-staff';
import { countOrderViews } from '@izlog/contract/ecommerce/orders/order-views';
import {
  putOutsidePaper,
  removeOutsidePaper,
  takeOutsidePapers,
} from '@izlog/contract/ecommerce/orders/outside-papers';
import { askPaperArchive, getPaperArchive } from '@izlog/contract/ecommerce/orders/paper-archive';
import { type Route, rawRoute, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { correctBuyer } from '../desk/correct-buyer.ts';
import { listPeopleAndTags } from '../desk/desk.queries.ts';
import { addNote, assign, readDesk, removeNote } from '../desk/order-desk.ts';
import { issueDueInvoice } from '../documents/due-documents.ts';
import { takeOrders } from '../files/take-orders.ts';
import { listPacking, readPacking, readPackingOrder } from '../packing/read-packing.ts';
import { filterIssued } from '../papers/issued-papers.ts';
import { putPaper, removePaper, takePapers } from '../papers/outside-papers.ts';
import { askArchive, sendArchive } from '../papers/paper-archive.ts';
import { changeParcel, packParcel, unpackParcel } from '../parcels/parcels.ts';
import { sendMany } from '../parcels/send-orders.ts';
import { handOverRefund } from '../state/hand-over-refund.ts';
import { refundOrder } from '../state/refund-order.ts';
import { settleAttention } from '../state/settle-attention.ts';
import { settleRefund } from '../state/settle-refund.ts';
import { receivePayment, takeUpOrder } from '../state/take-up-order.ts';
import { checkOrderVat } from '../taxes/check-order-vat.ts';
import { changeState } from './change-state.ts';
import { countViews } from './count-views.ts';
import { exportOrders } from './export-orders.ts';
import { resendMail } from './resend-mail.ts';
import { filterForStaff, presentForStaff, readForStaff } from './staff-orders.ts';

/** What staff do with orders. */
export function staffOrderRoutes(kernel: Kernel): Route[] {
  return [
    route(filterOrders, filterForStaff),
    route(countOrderViews, countViews),
    route(getStaffOrder, (ctx, { slug }) => readForStaff(kernel, ctx, slug)),
    route(changeOrderState, (ctx, input) => changeState(kernel, ctx, input)),
    route(takeUpEndpoint, (ctx, input) => takeUpOrder(kernel, ctx, input)),
    route(receiveLatePayment, (ctx, input) => receivePayment(kernel, ctx, input)),
    route(issueOrderInvoice, async (ctx, input) =>
      presentForStaff(kernel, ctx, await issueDueInvoice(kernel, ctx, input)),
    ),
    route(checkOrderVatEndpoint, async (ctx, input) =>
      presentForStaff(kernel, ctx, await checkOrderVat(ctx, input)),
    ),
    route(refundEndpoint, (ctx, input) => refundOrder(kernel, ctx, input)),
    route(handOverEndpoint, (ctx, input) => handOverRefund(kernel, ctx, input)),
    route(settleRefundEndpoint, (ctx, input) => settleRefund(kernel, ctx, input)),
    route(resendOrderMail, (ctx, input) => resendMail(kernel, ctx, input)),
    route(settleOrderAttention, (ctx, input) => settleAttention(kernel, ctx, input)),
    route(askPaperArchive, (ctx, input) => askArchive(kernel, ctx, input)),
    route(filterIssuedPapers, (ctx, input) => filterIssued(kernel, ctx, input)),
    rawRoute(getPaperArchive, (ctx, { token }, _request, reply) => sendArchive(kernel, ctx, token, reply)),
    route(getOrderDesk, readDesk),
    route(getOrderPeople, listPeopleAndTags),
    route(assignOrder, assign),
    route(correctOrderBuyer, (ctx, input) => correctBuyer(kernel, ctx, input)),
    route(addOrderNote, addNote),
    route(removeOrderNote, removeNote),
    route(getPacking, readPacking),
    route(filterPacking, listPacking),
    route(getPackingOrder, readPackingOrder),
    route(createParcel, (ctx, input) => packParcel(kernel, ctx, input)),
    route(updateParcel, (ctx, input) => changeParcel(kernel, ctx, input)),
    route(cancelParcel, unpackParcel),
    route(sendOrders, (ctx, input) => sendMany(kernel, ctx, input)),
    rawRoute(putOutsidePaper, async (ctx, input, request) => ({
      data: await putPaper(kernel, ctx, input, request),
    })),
    rawRoute(takeOutsidePapers, async (ctx, input, request) => ({
      data: await takePapers(kernel, ctx, input, request),
    })),
    route(removeOutsidePaper, (ctx, input) => removePaper(kernel, ctx, input)),
    route(takeEndpoint, (ctx, input) => takeOrders(kernel, ctx, input)),
    rawRoute(exportEndpoint, async (ctx, filters, _request, reply) => exportOrders(ctx, filters, reply)),
  ];
}
