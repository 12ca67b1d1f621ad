import type { PaymentReference } from './references/payment-reference.ts';

/** What stands above the lines of a statement. */
export interface StatementHead {
  record: 'statement';
  /** `camt.053.001.02`; '' where the file does not say. */
  version: string;
  /** The bank's name for it. */
  id: string;
  /** Its number in the year; '' where there is none. */
  number: string;
  /** Null where the account is not named by an IBAN. */
  iban: string | null;
  /** ISO 4217; '' where the account does not say. */
  currency: string;
  owner: string;
  /** Days, `2026-11-27`; null where it does not say. */
  from: string | null;
  to: string | null;
  /** Minor units, negative in the red; null where it does not say. */
  opening: number | null;
  closing: number | null;
}

/** Money that came or went. A booking of many payments is a line for each of them, where it says what each was. */
export interface StatementLine {
  record: 'line';
  /**
   * The same for the same movement of money in whatever file it stands, by the bank's own reference; where the bank gave none,
   * by all that is said of it within its statement.
   */
  key: string;
  /** Without a reference of the bank: the same for what looks the same in any statement of the account. Null with one. */
  likeness: string | null;
  /** Counted from 1 within the statement. */
  position: number;
  direction: 'in' | 'out';
  /** Minor units, above zero unless the bank booked nothing. */
  amount: number;
  currency: string;
  bookedOn: string | null;
  valueOn: string | null;
  /** Who paid, or was paid. An IBAN whose check digits are wrong is none. */
  counterparty: { name: string; iban: string | null };
  reference: PaymentReference | null;
  /** What the payer wrote, and further references. */
  text: string;
  endToEndId: string | null;
  /** The account servicer's reference. */
  bankReference: string | null;
  /** It takes an earlier movement back. */
  isReversal: boolean;
  /** The money came back: ISO code (`AC04`) or the bank's words, '' where it gave none; null where it did not come back. */
  returnReason: string | null;
  /** How many payments it stands for where they could not be told apart; 1 otherwise. */
  payments: number;
}

/** What stands below the lines of a statement. */
export interface StatementEnd {
  record: 'end';
  lines: number;
  /** Movements that are announced, not booked. */
  skipped: number;
  /** Whether opening and movements make the closing balance; null where the file does not say enough. */
  isBalanced: boolean | null;
}

export type StatementRecord = StatementHead | StatementLine | StatementEnd;
