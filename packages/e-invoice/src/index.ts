export {
  type AccessPoint,
  AccessPointRefused,
  AccessPointUnreachable,
  type DocumentState,
  type IncomingDocument,
  type OutgoingDocument,
} from './access-point/access-point.ts';
export { accessPointByHand, type FileStore } from './access-point/by-hand.ts';
export { folderStore } from './access-point/folder-store.ts';
export { type MojEracunAccount, mojEracun } from './access-point/moj-eracun.ts';
export type { Decimal } from './amounts/decimal.ts';
export { costOf, type Money, moneyOf, percentOf, unitPriceOf, writtenMoney } from './amounts/money.ts';
export { type KpdItem, type KpdList, kpd, readKpd } from './croatia/kpd.ts';
export { isOib } from './croatia/oib.ts';
export { type HrVatLabel, hrLabelOf, isHrVatLabel } from './croatia/vat-labels.ts';
export * from './invoice.ts';
export { InvoiceRefused, type Problem } from './problem.ts';
export { fiscalMessage, undeliveredMessage } from './reports/fiscal-message.ts';
export type { MessageHead, UnsignedMessage } from './reports/message.ts';
export {
  type PaymentReport,
  paymentMessage,
  type RejectionReport,
  type ReportedInvoice,
  rejectionMessage,
  reportedBy,
} from './reports/payment-and-rejection.ts';
export { checkInvoice } from './rules/check-invoice.ts';
export { completeInvoice, type InvoiceDraft } from './sums/complete-invoice.ts';
export { type ReadInvoice, readUbl } from './ubl/read-ubl.ts';
export { writeUbl } from './ubl/write-ubl.ts';
