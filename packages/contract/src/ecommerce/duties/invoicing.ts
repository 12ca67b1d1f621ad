/** Who makes out the invoices of a shop (option InvoicesBy): this program, or the one its bookkeeper uses. */
export const invoiceMakers = ['izlog', 'other'] as const;
export type InvoiceMaker = (typeof invoiceMakers)[number];

/** What of a seller decides which papers it may issue. */
export interface Invoicing {
  /** Null while it is not set: then this program issues them, as it always did. */
  by: InvoiceMaker | null;
  /** Whether the Croatian act on fiscalisation (NN 89/2025) is the seller's. */
  isCroatian: boolean;
}

/** The options it follows from. */
export const invoicingOptions = ['InvoicesBy', 'CompanyOib', 'CompanyIban'] as const;

/**
 * Reads it from the options of a site. A seller is treated as Croatian unless all it says of itself is of another country:
 * no OIB, and an account abroad.
 */
export function invoicingOf(options: Readonly<Record<(typeof invoicingOptions)[number], string>>): Invoicing {
  const by = invoiceMakers.find((one) => one === options.InvoicesBy.trim()) ?? null;
  const iban = options.CompanyIban.replaceAll(/\s/g, '').toUpperCase();
  const isCroatian = options.CompanyOib.trim() !== '' || iban === '' || iban.startsWith('HR');
  return { by, isCroatian };
}

/** Whether this program may call a paper of the shop an invoice or a credit note, and number it. */
export const mayInvoice = ({ by }: Invoicing): boolean => by !== 'other';

/** Whether invoices lack what the law wants: a Croatian seller issues them by this program, which does not fiscalise. */
export const lacksFiscalisation = (invoicing: Invoicing): boolean =>
  invoicing.isCroatian && mayInvoice(invoicing);

/**
 * Whether a Croatian company may pay by transfer: it is owed an e-invoice then (NN 89/2025, Articles 42 and 48), which this
 * program cannot send.
 */
export const mayOweEInvoice = (invoicing: Invoicing): boolean => !lacksFiscalisation(invoicing);

/**
 * What a Croatian seller writes on each paper, page and mail with data for payment that comes before the invoice (NN 89/2025,
 * Articles 29 and 71): always in these words, whatever the language around them.
 */
export const notFiscalised = 'OVO NIJE FISKALIZIRANI RAČUN';
