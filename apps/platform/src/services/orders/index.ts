export { unreportedPayments, waitingEInvoices } from './e-invoices/e-invoice-todos.ts';
export { countWithoutKpd } from './e-invoices/kpd-of-products.queries.ts';
export { listCertificates } from './fiscal/certificate.queries.ts';
export { unreportedDocuments } from './fiscal/unreported-todo.ts';
export { readDuties } from './opening/duties.ts';
export { readOpening } from './opening/opening.ts';
export {
  type OrderPaper,
  type OrderRecord,
  type OrderRecordFilter,
  orderRecords,
  type StateOf,
} from './reading/order-records.queries.ts';
export { untaxedCountries } from './taxes/untaxed-countries.ts';
export { dueWithdrawals } from './withdrawal/due-withdrawals.ts';
export { findBrokenWithdrawals } from './withdrawal/find-broken-withdrawals.ts';
