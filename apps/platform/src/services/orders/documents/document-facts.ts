import type { TaxPart } from '@izlog/contract/ecommerce/cart/tax-part';
import type { PaperCase, PaperSentence, PaymentMark } from '@izlog/contract/ecommerce/duties/which-paper';
import type { Cents } from '@izlog/contract/money';

/** A line of a document with what it is taxed at; below 0 where it takes something off. */
export interface FactLine {
  kind: 'item' | 'delivery' | 'amount';
  name: string;
  sku: string | null;
  /** Null of a line that counts no pieces. */
  quantity: number | null;
  /** Of one piece, before discounts; with the tax where `isTaxIncluded`. */
  unitPrice: Cents | null;
  /** What it comes to before discounts, and after: both with the tax where `isTaxIncluded`. */
  amount: Cents;
  total: Cents;
  taxes: TaxPart[];
}

/** Where somebody is, without telephone and mail. */
export interface FactAddress {
  name: string;
  street: string;
  zipCode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/**
 * What an issued document says, as data: the same facts that its `content` says in words. Amounts in minor units of its
 * currency; below 0 where it takes something off. Its form only grows: rows are never written again.
 */
export interface DocumentFacts {
  seller: {
    name: string;
    street: string;
    town: string;
    oib: string;
    iban: string;
    isVatPayer: boolean;
  };
  buyer: FactAddress & {
    /** Of a company: its name, and its OIB or VAT number as it was typed. */
    company: { name: string; number: string } | null;
  };
  /** Who issued it: the mark that stands on it and whose OIB it is (NN 89/2025, Article 8). */
  operator: { mark: string; oib: string };
  payment: {
    mark: PaymentMark;
    name: string;
    /** ISO instants. */
    paidAt: string | null;
    dueAt: string | null;
  };
  currency: string;
  isTaxIncluded: boolean;
  /** The other country whose tax it carries (OSS). */
  taxCountry: string | null;
  lines: FactLine[];
  taxes: TaxPart[];
  net: Cents;
  tax: Cents;
  total: Cents;
  sentences: Array<{ name: PaperSentence; text: string }>;
  /** The document that it takes something off. */
  corrects: { number: string; issuedAt: string } | null;
  order: string;
  /** Why it is the paper that it is: the row of the table and the case (DOC-02). */
  rule: { row: string; of: PaperCase };
  /** Whether the buyer's OIB goes into the fiscal message (NN 89/2025, Article 15(6)). */
  reportsBuyer: boolean;
}
