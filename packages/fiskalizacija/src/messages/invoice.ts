/** A rate and what it makes of a base. The rate is in hundredths of a percent (25 % = 2500), the amounts are in cents. */
export interface TaxAmount {
  rate: number;
  base: number;
  amount: number;
}

/** How an invoice is paid: more than one way on one invoice is `other`. */
export type FiscalPayment = 'cash' | 'card' | 'transfer' | 'other';

/** An invoice as the tax host gets it. Amounts are in cents, negative on an invoice that takes back. */
export interface FiscalInvoice {
  /** OIB of the issuer; the certificate's. */
  oib: string;
  /** Whether the issuer is a VAT payer. */
  inVatSystem: boolean;
  issuedAt: Date;
  /** Where numbers run on: over the premises or each device. */
  sequence: 'premises' | 'device';
  number: number;
  /** Mark of the premises: letters and digits only. */
  premises: string;
  device: number;
  vat?: readonly TaxAmount[];
  /** Tax on consumption ("porez na potrošnju"). */
  consumptionTax?: readonly TaxAmount[];
  otherTaxes?: readonly (TaxAmount & { name: string })[];
  /** What is exempt from VAT. */
  exempt?: number;
  /** What the margin scheme is about. */
  margin?: number;
  /** What is not subject to VAT. */
  notTaxed?: number;
  /** Fees that are no tax, as a deposit for bottles. */
  fees?: readonly { name: string; amount: number }[];
  total: number;
  payment: FiscalPayment;
  operatorOib: string;
  zki: string;
  /** Whether the buyer has had it without a JIR already. */
  late: boolean;
  /** Number of the paper invoice that it copies, written while the device was out of order. */
  paperInvoice?: string;
  /** OIB of a company that buys by cash or card. */
  buyerOib?: string;
}

/** What may be changed about an invoice until midnight of its day: both are said, also the one that stays. */
export interface InvoiceChange {
  payment: FiscalPayment;
  buyerOib: string | null;
}
