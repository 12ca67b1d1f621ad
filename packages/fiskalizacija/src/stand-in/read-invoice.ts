/** An invoice as a message that fits its shape says it. Amounts in cents, rates in hundredths of a percent. */
export interface ReadInvoice {
  oib: string;
  inVatSystem: boolean;
  issuedAt: Date;
  sequence: 'P' | 'N';
  number: string;
  premises: string;
  device: string;
  vat: ReadTax[];
  consumptionTax: ReadTax[];
  otherTaxes: ReadTax[];
  exempt: number;
  margin: number;
  notTaxed: number;
  fees: number[];
  total: number;
  payment: string;
  operatorOib: string;
  zki: string;
  late: boolean;
  purpose: string | null;
  buyerOib: string | null;
}

interface ReadTax {
  rate: number;
  base: number;
  amount: number;
}
