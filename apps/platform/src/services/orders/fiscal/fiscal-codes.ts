import type { PaymentCode } from '@izlog/contract/ecommerce/duties/which-paper';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import type { IssuedDocument } from '../documents/document.queries.ts';
import { changedPaymentOf } from './change-payment.ts';
import { listFiscalMessages } from './fiscal.queries.ts';
import { zkiOfDocument } from './report-documents.ts';

/** What stands on a fiscal document beside its words: the issuer's code, the tax host's, and both to be scanned. */
export interface FiscalCodes {
  zki: string | null;
  /** Null until the tax host has confirmed it. */
  jir: string | null;
  /** The modules of the QR code, row by row, true where dark; null where there is no code to put into it. */
  qr: boolean[][] | null;
  /** How it is paid since that was changed: the document itself says how it was at first. */
  changed: { paidBy: PaymentCode; at: Date } | null;
}

/** The codes of a document as they stand with the tax host now; null of a document that it is not told of. */
export async function fiscalCodesOf(kernel: Kernel, document: IssuedDocument): Promise<FiscalCodes | null> {
  if (document.paper !== 'fiscal') return null;
  const ctx = await jobContext(kernel, document.siteId, 'fiscal-codes', new Date());
  const message = ctx && (await listFiscalMessages(ctx, [document.id])).get(document.id);
  if (!ctx || !message) return null;
  const { jir } = message;
  const zki = await zkiOfDocument(kernel, ctx, message, document);
  const changed = await changedPaymentOf(ctx, document);
  if (zki === null) return { zki, jir, qr: null, changed };
  const { qrContent, qrModules } = await import('fiskalizacija');
  const { issuedAt, total } = document;
  return { zki, jir, qr: await qrModules(qrContent({ jir, zki, issuedAt, total })), changed };
}
