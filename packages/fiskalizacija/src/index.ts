export { type Authorities, type FiscalEnvironment, finaAuthorities } from './certificate/authorities.ts';
export { CertificateError, type CertificateProblem } from './certificate/certificate-error.ts';
export {
  certificateOf,
  expectInTime,
  type FiscalCertificate,
  type P12Parts,
  readCertificate,
  unpackP12,
} from './certificate/read-certificate.ts';
export type {
  ChangeAnswer,
  Changed,
  CheckAnswer,
  Checked,
  Confirmed,
  EchoAnswer,
  HostError,
  InvoiceAnswer,
  NoAnswer,
  Refused,
  Unanswered,
  UnansweredReason,
  Untrusted,
} from './client/answers.ts';
export {
  createFiscalClient,
  type FiscalClient,
  type FiscalClientOptions,
  type SendOptions,
} from './client/fiscal-client.ts';
export { fiscalHosts } from './client/hosts.ts';
export { type HostRequest, httpsTransport, type Transport, TransportError } from './client/transport.ts';
export {
  type CheckCode,
  checkCodes,
  mayPassLater,
  type RefusalCode,
  refusalCodes,
} from './messages/codes.ts';
export type { FiscalInvoice, FiscalPayment, InvoiceChange, TaxAmount } from './messages/invoice.ts';
export {
  InvoiceInputError,
  type InvoiceProblem,
  invoiceProblems,
  isPremisesMark,
} from './messages/invoice-problems.ts';
export { isOib } from './oib.ts';
export { type QrOf, qrContent, qrLeastSide, qrModules, qrQuietZone, qrSvg } from './qr.ts';
export { type ZkiOf, zkiOf, zkiText } from './zki.ts';
