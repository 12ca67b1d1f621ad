import type { Withdrawable } from '@izlog/contract/ecommerce/orders/withdrawal';

/** What says whose order it is: its number, with the e-mail it was placed with or the key of its link; alone for its owner. */
export interface WhichOrder {
  orderSlug: string;
  email?: string;
  key?: string;
}

/** One line of a statement: its id and how many pieces. */
export type GivenLine = [id: number, quantity: number];

/** What somebody declares. */
export interface GivenStatement {
  name: string;
  /** Where the acknowledgement goes. */
  contactEmail: string;
  lines: GivenLine[];
}

/** A line of a statement as it is shown. */
export interface DeclaredLine {
  id: number;
  name: string;
  quantity: number;
}

/** An order one may withdraw from, with the last day of the period instead of the moment after it. */
export type OpenOrder = Withdrawable & { lastDay: string | null };

/** The page of the withdrawal: which order, what is declared, its confirmation, the acknowledgement. */
export type WithdrawalView =
  | { step: 'find'; orderSlug: string; email: string }
  | { step: 'statement'; which: WhichOrder; order: OpenOrder; given: GivenStatement | null }
  | {
      step: 'confirm';
      id: string;
      orderSlug: string;
      order: Pick<OpenOrder, 'isInTime' | 'lastDay'>;
      name: string;
      contactEmail: string;
      lines: DeclaredLine[];
    }
  | {
      step: 'done';
      orderSlug: string;
      number: string;
      submittedAt: string;
      isInTime: boolean;
      name: string;
      contactEmail: string;
      lines: DeclaredLine[];
    };
