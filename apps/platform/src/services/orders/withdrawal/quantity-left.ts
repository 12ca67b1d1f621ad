/** Something that took pieces of a line: a statement of withdrawal, or a refund. */
export interface Taken {
  kind: 'withdrawal' | 'refund';
  at: Date;
  quantity: number;
}

/**
 * Pieces of a line that can still be withdrawn: neither withdrawn nor given back for. A refund after a statement is that of
 * the pieces withdrawn, so these count once.
 */
export function quantityLeft(quantity: number, taken: readonly Taken[]): number {
  let left = quantity;
  let awaited = 0;
  for (const one of taken.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    if (one.kind === 'withdrawal') {
      awaited += one.quantity;
      left -= one.quantity;
    } else {
      const ofWithdrawn = Math.min(awaited, one.quantity);
      awaited -= ofWithdrawn;
      left -= one.quantity - ofWithdrawn;
    }
  }
  return Math.max(0, left);
}
