import type { FiscalInvoice } from '../messages/invoice.ts';

/** An OIB of nobody that its check digit lets pass. */
export const anOib = '12345678903';

/** An invoice of 12.50 EUR; what a test is about is said over it. */
export const anInvoice = (said: Partial<FiscalInvoice> = {}): FiscalInvoice => ({
  oib: anOib,
  inVatSystem: true,
  issuedAt: new Date('2026-11-29T10:15:30Z'),
  sequence: 'premises',
  number: 1,
  premises: 'WEB1',
  device: 1,
  vat: [{ rate: 2500, base: 1000, amount: 250 }],
  total: 1250,
  payment: 'card',
  operatorOib: anOib,
  zki: 'e4d909c290d0fb1ca068ffaddf22cbd0',
  late: false,
  ...said,
});
