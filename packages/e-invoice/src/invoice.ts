import type { Decimal } from './amounts/decimal.ts';
import type { Money } from './amounts/money.ts';
import type { HrVatLabel } from './croatia/vat-labels.ts';

/** A date without a time, `2026-03-01`. */
export type LocalDate = string;

/**
 * An invoice or credit note of EN 16931-1 with Croatia's extension. Names of business terms (BT, HR-BT) stand beside the
 * fields. Amounts are hundredths of the currency; a credit note says what is given back as positive amounts, a negative
 * invoice says it as negative ones. What is left out is not written; nothing is written empty (HR-BR-33).
 */
export interface Invoice {
  kind: 'invoice' | 'credit note';
  /** BT-24; `hrSpecification` asks for Croatia's rules and extension, `enSpecification` for the plain norm. */
  specification: string;
  /** BT-23; in Croatia P1 to P12, or `P99:` and the buyer's own. */
  process?: string;
  /** BT-1 */
  number: string;
  /** BT-2 */
  issued: LocalDate;
  /** HR-BT-2, `hh:mm:ss` where it was issued. */
  issuedAt?: string;
  /** BT-3 of UNTDID 1001: 380 invoice, 381 credit note, 384 corrected invoice, 386 invoice for an advance. */
  type: string;
  /** HR-BT-1 */
  isCopy?: boolean;
  /** BT-9 */
  due?: LocalDate;
  /** BG-1 */
  notes?: Note[];
  /** BT-7 */
  taxPoint?: LocalDate;
  /** BT-5 */
  currency: string;
  /** BT-6, with `totals.vatInVatCurrency`. */
  vatCurrency?: string;
  /** BT-19 */
  accounting?: string;
  /** BT-10 */
  buyerReference?: string;
  /** BG-14 */
  period?: Period & {
    /** BT-8 of UNTDID 2005: 3 date of issue, 35 of delivery, 432 of payment. */
    taxPointCode?: string;
  };
  /** BT-13 */
  order?: string;
  /** BT-14 */
  salesOrder?: string;
  /** BG-3: the invoices that this one corrects, credits or ends. */
  preceding?: PrecedingInvoice[];
  /** BT-16 */
  despatchAdvice?: string;
  /** BT-15 */
  receivingAdvice?: string;
  /** BT-17 */
  tender?: string;
  /** BT-12 */
  contract?: string;
  /** BT-18 */
  object?: Identifier;
  /** BG-24 */
  attachments?: Attachment[];
  /** BT-11 */
  project?: string;
  seller: Seller;
  buyer: Party;
  /** BG-10: who is paid, where it is not the seller. */
  payee?: Payee;
  /** BG-11 */
  taxRepresentative?: TaxRepresentative;
  /** BG-13 */
  delivery?: Delivery;
  /** BG-16 */
  payments?: PaymentInstruction[];
  /** BT-20 */
  paymentTerms?: string;
  /** BG-20, BG-21 */
  adjustments?: DocumentAdjustment[];
  /** BG-23 */
  vat: VatSum[];
  /** BG-22 */
  totals: Totals;
  /** Croatia's extension. */
  hr?: HrExtension;
  /** BG-25, at least one. */
  lines: Line[];
}

/** BG-1 */
export interface Note {
  /** BT-21 of UNTDID 4451 */
  subject?: string;
  /** BT-22 */
  text: string;
}

export interface Period {
  start?: LocalDate;
  end?: LocalDate;
}

/** BG-3 */
export interface PrecedingInvoice {
  /** BT-25 */
  number: string;
  /** BT-26, which Croatia wants always. */
  issued?: LocalDate;
  /** HR-BT-3 */
  description?: string;
}

/** An identifier and the scheme it is of, where it is of one. */
export interface Identifier {
  id: string;
  scheme?: string;
}

