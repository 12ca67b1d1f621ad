import {
  listEInvoicePayments,
  reportEInvoicePayments,
  sendEInvoicePayments,
} from '@izlog/contract/ecommerce/e-invoices/e-invoice-payments';
import {
  getKpdList,
  searchKpd,
  takeKpdList,
  tryAccessPoint,
} from '@izlog/contract/ecommerce/e-invoices/e-invoice-settings';
import {
  filterEInvoices,
  getEInvoiceFile,
  handOverEInvoice,
  rejectEInvoice,
  sendEInvoiceAgain,
} from '@izlog/contract/ecommerce/e-invoices/e-invoices';
import {
  decideIncomingInvoice,
  fetchIncomingInvoices,
  filterIncomingInvoices,
  getIncomingInvoiceFile,
  takeIncomingInvoices,
} from '@izlog/contract/ecommerce/e-invoices/incoming-invoices';
import { type Route, rawRoute, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { todoProviders } from '#platform/kernel/todo.ts';
import {
  filterForOffice,
  handOverByHand,
  markRejected,
  sendAgain,
  sendEInvoiceFile,
} from './e-invoice-acts.ts';
import { incomingWaiting, unreportedPayments, waitingEInvoices } from './e-invoice-todos.ts';
import { decideIncoming, filterIncoming, sendIncomingFile } from './incoming-acts.ts';
import { findKpd, showKpdList, takeKpd } from './kpd-list.ts';
import { markReported, sendPayments, showPayments } from './payment-acts.ts';
import { definePaymentReports } from './report-payments.ts';
import { defineRejectionReports } from './report-rejections.ts';
import { defineSending } from './send-e-invoices.ts';
import { defineFetching, fetchIncoming, takeBrought } from './take-incoming.ts';
import { tryPoint } from './try-point.ts';

/** E-invoices to companies, what the tax administration is told of them, and those that come from others. */
export function eInvoiceRoutes(kernel: Kernel): Route[] {
  defineSending(kernel);
  definePaymentReports(kernel);
  defineRejectionReports(kernel);
  defineFetching(kernel);
  kernel.held.get(todoProviders).push(waitingEInvoices, unreportedPayments, incomingWaiting);
  return [
    route(filterEInvoices, filterForOffice),
    rawRoute(getEInvoiceFile, (ctx, input, _request, reply) => sendEInvoiceFile(ctx, input, reply)),
    route(sendEInvoiceAgain, sendAgain),
    route(handOverEInvoice, handOverByHand),
    route(rejectEInvoice, markRejected),
    route(listEInvoicePayments, showPayments),
    route(reportEInvoicePayments, markReported),
    route(sendEInvoicePayments, sendPayments),
    route(filterIncomingInvoices, filterIncoming),
    rawRoute(getIncomingInvoiceFile, (ctx, input, _request, reply) => sendIncomingFile(ctx, input, reply)),
    rawRoute(takeIncomingInvoices, async (ctx, _input, request) => ({
      data: await takeBrought(ctx, request),
    })),
    route(fetchIncomingInvoices, (ctx) => fetchIncoming(kernel, ctx)),
    route(decideIncomingInvoice, decideIncoming),
    route(tryAccessPoint, (ctx, input) => tryPoint(kernel, ctx, input)),
    route(getKpdList, showKpdList),
    rawRoute(takeKpdList, async (ctx, _input, request) => ({ data: await takeKpd(ctx, request) })),
    route(searchKpd, findKpd),
  ];
}
