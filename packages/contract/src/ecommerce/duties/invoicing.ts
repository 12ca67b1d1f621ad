/** Who makes out the invoices of a shop (option InvoicesBy): this program, or the one its bookkeeper uses. */
export const invoiceMakers = ['izlog', 'other'] as const;
export type InvoiceMaker = (typeof invoiceMakers)[number];

/**
 * Whether this program makes out invoices by the Croatian act (option CroatianInvoices): not, on trial (nothing is issued
 * yet), or live.
 */
export const croatianInvoices = ['off', 'test', 'live'] as const;
export type CroatianInvoices = (typeof croatianInvoices)[number];

/** Who carries e-invoices (option EInvoicePoint): nobody, a person with a file, or an access point by its interface. */
export const eInvoicePoints = ['off', 'hand', 'mojEracun'] as const;
export type EInvoicePoint = (typeof eInvoicePoints)[number];

/** What of a seller decides which papers it may issue. */
export interface Invoicing {
  /** Null while it is not set: then this program issues them, as it always did. */
  by: InvoiceMaker | null;
  /** Whether the Croatian act on fiscalisation (NN 89/2025) is the seller's. */
  isCroatian: boolean;
  law: CroatianInvoices;
  /** False of a small business outside the VAT system, which charges no tax. */
  isVatPayer: boolean;
  eInvoices: EInvoicePoint;
}

/** The options it follows from. */
export const invoicingOptions = [
  'InvoicesBy',
  'CompanyOib',
  'CompanyIban',
  'CroatianInvoices',
  'VatPayer',
  'EInvoicePoint',
] as const;

/** Values of these options; what is not there is not set. */
export type InvoicingOptions = Readonly<Partial<Record<(typeof invoicingOptions)[number], string | null>>>;

/**
 * Reads it from the options of a site. A seller is treated as Croatian unless all it says of itself is of another country:
 * no OIB, and an account abroad; who makes out invoices by the Croatian act always is.
 */
export function invoicingOf(options: InvoicingOptions): Invoicing {
  const text = (key: keyof InvoicingOptions) => options[key]?.trim() ?? '';
  const by = invoiceMakers.find((one) => one === text('InvoicesBy')) ?? null;
  const law = croatianInvoices.find((one) => one === text('CroatianInvoices')) ?? 'off';
  const iban = text('CompanyIban').replaceAll(/\s/g, '').toUpperCase();
  const isCroatian =
    (law !== 'off' && by !== 'other') || text('CompanyOib') !== '' || iban === '' || iban.startsWith('HR');
  const eInvoices = eInvoicePoints.find((one) => one === text('EInvoicePoint')) ?? 'off';
  return { by, isCroatian, law, isVatPayer: text('VatPayer') !== 'false', eInvoices };
}

/** Whether this program may call a paper of the shop an invoice or a credit note, and number it: not while it is on trial. */
export const mayInvoice = ({ by, law }: Invoicing): boolean => by !== 'other' && law !== 'test';

/** Whether this program is the one that makes out the invoices, now or once it goes live. */
export const isMaker = ({ by }: Invoicing): boolean => by !== 'other';

/** Whether invoices are made out by the Croatian act: one sequence, and each reported as the act asks. */
export const isLive = (invoicing: Invoicing): boolean => isMaker(invoicing) && invoicing.law === 'live';

/** Whether invoices lack what the law wants: a Croatian seller issues them by this program, which does not fiscalise them. */
export const lacksFiscalisation = (invoicing: Invoicing): boolean =>
  invoicing.isCroatian && isMaker(invoicing) && invoicing.law !== 'live';

/**
 * Whether a Croatian company may pay in a way for which it is owed an e-invoice (NN 89/2025, Articles 38, 39 and 42): where
 * another program makes out the invoices, and where this one does and an access point carries them.
 */
export const mayOweEInvoice = (invoicing: Invoicing): boolean =>
  !(invoicing.isCroatian && isMaker(invoicing)) || (isLive(invoicing) && invoicing.eInvoices !== 'off');

/**
 * What a Croatian seller writes on each paper, page and mail with data for payment that comes before the invoice (NN 89/2025,
 * Articles 29 and 71): always in these words, whatever the language around them.
 */
export const notFiscalised = 'OVO NIJE FISKALIZIRANI RAČUN';