/** BG-24: a file, or an address where one lies. */
export interface Attachment {
  /** BT-122 */
  id: string;
  /** BT-123 */
  description?: string;
  /** BT-125 */
  file?: { name: string; mime: string; content: Uint8Array };
  /** BT-124 */
  address?: string;
}

export interface Address {
  street?: string;
  moreStreet?: string;
  city?: string;
  postcode?: string;
  subdivision?: string;
  line?: string;
  /** Two letters of ISO 3166-1; Greece is GR. */
  country: string;
}

export interface Contact {
  name?: string;
  phone?: string;
  email?: string;
}

/** BG-4, BG-7 */
export interface Party {
  /** BT-34, BT-49; in Croatia scheme 9934 and the OIB. */
  endpoint?: Identifier;
  /** BT-29, BT-46 */
  identifiers?: Identifier[];
  /** BT-28, BT-45 */
  tradingName?: string;
  address: Address;
  /** BT-31, BT-48, with the country in front: `HR12345678903`. */
  vatId?: string;
  /** BT-32: of a seller that is not registered for VAT. */
  taxRegistration?: { id: string; scheme: string };
  /** BT-27, BT-44 */
  name: string;
  /** BT-30, BT-47 */
  registration?: Identifier;
  /** BT-33 */
  legalForm?: string;
  /** BG-6, BG-9 */
  contact?: Contact;
}

export interface Seller extends Party {
  /** Who issued it: name HR-BT-4, OIB HR-BT-5; in a web shop the seller's own. */
  operator?: { name?: string; oib?: string };
}

/** BG-10 */
export interface Payee {
  name: string;
  identifier?: Identifier;
  registration?: Identifier;
}

/** BG-11 */
export interface TaxRepresentative {
  name: string;
  address: Address;
  vatId: string;
}

/** BG-13 */
export interface Delivery {
  /** BT-70 */
  name?: string;
  /** BT-71 */
  location?: Identifier;
  /** BT-72 */
  date?: LocalDate;
  /** BG-15 */
  address?: Address;
}

/** BG-16 */
export interface PaymentInstruction {
  /** BT-81 of UNTDID 4461: 30 transfer, 58 SEPA transfer, 48 card. */
  code: string;
  /** BT-82 */
  text?: string;
  /** What the transfer is for, in words. */
  note?: string;
  /** BT-83: model and reference, `HR00 123456`. */
  reference?: string;
  /** BG-17 */
  account?: { id: string; name?: string; bank?: string };
  /** BG-18 */
  card?: { number: string; network?: string; holder?: string };
  /** BG-19 */
  directDebit?: { mandate?: string; account?: string };
}

/** The VAT of a line or of an allowance or charge of the whole invoice. */
export interface Vat {
  /** UNTDID 5305: S taxed, Z zero, E exempt, AE reverse charge, K to another member state, G export, O outside of VAT. */
  category: string;
  /** Percent; none for O. */
  rate?: Decimal;
  /** Croatia's label, HR-TB-2. Found from category and rate by `completeInvoice` where it is S, Z, K, G, AE, E or O. */
  label?: HrVatLabel;
  /** Why no VAT is charged. */
  exemption?: Exemption;
}

export interface Exemption {
  /** Of the code list VATEX. */
  code?: string;
  text?: string;
}

/** An allowance or a charge on a line: BG-27, BG-28. Amounts are positive, or those of a negative invoice negative. */
export interface Adjustment {
  kind: 'allowance' | 'charge';
  amount: Money;
  /** What the percentage is of. */
  base?: Money;
  percent?: Decimal;
  reason?: string;
  /** UNTDID 5189 for allowances, UNTDID 7161 for charges. */
  reasonCode?: string;
}

/** An allowance or a charge on the whole invoice, such as delivery: BG-20, BG-21. */
export interface DocumentAdjustment extends Adjustment {
  vat: Vat;
}

