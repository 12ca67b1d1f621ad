import type { TaxPart } from '@izlog/contract/ecommerce/cart/tax-part';
import type { PaperCase, PaperSentence, PaymentCode } from '@izlog/contract/ecommerce/duties/which-paper';
import type { Cents } from '@izlog/contract/money';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cents, id, ref, siteId } from '#platform/kernel/database/columns.ts';

/** A small heading and the text below it, which may have several lines. */
export interface DocumentBlock {
  label: string;
  text: string;
}

/** A line of a document; amounts in minor units, what is null stands empty. */
export interface DocumentLine {
  name: string;
  /** Number, options, what a bundle holds: a line each. */
  detail: string;
  quantity: number | null;
  unitPrice: number | null;
  /** Hundredths of a percent. */
  rate: number | null;
  amount: number;
}

/**
 * Everything that stands on a document, in the words of its day: drawing it asks nobody else. Amounts in minor units of
 * `currency`, those of a credit note below 0.
 */
export interface DocumentContent {
  kind: 'offer' | 'confirmation' | 'invoice' | 'credit';
  title: string;
  /** Three-letter code of its words, and the locale of its amounts. */
  language: string;
  locale: string;
  currency: string;
  seller: { name: string; lines: string[]; foot: string };
  /** What stands below the title: the order, day and time, payment. */
  facts: string[];
  /** What the law wants seen at once: that it is no fiscalised invoice. */
  banner?: string;
  buyer: DocumentBlock;
  delivery: DocumentBlock | null;
  headings: Record<'item' | 'quantity' | 'price' | 'tax' | 'amount' | 'rate' | 'base', string>;
  lines: DocumentLine[];
  totals: { label: string; amount: number; text: string; isMain?: boolean }[];
  taxes: TaxPart[];
  notes: string[];
  /** How to pay what is not paid yet. */
  slip: { title: string; rows: DocumentBlock[]; scan: string; hub3: string | null } | null;
  page: string;
}

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
  /** Its item of the classification of products (KPD), on documents to companies; absent where it has none. */
  kpd?: string;
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
    code: PaymentCode;
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

/**
 * Invoices and credit notes, as they were issued. The database refuses to change or remove them; their PDFs are rendered from
 * them. No reference to the order: the document stays whatever becomes of it.
 */
export const issuedDocuments = pgTable(
  'issued_documents',
  {
    id: id(),
    siteId: siteId(),
    kind: text({ enum: ['invoice', 'credit'] }).notNull(),
    /** Year of the books, and the number in it: sequence / premises / device. */
    year: integer().notNull(),
    number: text().notNull(),
    orderId: ref().notNull(),
    /** The refund that a credit note is for. */
    refundId: ref(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** What is to be paid, or (below 0) what is credited. */
    total: cents().notNull(),
    content: jsonb().$type<DocumentContent>().notNull(),
    /** What it is by law; of documents from before this was kept null, as all that follows. */
    paper: text({ enum: ['fiscal', 'eInvoice', 'plain'] }),
    /** Its place in the one sequence of premises, device and year; null where invoices and credit notes count apart. */
    sequence: integer(),
    premises: text(),
    device: text(),
    /** The document that it takes something off. */
    correctsId: ref(),
    /** Who, what and how much as data: messages, UBL and lists are made of it. */
    facts: jsonb().$type<DocumentFacts>(),
    /** SHA-256 of all the rest, made by the database when it is issued (`izlog_document_hash`). */
    hash: text(),
  },
  (row) => [
    uniqueIndex('issued_documents_sequence')
      .on(row.siteId, row.premises, row.device, row.year, row.sequence)
      .where(sql`sequence is not null`),
    uniqueIndex().on(row.siteId, row.kind, row.year, row.number),
    uniqueIndex().on(row.orderId, row.kind, row.refundId),
    index().on(row.siteId, row.orderId),
    index().on(row.siteId, row.issuedAt),
  ],
);

/**
 * The last number given out of each sequence, and when: `125/WEB1/1`. The row is locked until the commit and a rollback gives
 * the number back, so none is missing (NN 89/2025, Article 9).
 */
export const documentSequences = pgTable(
  'document_sequences',
  {
    siteId: siteId(),
    premises: text().notNull(),
    device: text().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.siteId, row.premises, row.device, row.year] })],
);
