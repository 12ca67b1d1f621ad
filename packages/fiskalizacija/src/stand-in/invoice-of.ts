import { centsOf } from '../amounts.ts';
import { childElements, elementAt, textAt } from '../messages/read-xml.ts';
import { instantOfMessageTime } from '../zagreb-time.ts';
import type { ReadInvoice } from './read-invoice.ts';

/** Reads the invoice of a message; nothing where its time is no time of the calendar. */
export function invoiceOf(message: Element): ReadInvoice | undefined {
  const invoice = elementAt(message, 'Racun');
  if (!invoice) return undefined;
  const issuedAt = instantOfMessageTime(textAt(invoice, 'DatVrijeme') ?? '');
  if (!issuedAt) return undefined;
  const text = (...path: string[]) => textAt(invoice, ...path) ?? '';
  const cents = (name: string) => centsOf(textAt(invoice, name) ?? '0.00');
  const truth = (name: string) => ['true', '1'].includes(text(name));
  const taxes = (name: string) =>
    below(invoice, name).map((tax) => ({
      rate: centsOf(textAt(tax, 'Stopa') ?? ''),
      base: centsOf(textAt(tax, 'Osnovica') ?? ''),
      amount: centsOf(textAt(tax, 'Iznos') ?? ''),
    }));
  return {
    oib: text('Oib'),
    inVatSystem: truth('USustPdv'),
    issuedAt,
    sequence: text('OznSlijed') as 'P' | 'N',
    number: text('BrRac', 'BrOznRac'),
    premises: text('BrRac', 'OznPosPr'),
    device: text('BrRac', 'OznNapUr'),
    vat: taxes('Pdv'),
    consumptionTax: taxes('Pnp'),
    otherTaxes: taxes('OstaliPor'),
    exempt: cents('IznosOslobPdv'),
    margin: cents('IznosMarza'),
    notTaxed: cents('IznosNePodlOpor'),
    fees: below(invoice, 'Naknade').map((fee) => centsOf(textAt(fee, 'IznosN') ?? '')),
    total: cents('IznosUkupno'),
    payment: text('NacinPlac'),
    operatorOib: text('OibOper'),
    zki: text('ZastKod'),
    late: truth('NakDost'),
    purpose: textAt(invoice, 'SpecNamj') ?? null,
    buyerOib: textAt(invoice, 'OibPrimateljaRacuna') ?? null,
  };
}

function below(invoice: Element, name: string): Element[] {
  const list = elementAt(invoice, name);
  return list ? childElements(list) : [];
}