/** BG-23: what is owed of one category and rate. */
export interface VatSum {
  category: string;
  rate?: Decimal;
  /** BT-116 */
  taxable: Money;
  /** BT-117: may differ from the rate of `taxable` by less than one unit of the currency, as VAT summed over lines does. */
  tax: Money;
  exemption?: Exemption;
}

/** BG-22 */
export interface Totals {
  /** BT-106 */
  lines: Money;
  /** BT-107 */
  allowances?: Money;
  /** BT-108 */
  charges?: Money;
  /** BT-109 */
  exclusive: Money;
  /** BT-110 */
  vat: Money;
  /** BT-111 */
  vatInVatCurrency?: Money;
  /** BT-112 */
  inclusive: Money;
  /** BT-113 */
  prepaid?: Money;
  /** BT-114 */
  rounding?: Money;
  /** BT-115 */
  payable: Money;
}

/** What Croatia adds to the norm, in `ext:UBLExtensions`. */
export interface HrExtension {
  /** HR-BT-15: the sentence of sellers that owe VAT when they are paid. */
  cashAccounting?: string;
  /** HR-BG-2 */
  vat?: HrVatSum[];
  /** HR-BG-3 */
  totals?: { exclusive: Money; outOfScope: Money };
}

/** One row of HR-BG-2, where what the norm calls exempt is told apart. */
export interface HrVatSum extends VatSum {
  label?: HrVatLabel;
  /** UNTDID 5153: VAT, OTH for deposits, LOC for the tax on consumption, CAR for the tax on vehicles. */
  scheme: string;
}

/** BG-25 */
export interface Line {
  /** BT-126 */
  id: string;
  /** BT-127 */
  note?: string;
  /** BT-129 */
  quantity: Decimal;
  /** BT-130 of UN/ECE Recommendation 20: H87 piece, KGM, MTR, HUR, … */
  unit: string;
  /** BT-131: quantity times price, less allowances, plus charges, without VAT. */
  amount: Money;
  /** BT-133 */
  accounting?: string;
  /** BG-26 */
  period?: Period;
  /** BT-132, with HR-BT-9 */
  orderLine?: LineReference;
  /** HR-BT-10 */
  despatchLine?: LineReference;
  /** HR-BT-11 */
  receiptLine?: LineReference;
  /** BT-128 */
  object?: Identifier;
  adjustments?: Adjustment[];
  /** BT-154 */
  description?: string;
  /** BT-153 */
  name: string;
  /** BT-156 */
  buyersId?: string;
  /** BT-155 */
  sellersId?: string;
  /** BT-157; scheme 0160 is a GTIN. */
  standardId?: Identifier;
  /** BT-159 */
  origin?: string;
  /** BT-158; Croatia wants one of list CG, its KPD: see `kpd`. */
  classifications?: Classification[];
  vat: Vat;
  /** BG-32 */
  attributes?: { name: string; value: string }[];
  price: Price;
}

export interface LineReference {
  /** UBL wants it wherever a document is named; others leave it empty. */
  line?: string;
  document?: string;
}

export interface Classification {
  code: string;
  /** UNTDID 7143 */
  list: string;
  version?: string;
}

/** BG-29 */
export interface Price {
  /** BT-146, without VAT. */
  net: Decimal;
  /** BT-149 */
  per?: Decimal;
  /** BT-150 */
  perUnit?: string;
  /** BT-147 */
  discount?: Decimal;
  /** BT-148 */
  gross?: Decimal;
}

/** The plain norm. */
export const enSpecification = 'urn:cen.eu:en16931:2017';

/** Croatia's CIUS with its extension (HR-BR-5). */
export const hrSpecification =
  'urn:cen.eu:en16931:2017#compliant#urn:mfin.gov.hr:cius-2025:1.0#conformant#urn:mfin.gov.hr:ext-2025:1.0';

/** Whether Croatia's rules and extension are asked for. */
export const isCroatian = ({ specification }: Pick<Invoice, 'specification'>): boolean =>
  specification === hrSpecification;
