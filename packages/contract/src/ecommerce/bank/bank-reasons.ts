/** Longest reason why a movement is set aside. */
export const asideReasonLength = 200;
/** Most bytes of one statement, and most files of one call. */
export const statementBytes = 20 * 1024 * 1024;
export const mostStatements = 20;
/** Most orders that one movement pays. */
export const mostPartsOfLine = 20;

/**
 * What a movement of money is to the orders of the shop. `sure` and `confirms` are booked by themselves; all others wait for a
 * person, and the reason is why.
 */
export const bankReasons = [
  /** Reference, sum and currency are those of one order that waits to be paid by transfer. */
  'sure',
  /** Staff marked the order as paid before; this is that money. */
  'confirms',
  /** Another sum than is left to pay. */
  'less',
  'more',
  /** Several orders are named; `parts` where their sums make it up. */
  'several',
  /** The reference is that of an order but for one sign, and the sum is its. */
  'mistyped',
  /** No reference of an order; the sum is that of one that waits. */
  'noReference',
  /** The order was to be paid otherwise: on delivery, by card. */
  'otherwise',
  /** The order is paid. */
  'paid',
  /** The order is cancelled, or its money went back. */
  'ended',
  'currency',
  /** Money that the shop had sent came back. */
  'returned',
  /** The bank took back what had come. */
  'takenBack',
  /** A refund of the shop went out, and is not booked yet. */
  'refundOut',
  /** A refund of the shop went out once more than it was owed. */
  'refundTwice',
  /** The bank carried out a file of refunds that was taken back; the refund stands in a newer one. */
  'fileTakenBack',
  /** A person took its booking back. */
  'undone',
  /** It was sure, and booking it ended with a fault. */
  'failed',
  /** Another statement has the same, and the bank gave neither a reference. */
  'maybeTwice',
  /** Several payments booked together, of which the bank does not tell each. */
  'batch',
  /** Nothing is known that it could be. */
  'unknown',
] as const;
export type BankReason = (typeof bankReasons)[number];

/** Why a file was not read. */
export const statementFaults = [
  'noAccount',
  'otherAccount',
  'empty',
  'tooLarge',
  'encoding',
  'notXml',
  'doctype',
  'notStatement',
  'cut',
  'malformed',
  'tooManyLines',
] as const;
export type StatementFault = (typeof statementFaults)[number];

/** Where a movement stands; `ignored`: it went out and has nothing to do with orders. */
export const bankLineStates = ['open', 'booked', 'setAside', 'ignored'] as const;
export type BankLineState = (typeof bankLineStates)[number];
