import type { TaxPart } from '@izlog/contract/ecommerce/cart/tax-part';
import type { PaymentCode } from '@izlog/contract/ecommerce/duties/which-paper';
import { isOib } from '@izlog/contract/ecommerce/oib';
import type { Cents } from '@izlog/contract/money';
import type { IssuedDocument } from './document.queries.ts';

/**
 * What is told to the tax host of a document (F1, specification 2.6): from its row alone. Amounts in cents of a euro, below 0
 * where it takes something off.
 */
export interface FiscalInvoice {
  documentId: number;
  oib: string;
  isVatPayer: boolean;
  issuedAt: Date;
  sequence: number;
  premises: string;
  device: string;
  /** By rate, hundredths of a percent; what carries none is `exempt`. */
  taxes: TaxPart[];
  /** What is exempt from tax; null where nothing is. */
  exempt: Cents | null;
  total: Cents;
  paidBy: PaymentCode;
  operatorOib: string;
  /** Of a company at home that pays in cash or by card (NN 89/2025, Article 15(6)). */
  buyerOib: string | null;
}

/** Reads it of a fiscal document; throws where the row is none, which nothing but a fault makes. */
export function fiscalInvoiceOf(document: IssuedDocument): FiscalInvoice {
  const { facts, paper, sequence, premises, device } = document;
  if (paper !== 'fiscal' || !facts || sequence === null || premises === null || device === null)
    throw new Error(`document ${document.id} is not one of the tax host`);
  const untaxed = facts.taxes.filter(({ rate }) => rate === 0);
  const company = facts.buyer.company?.number.replace(/^HR/i, '').replaceAll(/\s/g, '') ?? '';
  return {
    documentId: document.id,
    oib: facts.seller.oib,
    isVatPayer: facts.seller.isVatPayer,
    issuedAt: document.issuedAt,
    sequence,
    premises,
    device,
    taxes: facts.taxes.filter(({ rate }) => rate !== 0),
    // Who is outside the VAT system has nothing that could be exempt of it.
    exempt:
      untaxed.length > 0 && facts.seller.isVatPayer ? untaxed.reduce((sum, { base }) => sum + base, 0) : null,
    total: document.total,
    paidBy: facts.payment.code,
    operatorOib: facts.operator.oib,
    buyerOib: facts.reportsBuyer && isOib(company) ? company : null,
  };
}
