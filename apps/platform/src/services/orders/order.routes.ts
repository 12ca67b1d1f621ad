import {
  createOrder as createEndpoint,
  paymentSucceeded,
} from '@izlog/contract/ecommerce/orders/order-create';
import {
  cancelOwnOrder,
  filterOwnOrders,
  getOrder,
  getOrderDownload,
  getOrderPaymentSlip,
  getOrderPdf,
} from '@izlog/contract/ecommerce/orders/order-web';
import { listPaymentKeys, savePaymentKeys as saveKeysEndpoint } from '@izlog/contract/ecommerce/payment-keys';
import {
  paymentCancelByGet,
  paymentCancelByPost,
  paymentReturnByGet,
  paymentReturnByPost,
  paymentWebhook,
  sandboxDecisionEndpoint,
  sandboxPageEndpoint,
} from '@izlog/contract/ecommerce/payment-return';
import { type Route, rawRoute, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { orderedMethods } from '#platform/kernel/ordered-methods.ts';
import { orderedProducts } from '#platform/kernel/ordered-products.ts';
import { productUsers } from '#platform/kernel/product-uses.ts';
import { todoProviders } from '#platform/kernel/todo.ts';
import { closeVies } from '#platform/services/companies/index.ts';
import { mediaUsers } from '#platform/services/media/index.ts';
import { defineRenderedFile } from '#platform/services/messaging/index.ts';
import { bankRoutes } from './bank/bank.routes.ts';
import { movementsPart } from './bank/personal-movements.ts';
import { customerRoutes } from './customers/customers.routes.ts';
import { drawMailed } from './documents/draw-issued.ts';
import { draftRoutes } from './drafts/draft.routes.ts';
import { eInvoiceRoutes } from './e-invoices/e-invoice.routes.ts';
import { fiscalRoutes } from './fiscal/fiscal.routes.ts';
import { ordersUseMedia } from './papers/media-uses.ts';
import { serveOrderPdf, servePaymentSlip } from './papers/order-files.ts';
import { serveDownload } from './papers/serve-download.ts';
import { serveLink } from './papers/serve-link.ts';
import { savePaymentKeys, showPaymentKeys } from './payment/payment-keys.ts';
import { handleReturn, handleWebhook } from './payment/payment-webhook.ts';
import { approveButtons } from './payment/providers/paypal/approve-buttons.ts';
import { decideSandbox, showSandbox } from './payment/providers/sandbox/sandbox-pages.ts';
import { createOrder } from './placing/create-order.ts';
import { orderPart } from './reading/personal-orders.ts';
import { cancelOwn, filterOwn, readOrder } from './reading/read-orders.ts';
import { reportRoutes } from './reports/report.routes.ts';
import { dueReturns } from './returns/due-returns.ts';
import { returnRoutes } from './returns/return.routes.ts';
import { staffOrderRoutes } from './staff/staff-order.routes.ts';
import { ordersInTrouble, overdueOrders, unsentOrders } from './staff/waiting-orders.ts';
import { defineOrderJobs } from './state/order-jobs.ts';
import { thresholdTodo } from './taxes/threshold-todo.ts';
import { untaxedTodo } from './taxes/untaxed-todo.ts';
import { vatCheckPart } from './taxes/vat-check-part.ts';
import { nameMethod, waitingWith, wasOrdered } from './was-ordered.queries.ts';
import { dueWithdrawals } from './withdrawal/due-withdrawals.ts';

/** The calls of orders and payments. */
export function orderRoutes(kernel: Kernel): Route[] {
  kernel.held.get(mediaUsers).add(ordersUseMedia);
  defineOrderJobs(kernel);
  closeVies(kernel);
  defineRenderedFile('document', drawMailed);
  kernel.held.get(orderedProducts).push(wasOrdered);
  kernel.held.get(productUsers).push(waitingWith);
  kernel.held
    .get(todoProviders)
    .push(
      dueWithdrawals,
      dueReturns,
      ordersInTrouble,
      unsentOrders,
      overdueOrders,
      untaxedTodo,
      thresholdTodo,
    );
  kernel.held.get(orderedMethods).push(nameMethod);
  // Before the orders, which forget whose they are.
  kernel.personalData.add(movementsPart);
  // Before the orders, which no longer name the person then.
  kernel.personalData.add(vatCheckPart);
  kernel.personalData.add(orderPart);
  return [
    route(createEndpoint, (ctx, input) => createOrder(kernel, ctx, input)),
    route(paymentSucceeded, (ctx, input) => approveButtons(kernel, ctx, input)),
    route(getOrder, (ctx, input) => readOrder(kernel, ctx, input)),
    route(filterOwnOrders, filterOwn),
    route(cancelOwnOrder, (ctx, input) => cancelOwn(kernel, ctx, input)),
    rawRoute(getOrderPdf, (ctx, input, request, reply) =>
      serveLink(request, reply, () => serveOrderPdf(kernel, ctx, input, reply)),
    ),
    rawRoute(getOrderPaymentSlip, (ctx, input, _request, reply) =>
      servePaymentSlip(kernel, ctx, input, reply),
    ),
    rawRoute(getOrderDownload, (ctx, input, request, reply) =>
      serveLink(request, reply, () => serveDownload(kernel, ctx, input, reply)),
    ),
    ...[paymentReturnByGet, paymentReturnByPost].map((endpoint) =>
      rawRoute(endpoint, (ctx, door, request, reply) =>
        handleReturn(kernel, ctx, door, 'return', request, reply),
      ),
    ),
    ...[paymentCancelByGet, paymentCancelByPost].map((endpoint) =>
      rawRoute(endpoint, (ctx, door, request, reply) =>
        handleReturn(kernel, ctx, door, 'cancel', request, reply),
      ),
    ),
    rawRoute(paymentWebhook, (ctx, door, request, reply) => handleWebhook(kernel, ctx, door, request, reply)),
    rawRoute(sandboxPageEndpoint, (ctx, door, request, reply) =>
      showSandbox(kernel, ctx, door, request, reply),
    ),
    rawRoute(sandboxDecisionEndpoint, (ctx, door, request, reply) =>
      decideSandbox(kernel, ctx, door, request, reply),
    ),
    route(listPaymentKeys, (ctx) => showPaymentKeys(kernel, ctx)),
    route(saveKeysEndpoint, (ctx, input) => savePaymentKeys(kernel, ctx, input)),
    ...staffOrderRoutes(kernel),
    ...customerRoutes(kernel),
    ...draftRoutes(kernel),
    ...bankRoutes(kernel),
    ...eInvoiceRoutes(kernel),
    ...fiscalRoutes(kernel),
    ...reportRoutes(kernel),
    ...returnRoutes(kernel),
  ];
}
