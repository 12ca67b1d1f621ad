import { decimalOf } from '../amounts.ts';
import { messageTime } from '../zagreb-time.ts';
import type { FiscalInvoice, FiscalPayment, InvoiceChange, TaxAmount } from './invoice.ts';
import { InvoiceInputError, invoiceProblems } from './invoice-problems.ts';
import { element, fiscalNamespace, rootElement, type Xml } from './xml.ts';

/** What a message says about itself. */
export interface MessageHead {
  /** A UUID, another for every message, also for one that is sent again. */
  messageId: string;
  sentAt: Date;
}

/** Codes of the ways of payment. */
const paymentCodes: Readonly<Record<FiscalPayment, string>> = {
  cash: 'G',
  card: 'K',
  transfer: 'T',
  other: 'O',
};

/** The message that reports an invoice ("RacunZahtjev"), not yet signed. Throws `InvoiceInputError`. */
export const invoiceRequest = (head: MessageHead, invoice: FiscalInvoice): Xml =>
  rootElement('RacunZahtjev', [header(head), invoiceElement(invoice)]);

/**
 * The message that changes the way of payment or the buyer's OIB of an invoice issued today ("PromijeniPodatkeRacunaZahtjev"):
 * it repeats the invoice as it was reported. Throws `InvoiceInputError`.
 */
export const changeRequest = (head: MessageHead, invoice: FiscalInvoice, change: InvoiceChange): Xml =>
  rootElement('PromijeniPodatkeRacunaZahtjev', [header(head), invoiceElement(invoice, change)]);

/** The message that asks the test host what it would find fault with ("ProvjeraZahtjev"); the live one does not know it. */
export const checkRequest = (head: MessageHead, invoice: FiscalInvoice): Xml =>
  rootElement('ProvjeraZahtjev', [header(head), invoiceElement(invoice)]);

const header = ({ messageId, sentAt }: MessageHead) =>
  element('Zaglavlje', [element('IdPoruke', messageId), element('DatumVrijeme', messageTime(sentAt))]);

function invoiceElement(invoice: FiscalInvoice, change?: InvoiceChange): Xml {
  const problems = invoiceProblems(invoice, change);
  if (problems.length > 0) throw new InvoiceInputError(problems);
  const { vat, consumptionTax, otherTaxes, fees, paperInvoice, buyerOib } = invoice;
  return element('Racun', [
    element('Oib', invoice.oib),
    element('USustPdv', String(invoice.inVatSystem)),
    element('DatVrijeme', messageTime(invoice.issuedAt)),
    element('OznSlijed', invoice.sequence === 'premises' ? 'P' : 'N'),
    element('BrRac', [
      element('BrOznRac', String(invoice.number)),
      element('OznPosPr', invoice.premises),
      element('OznNapUr', String(invoice.device)),
    ]),
    list('Pdv', vat, (tax) => element('Porez', taxElements(tax))),
    list('Pnp', consumptionTax, (tax) => element('Porez', taxElements(tax))),
    list('OstaliPor', otherTaxes, (tax) =>
      element('Porez', [element('Naziv', tax.name), ...taxElements(tax)]),
    ),
    amount('IznosOslobPdv', invoice.exempt),
    amount('IznosMarza', invoice.margin),
    amount('IznosNePodlOpor', invoice.notTaxed),
    list('Naknade', fees, (fee) =>
      element('Naknada', [element('NazivN', fee.name), element('IznosN', decimalOf(fee.amount))]),
    ),
    element('IznosUkupno', decimalOf(invoice.total)),
    element('NacinPlac', paymentCodes[invoice.payment]),
    element('OibOper', invoice.operatorOib),
    element('ZastKod', invoice.zki),
    element('NakDost', String(invoice.late)),
    paperInvoice === undefined ? null : element('ParagonBrRac', paperInvoice),
    buyerOib === undefined ? null : element('OibPrimateljaRacuna', buyerOib),
    change ? element('PromijenjeniNacinPlac', paymentCodes[change.payment]) : null,
    // Empty where there is no buyer's OIB: the element itself must be there.
    change ? element('PromijenjeniOibPrimateljaRacuna', change.buyerOib ?? '') : null,
  ]);
}

const taxElements = ({ rate, base, amount }: TaxAmount) => [
  element('Stopa', decimalOf(rate)),
  element('Osnovica', decimalOf(base)),
  element('Iznos', decimalOf(amount)),
];

// What an invoice does not have is left out, not said to be nought.
const list = <Item>(
  name: string,
  items: readonly Item[] | undefined,
  write: (item: Item) => Xml,
): Xml | null => (items?.length ? element(name, items.map(write)) : null);
const amount = (name: string, cents: number | undefined) => (cents ? element(name, decimalOf(cents)) : null);

/** The message that asks whether the host is there ("EchoRequest"), which is not signed. */
export const echoRequest = (text: string): Xml =>
  element('EchoRequest', text).replace('<tns:EchoRequest', `$& xmlns:tns="${fiscalNamespace}"`);
