import {
  listFiscalCertificates,
  removeFiscalCertificate,
  reportDocumentsAgain,
  saveFiscalCertificate,
  tryFiscalHost,
} from '@izlog/contract/ecommerce/duties/fiscal-certificates';
import { changeInvoicePayment } from '@izlog/contract/ecommerce/duties/payment-change';
import { type Route, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { todoProviders } from '#platform/kernel/todo.ts';
import { endingCertificate } from './certificate-end.ts';
import { changePayment } from './change-payment.ts';
import { reportAgain } from './report-again.ts';
import { defineFiscalJobs } from './report-documents.ts';
import { saveCertificate, showCertificates, takeAwayCertificate } from './save-certificate.ts';
import { tryHost } from './try-host.ts';
import { unreportedDocuments } from './unreported-todo.ts';

/** What a Croatian shop tells the tax host, and with which certificate. */
export function fiscalRoutes(kernel: Kernel): Route[] {
  defineFiscalJobs(kernel);
  kernel.held.get(todoProviders).push(unreportedDocuments, endingCertificate);
  return [
    route(listFiscalCertificates, showCertificates),
    route(saveFiscalCertificate, (ctx, input) => saveCertificate(kernel, ctx, input)),
    route(removeFiscalCertificate, takeAwayCertificate),
    route(tryFiscalHost, (ctx, input) => tryHost(kernel, ctx, input)),
    route(reportDocumentsAgain, reportAgain),
    route(changeInvoicePayment, changePayment),
  ];
}
