export { type Reading, readCamt053 } from './camt/read-camt053.ts';
export { type FileRefusalCode, FileRefused } from './file-refused.ts';
export { ibanOf } from './iban.ts';
export {
  type CreditTransfer,
  type TransferFile,
  TransferRefused,
  writePain001,
} from './pain/write-pain001.ts';
export { type PaymentReference, paymentReference } from './references/payment-reference.ts';
export type { StatementEnd, StatementHead, StatementLine, StatementRecord } from './statement.ts';
